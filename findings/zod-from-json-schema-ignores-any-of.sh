#!/usr/bin/env bash
# Guess: z.fromJSONSchema checks each keyword it knows and throws for others, as it does for if, then and dependentRequired.
# Is: in a schema without `type` it ignores all keywords, so `anyOf: [{required: …}, …]` accepts anything. It also ignores limits next to $ref.
# Version: zod 4.6.7, ajv 8.20.0
# Date: 2026-11-29
# Matters: "a text or a picture" is often such an anyOf. A client that reads an API's schema this way accepts an empty post.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund zod@4.6.7 ajv@8.20.0 >/dev/null || exit 2
cat >check.mjs <<'JS'
import Ajv from 'ajv/dist/2020.js';
import * as z from 'zod';

const properties = { text: { type: 'string' }, media: { type: 'array', items: { type: 'string' } } };
const cases = {
  'neither text nor media': [{ type: 'object', properties, anyOf: [{ required: ['text'] }, { required: ['media'] }] }, {}],
  'no text, without type': [{ properties, required: ['text'] }, {}],
  'too long beside $ref': [
    { $defs: { text: { type: 'string' } }, type: 'object', properties: { alt: { $ref: '#/$defs/text', maxLength: 3 } } },
    { alt: 'A cup of tea' },
  ],
};
const ajv = new Ajv.default({ strict: false });
for (const [name, [schema, value]] of Object.entries(cases)) {
  console.log(`${name}: ajv ${ajv.validate(schema, value)}, zod ${z.fromJSONSchema(schema).safeParse(value).success}`);
}
try {
  z.fromJSONSchema({ type: 'object', properties, dependentRequired: { media: ['text'] } });
} catch (error) {
  console.log(`dependentRequired: ${error.message}`);
}
JS
seen=$(node check.mjs)
echo 'ajv 8.20.0 and zod 4.6.7 take:'
echo "$seen"
expected='neither text nor media: ajv false, zod true
no text, without type: ajv false, zod true
too long beside $ref: ajv false, zod true
dependentRequired: dependentSchemas and dependentRequired are not supported'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
