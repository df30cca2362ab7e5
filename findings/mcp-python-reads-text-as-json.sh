#!/usr/bin/env bash
# Guess: a tool of the Python SDK with `text: str | None` gets the text the client sent, and an unknown argument is rejected.
# Is: the text is first read as JSON: "null" becomes None, and '["tea"]' is rejected as not a string. A misspelled argument is dropped.
# Version: mcp 2.3.0 (PyPI); fastmcp 4.2.3 keeps the texts and refuses the argument
# Date: 2026-11-29
# Matters: a call with `txt` or `schedule_at` instead of the right names runs with the defaults, and the model sees a success.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check mcp==2.3.0 fastmcp==4.2.3 || exit 2
cat >call.py <<'PY'
import asyncio
from fastmcp import FastMCP
from mcp.server.mcpserver import MCPServer

def post(text: str | None = None) -> str:
    return repr(text)

async def call(server, arguments):
    try:
        return (await server.call_tool('post', arguments)).structured_content['result']
    except Exception:
        return 'refused'

async def main():
    servers = {'mcp': MCPServer('tea'), 'fastmcp': FastMCP('tea')}
    for server in servers.values():
        server.tool()(post)
    for arguments in [{'text': 'Tea'}, {'text': 'null'}, {'text': '["tea"]'}, {'txt': 'Tea'}]:
        print(arguments, *[f'{name}: {await call(server, arguments)}' for name, server in servers.items()], sep=', ')

asyncio.run(main())
PY
seen=$(python/bin/python call.py 2>call.log) || { cat call.log >&2; exit 2; }
echo 'mcp 2.3.0 and fastmcp 4.2.3:'
echo "$seen"
expected="{'text': 'Tea'}, mcp: 'Tea', fastmcp: 'Tea'
{'text': 'null'}, mcp: None, fastmcp: 'null'
{'text': '[\"tea\"]'}, mcp: refused, fastmcp: '[\"tea\"]'
{'txt': 'Tea'}, mcp: None, fastmcp: refused"
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
