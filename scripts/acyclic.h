/* Included before the C code that mypyc makes.

Objects outside the garbage collector (mypyc_attr(acyclic=True)) have no header in front of them, but mypyc still hands
them to CPython's trashcan, which writes into that header when objects are freed more than 50 deep. Only objects with a
header go there. Later versions of Python have no such condition, and another trashcan. */

#include <Python.h>

#ifdef Py_TRASHCAN_BEGIN_CONDITION
#undef Py_TRASHCAN_BEGIN
#define Py_TRASHCAN_BEGIN(op, dealloc)                                                                                 \
    Py_TRASHCAN_BEGIN_CONDITION(op, PyType_IS_GC(Py_TYPE(op)) && Py_TYPE(op)->tp_dealloc == (destructor)(dealloc))
#endif
