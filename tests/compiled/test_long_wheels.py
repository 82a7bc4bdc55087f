"""Wheels that are not built by default. They are tested only in a long run, because each has to be built."""

from pathlib import Path

from tests.compiled.kit import pack, wheel


def test_without_a_compiler_the_plain_wheel_is_built(tmp_path: Path) -> None:
    packed, said = pack(tmp_path, PATH=str(tmp_path))
    assert packed.name.endswith("-py3-none-any.whl")
    assert "Sandtable will run as plain Python: there is no C compiler" in said


def test_the_plain_wheel_does_not_need_the_packed_arrays() -> None:
    (metadata,) = wheel("plain").glob("sandtable-*.dist-info/METADATA")
    assert "Requires-Dist: librt" not in metadata.read_text("utf-8")


def test_the_plain_wheel_carries_the_pages_and_the_migrations() -> None:
    server = wheel("plain") / "sandtable" / "server"
    assert (server / "web" / "static" / "index.html").is_file()
    assert list((server / "store" / "migrations" / "versions").glob("r*.py"))
