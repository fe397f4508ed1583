"""Breaks the rules on purpose, one thing at a time, and sees whether a test notices: `make mutate`.

`operators` finds what can be changed in a file, `mutants` makes and samples the changes, `breaks` reads those that are
written by hand, `reach` knows which test runs which line, `trial` runs tests on a broken copy, `report` tells the result.
"""
