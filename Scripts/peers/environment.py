"""The virtual environment that the peers are installed into."""

import json
import subprocess
import sys
import venv

# By what they need to be measured; a package that does not install is told and left out.
PACKAGES = ["PyYAML==6.0.4", "hassil==3.13.0", "rapidfuzz==3.14.6"]
OPTIONAL = ["ovos-adapt-parser==1.0.9", "padatious==0.4.8", "ovos-padatious==1.4.3"]


class Environment:
    def __init__(self, scratch):
        self.scratch = scratch
        self.folder = scratch / "environment"
        self.python = self.folder / "bin" / "python"
        self.record = scratch / "installed.json"
        self.faults = {}

    def prepare(self):
        """Installs what is not there yet; what once failed is not tried again until the record is removed."""
        self.scratch.mkdir(parents=True, exist_ok=True)
        self.faults = json.loads(self.record.read_text()) if self.record.exists() else {}
        if not self.python.exists():
            self.faults = {}
            venv.create(self.folder, with_pip=True)
        for package in PACKAGES + OPTIONAL:
            if package not in self.faults:
                self.faults[package] = self._install(package)
        self.record.write_text(json.dumps(self.faults, indent=1))

    def has(self, package):
        return any(each.startswith(package + "==") and not fault for each, fault in self.faults.items())

    def tell(self):
        print()
        for package, fault in self.faults.items():
            if fault:
                print(f"- {package} did not install: {fault}")

    def _install(self, package):
        """What went wrong; nothing if all is well."""
        print(f"installing {package}", file=sys.stderr, flush=True)
        done = subprocess.run(
            [self.python, "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check", package],
            capture_output=True, text=True)
        if not done.returncode:
            return ""
        lines = [line.strip() for line in done.stderr.splitlines() if line.strip()]
        told = [line for line in lines if "Exception:" in line or line.startswith("ERROR:")]
        return (told or lines or ["no reason given"])[0]
