"""What keeps a server from starting is one clear line, before it says that it serves."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

NOWHERE = "postgresql://nobody:secret@127.0.0.1:1/none"
BAD = [
    (["--database", "mysql://x"], "a database is sqlite:PATH or postgresql://"),
    (["--database", NOWHERE], "PostgreSQL can't be reached: "),
    (["--data", "/proc/none"], "/proc/none/tharsis.db: "),
    (["--host", "999.1.1.1"], "can't listen on 999.1.1.1:0: there is no such address"),
    (["--port", "80000"], "--port"),
    (["--level", "loud"], "there is no level 'loud'"),
    (["--origin", "example.org"], "--origin 'example.org': an origin is like https://"),
    (["--origin", "https://example.org/table"], "without a path"),
    (["--proxies", "127.0.0.1,proxy"], "--proxies 'proxy': an address such as 127.0.0.1"),
    (["--proxies", "*"], "--proxies '*': an address such as 127.0.0.1"),
    (["--proxies", "::/0"], "--proxies '::/0': that is everybody; name your proxies"),
    (["--name", "https://example.org"], "--name 'https://example.org': a name is like table.example.org"),
]


@pytest.mark.parametrize(("arguments", "said"), BAD, ids=[" ".join(a) for a, _ in BAD])
def test_a_wrong_setting_is_one_line(tharsis, tmp_path: Path, arguments, said) -> None:
    run = tharsis("serve", "--port", "0", "--data", tmp_path, *arguments)
    assert run.returncode in (1, 2)
    assert run.stdout == ""
    assert said in run.stderr
    assert run.stderr.startswith("tharsis: ")
    assert run.stderr.count("\n") == 1
    assert "secret" not in run.stderr


def test_a_port_in_use_is_one_line(tharsis, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        run = tharsis("serve", "--port", port, "--data", tmp_path)
    assert run.returncode == 1
    assert run.stdout == ""
    assert f"can't listen on 127.0.0.1:{port}: address already in use; choose another --port" in run.stderr
    assert run.stderr.count("\n") == 1


def test_a_file_that_is_no_database_is_one_line(tharsis, tmp_path: Path) -> None:
    (tmp_path / "tharsis.db").write_text("a letter to my aunt " * 100)
    run = tharsis("serve", "--port", "0", "--data", tmp_path)
    assert run.returncode == 1
    assert "tharsis.db: file is not a database" in run.stderr
    assert run.stderr.count("\n") == 1
