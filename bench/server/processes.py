"""Starts programs and reads what they used from /proc."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """What a process has used since it began, all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Program:
    """A server that prints its address."""

    def __init__(self, *command: str, cwd: Path | None = None) -> None:
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=cwd)
        assert self._process.stdout is not None
        line = next((line for line in self._process.stdout if "http://" in line), "")
        assert line, f"{command[0]} did not start"
        self.port = int(line.rsplit(":", 1)[1])

    @property
    def pid(self) -> int:
        return self._process.pid

    def memory_mb(self) -> float:
        for line in Path(f"/proc/{self._process.pid}/status").read_text("utf-8").splitlines():
            if line.startswith("VmRSS"):
                return round(int(line.split()[1]) / 1024, 1)
        return 0.0

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
