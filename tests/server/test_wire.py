"""The client's types (client/wire.d.ts) and the server's OpenAPI say the same, field by field: tsc compares them."""

import json
import subprocess
from pathlib import Path

import pytest

from parlour.server.settings import CLIENT
from parlour.server.wire import VERSION
from tests.server.running import Running

TSC = Path(__file__).parents[2] / "node_modules" / ".bin" / "tsc"
# The browser has Events of its own; of a review the client says what its moves and choices are.
CALLED = {"Event": "GameEvent", "GestureOf": "Gesture"} | {"Move": "ReviewedMove", "Choice": "ReviewChoice", "Account": "ReviewAccount"}
OMITTED = {"Problem"}  # leaves out what it has nothing to say about; every other answer has all its fields
OPTIONS = {
    "strict": True,
    "exactOptionalPropertyTypes": True,
    "noEmit": True,
    "types": [],
    "target": "es2022",
    "moduleResolution": "bundler",
}
SAME = """
type Sent<Client, Server> = [Client] extends [Server] ? Exclude<keyof Client, keyof Server> : "types";
type Same<Client, Server> = Sent<Client, Server> | Sent<Server, Client>;
"""


@pytest.fixture(scope="module")
def schemas(server: Running) -> dict[str, dict]:
    """Everything that travels, by name."""
    return server.client.get("/schema/openapi.json").json()["components"]["schemas"]


def typescript(schema: dict, name: str = "") -> str:
    """A schema as a type; `name` is that of a whole object."""
    if "$ref" in schema:
        return f"server.{schema['$ref'].rpartition('/')[2]}"
    if "oneOf" in schema:
        return " | ".join(typescript(one) for one in schema["oneOf"] if not (name in OMITTED and one == {"type": "null"}))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema["type"]:
        case "integer":
            return "number"
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(map(typescript, schema['prefixItems']))}]"
        case "array" if "items" not in schema:
            return "any[]"  # a compiled dataclass has forgotten what its tuples hold; uncompiled, they are compared whole
        case "array":
            return f"({typescript(schema['items'])})[]"
        case "object" if "properties" in schema:
            return "{ " + "; ".join(field(schema, known, name) for known in schema["properties"]) + " }"
        case "object":
            return f"Record<string, {typescript(schema['additionalProperties'])}>"
        case plain:
            return str(plain)


def field(schema: dict, known: str, name: str) -> str:
    may_miss = known not in schema["required"] and (name in OMITTED or asked_for(name))
    return f"{json.dumps(known)}{'?' if may_miss else ''}: {typescript(schema['properties'][known], name)}"


def asked_for(name: str) -> bool:
    """Whether the client sends it, which may say less than the server would understand."""
    return name.endswith("Wish") or name == "Attempt"


def differences(schemas: dict[str, dict], folder: Path, **variants: str) -> dict[str, list[str]]:
    """What tsc says of each variant of the client's types: one line for each type that differs or is missing."""
    lines = ['import * as client from "./wire.js";', SAME, "declare namespace server {"]
    lines += [f"  type {name} = {typescript(schema, name)};" for name, schema in schemas.items()]
    lines.append("}")
    for name in schemas:
        compared = "Sent" if asked_for(name) else "Same"
        lines.append(f"const {name}: {compared}<client.{CALLED.get(name, name)}, server.{name}> extends never ? true : false = true;")
    for variant, types in variants.items():
        (folder / variant).mkdir()
        (folder / variant / "wire.d.ts").write_text(types)
        (folder / variant / "compare.ts").write_text("\n".join([*lines, "export {};"]))
    files = [f"{variant}/compare.ts" for variant in variants]
    (folder / "tsconfig.json").write_text(json.dumps({"compilerOptions": OPTIONS, "files": files}))
    assert TSC.exists(), "TypeScript is missing; `npm ci` installs it"
    said = subprocess.run([TSC, "--project", "."], cwd=folder, capture_output=True, text=True, check=False).stdout.splitlines()
    return {variant: [line for line in said if line.startswith(f"{variant}/")] for variant in variants}


TYPES = (CLIENT / "wire.d.ts").read_text()
WRONG = {
    "missing": ("  can_rest: boolean;", ""),
    "unknown": ("  can_rest: boolean;", "  can_rest: boolean; can_sleep: boolean;"),
    "optional": ("  can_rest: boolean;", "  can_rest?: boolean;"),
    "of_another_type": ("  resting: number[];", "  resting: string[];"),
    "never_null": ("  asking: Asking | null;", "  asking: Asking;"),
    "word_missing": ('"person" | "computer" | "open"', '"person" | "computer"'),
    "type_missing": ("export type Hint = {", "export type Tip = {"),
    "not_understood": ("  at: number;\n", "  at: number; hour: number;\n"),
    "left_out_missing": ("  number?: number;\n", ""),
}


def test_the_clients_types_are_those_of_the_server(schemas: dict[str, dict], tmp_path: Path) -> None:
    assert differences(schemas, tmp_path, now=TYPES) == {"now": []}


def test_a_wrong_or_missing_field_is_found(schemas: dict[str, dict], tmp_path: Path) -> None:
    assert [true for true, _ in WRONG.values() if true not in TYPES] == []
    variants = {name: TYPES.replace(true, wrong, 1) for name, (true, wrong) in WRONG.items()}
    found = differences(schemas, tmp_path, **variants)
    assert [name for name in WRONG if not found[name]] == []


def test_the_client_speaks_the_servers_version() -> None:
    assert f"export const VERSION = {VERSION};" in (CLIENT / "renew.js").read_text()
