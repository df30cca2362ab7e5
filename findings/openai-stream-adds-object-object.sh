#!/usr/bin/env bash
# Guess: the OpenAI SDK reads what Mistral's OpenAI-compatible API streams, or refuses content that isn't a text.
# Is: Mistral's reasoning models stream lists of parts, and the stream helper adds each to the text as "[object Object]", without an error.
# Version: openai 7.55.0; @mistralai/mistralai 2.7.0, which takes the same stream (docs.mistral.ai/capabilities/reasoning)
# Date: 2026-11-30
# Matters: such a model's post reads "[object Object]". Carillon takes the text parts of the lists, and leaves the thoughts out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund openai@7.55.0 @mistralai/mistralai@2.7.0 >/dev/null || exit 2
cat >ask.mjs <<'JS'
import { createServer } from 'node:http';
import { Mistral } from '@mistralai/mistralai';
import OpenAI from 'openai';

// As the documentation of Mistral's reasoning models has it: thoughts, then text.
const deltas = [
  { role: 'assistant', content: '' },
  { content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Bread, so…' }] }] },
  { content: [{ type: 'text', text: 'Fresh bread ' }] },
  { content: [{ type: 'text', text: 'from six.' }] },
];
const chunk = (delta, finish_reason = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`${deltas.map((delta) => chunk(delta)).join('')}${chunk({ content: '' }, 'stop')}data: [DONE]\n\n`);
  });
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;
const question = { model: 'm', messages: [{ role: 'user', content: 'Write a post.' }] };

const openai = new OpenAI({ apiKey: 'k', baseURL: `${origin}/v1`, maxRetries: 0 });
const completion = await openai.chat.completions.stream(question).finalChatCompletion();
const { content } = completion.choices[0].message;
console.log(`openai: ${content}`);

const mistral = new Mistral({ apiKey: 'k', serverURL: origin });
let text = '';
for await (const { data } of await mistral.chat.stream(question)) {
  const parts = data.choices[0].delta.content ?? '';
  text += typeof parts === 'string' ? parts : parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
}
console.log(`@mistralai/mistralai: ${text}`);
server.close();
server.closeAllConnections();
const isSo = content === '[object Object]'.repeat(3) && text === 'Fresh bread from six.';
process.exitCode = isSo ? 0 : 1;
JS
node ask.mjs || { echo 'This has changed.' >&2; exit 1; }
