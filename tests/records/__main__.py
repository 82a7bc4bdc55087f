"""Make all records again: `python -m tests.records`. Files that no function makes are left alone."""

from __future__ import annotations

from tests.records.makers import FOLDER, makers, remade


def main() -> None:
    for name in makers():
        path = FOLDER / f"{name}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(remade(name))
        print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
