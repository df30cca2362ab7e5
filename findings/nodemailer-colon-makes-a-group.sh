#!/usr/bin/env bash
# Guess: nodemailer prints the text `Tea: Berlin <tea@example.com>` as a sender with that name, in quotes, as it does with a comma.
# Is: a comma is mended, but a colon makes a group, `From: Tea:Berlin <…>;`, a semicolon a comma, and brackets a comment that is dropped.
# Version: nodemailer 10.6.1
# Date: 2026-11-29
# Matters: a brand with a colon has no sender in mail programs, and fails checks that want one address. services/notifications passes an object.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nodemailer@10.6.1 node@26.10.0
cat >send.mjs <<'JS'
import { createTransport } from 'nodemailer';

const transport = createTransport({ streamTransport: true, buffer: true });
const address = 'tea@example.com';
for (const name of ['Tea, Berlin', 'Tea: Berlin', 'Tea; Berlin', 'Tea (Berlin)']) {
  for (const from of [`${name} <${address}>`, { name, address }]) {
    const { message } = await transport.sendMail({ from, to: 'ada@example.com', text: 'Tea' });
    console.log(`${JSON.stringify(from)}: ${/^From: (.*)\r$/m.exec(String(message))[1]}`);
  }
}
JS
seen=$(./node_modules/.bin/node send.mjs)
echo 'nodemailer 10.6.1 prints:'
echo "$seen"
expected='"Tea, Berlin <tea@example.com>": "Tea, Berlin" <tea@example.com>
{"name":"Tea, Berlin","address":"tea@example.com"}: "Tea, Berlin" <tea@example.com>
"Tea: Berlin <tea@example.com>": Tea:Berlin <tea@example.com>;
{"name":"Tea: Berlin","address":"tea@example.com"}: "Tea: Berlin" <tea@example.com>
"Tea; Berlin <tea@example.com>": "Tea, Berlin" <tea@example.com>
{"name":"Tea; Berlin","address":"tea@example.com"}: "Tea; Berlin" <tea@example.com>
"Tea (Berlin) <tea@example.com>": Tea <tea@example.com>
{"name":"Tea (Berlin)","address":"tea@example.com"}: "Tea (Berlin)" <tea@example.com>'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
