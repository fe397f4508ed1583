"""Addresses as limits count them."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address


@lru_cache(maxsize=4096)
def group_of(address: str) -> str:
    """Who is behind an address. One line has a whole /64 of IPv6 addresses, so that is counted as one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
