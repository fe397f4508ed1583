"""`python -m tharsis`: the same as `tharsis`."""

from tharsis.cli.main import main

if __name__ == "__main__":  # tools that import every module start nothing
    main()
