#!/usr/bin/env bash
# Guess: the JSON schema that zod generates for .regex(/^sale-/i) accepts what zod accepts, or zod throws because of the flag.
# Is: the flag is dropped without a warning, so the schema's pattern only matches lower case. z.date() and z.transform() do throw.
# Version: zod 4.6.7, ajv 8.20.0
# Date: 2026-11-29
# Matters: clients generated from an OpenAPI document, and models constrained to a tool's schema, reject SALE-20 although the server accepts it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund zod@4.6.7 ajv@8.20.0 >/dev/null || exit 2
cat >check.mjs <<'JS'
import Ajv from 'ajv/dist/2020.js';
import * as z from 'zod';

const code = z.string().regex(/^sale-\d+$/i);
const { pattern } = z.toJSONSchema(code);
const validate = new Ajv.default().compile(z.toJSONSchema(code));
console.log(`pattern: ${pattern}`);
for (const text of ['sale-20', 'SALE-20']) console.log(`${text}: zod ${code.safeParse(text).success}, its schema ${validate(text)}`);
try {
  z.toJSONSchema(z.date());
} catch (error) {
  console.log(`z.date(): ${error.message}`);
}
JS
seen=$(node check.mjs)
echo 'zod 4.6.7 and ajv 8.20.0:'
echo "$seen"
expected='pattern: ^sale-\d+$
sale-20: zod true, its schema true
SALE-20: zod true, its schema false
z.date(): Date cannot be represented in JSON Schema'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
