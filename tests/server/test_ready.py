"""Types of documents that threads read are made ready before: msgspec crashes where two threads do that at once."""

from __future__ import annotations

import subprocess
import sys

READ = """
import sys
import tharsis.server.run
from tharsis.play import presets, record, release_one, save
from tharsis.server.messages import TableRow
from tharsis.server.table.events import TableDoc
from tharsis.server.table.finished import FinishedDoc
import msgspec

worked_out = []
def watch(frame, event, arg):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        worked_out.append(frame.f_code.co_name)

kinds = [TableDoc, FinishedDoc, TableRow, save.SaveDoc, presets.Presets, release_one.ModuleThen, release_one.SetUp,
         record.Header, record.AnswerLine, record.DigestLine]
sys.setprofile(watch)
for kind in kinds:
    try:
        msgspec.convert({}, kind)
    except msgspec.ValidationError:
        pass
sys.setprofile(None)
assert not worked_out, worked_out
"""


def test_what_threads_read_is_worked_out_when_the_server_is_imported() -> None:
    run = subprocess.run([sys.executable, "-c", READ], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
