import type { Example, Operation } from '@carillon/contracts/operation.ts';
import { addressOf } from '@carillon/contracts/operation-address.ts';

/** The example of an operation. Null if it needs input that no example gives. */
export function exampleOf({ scope, example }: Operation): Example | null {
  return scope === undefined || scope === 'any' ? null : (example ?? {});
}

/** The call as a shell makes it. CARILLON_TOKEN has the token. */
export function curlOf(operation: Operation, example: Example, url: string): string {
  const { method, path, multipart } = operation;
  const { params, query, body, form, files } = example;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(url + addressOf({ path }, { params, query }))}`,
    '-H "Authorization: Bearer $CARILLON_TOKEN"',
    ...(method === 'GET' ? [] : ['-H "Idempotency-Key: $(uuidgen)"']),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(body))}`]),
    ...Object.entries(multipart ? { ...form } : {}).map(
      ([name, text]) => `--form-string ${quote(`${name}=${text}`)}`,
    ),
    ...Object.entries(files ?? {}).map(([name, file]) => `-F ${quote(`${name}=@${file}`)}`),
  ];
  return lines.join(' \\\n  ');
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call as a program makes it that has the TypeScript client as `carillon`, and files as Blobs of their names. */
export function typescriptOf(operation: Operation, example: Example): string {
  const { method, path } = operation;
  const { params, query, body, form, files } = example;
  const input = { ...(params ? { path: params } : {}), ...(query ? { query } : {}) };
  const options = {
    ...(Object.keys(input).length > 0 ? { params: input } : {}),
    ...(body === undefined ? {} : { body }),
  };
  const parts = [
    ...Object.entries(files ?? {}).map(([name, file]) => `${name}: ${file.replace(/\W.*/, '')}`),
    ...Object.entries(form ?? {}).map(([name, text]) => `${name}: ${literal(text)}`),
  ];
  const fields = Object.entries(options).map(([name, value]) => `${name}: ${literal(value, '  ')}`);
  if (parts.length > 0) fields.push(`body: form({ ${parts.join(', ')} })`);
  const place = literal(path.replace(/:(\w+)/g, '{$1}'));
  const init = fields.length > 0 ? `, {\n${fields.map((field) => `  ${field},\n`).join('')}}` : '';
  return `const reply = await carillon.${method}(${place}${init});`;
}

const NAME = /^[A-Za-z_$][\w$]*$/;

/** Writes a literal as a person would: on one line if it is short. */
function literal(value: unknown, indent = ''): string {
  const flat = inLine(value);
  if (flat.length + indent.length <= 80 || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((one) => `${inner}${literal(one, inner)},\n`).join('')}${indent}]`;
  const entries = Object.entries(value).map(
    ([name, one]) => `${inner}${key(name)}: ${literal(one, inner)},\n`,
  );
  return `{\n${entries.join('')}${indent}}`;
}

function inLine(value: unknown): string {
  if (typeof value === 'string')
    return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\')}'`;
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, one]) => `${key(name)}: ${inLine(one)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

const key = (name: string): string => (NAME.test(name) ? name : inLine(name));
