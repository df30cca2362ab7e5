import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../deploy/standalone/prepare.mjs';

const COPIED = ['contracts', 'gateway', 'services'];
const LINKED = ['deploy', 'mfes', 'shell'];

/** Where each event and each reply gets one more field, as a later version’s contracts may have it. */
const ADDED: readonly (readonly [file: string, from: string, to: string])[] = [
  [
    'services/kit/make-event.ts',
    "data: kind.data.parse(data) as z.output<K['data']>",
    "data: { ...(kind.data.parse(data) as object), added_later: 'by the next version' } as z.output<K['data']>",
  ],
  [
    'services/kit/http/mount.ts',
    'c.json(operation.response.parse(result),',
    'c.json(added(operation.response.parse(result)),',
  ],
];
const HELPER = `
function added(reply: unknown): object {
  const isObject = typeof reply === 'object' && reply !== null && !Array.isArray(reply);
  return isObject ? { ...reply, added_later: 'by the next version' } : (reply as object);
}
`;

/** A checkout of the services' next version: its messages contain more than the others know of. */
export function makeNextCheckout(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const isSource = (file: string): boolean => !/\/(node_modules|dist)$/.test(file);
  for (const name of COPIED)
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true, filter: isSource });
  for (const name of LINKED) symlinkSync(path.join(ROOT, name), path.join(folder, name));
  writeFileSync(path.join(folder, 'package.json'), readFileSync(path.join(ROOT, 'package.json')));
  linkPackages(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'services'))) {
    const source = path.join('services', name, 'node_modules');
    if (names(path.join(ROOT, source)).length > 0)
      symlinkSync(path.join(ROOT, source), path.join(folder, source));
  }
  for (const [file, from, to] of ADDED) {
    const at = path.join(folder, file);
    const text = readFileSync(at, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} is not what the next version is made from`);
    writeFileSync(at, text.replace(from, to) + (file.endsWith('mount.ts') ? HELPER : ''));
  }
  return folder;
}

const SCOPE = '@carillon';

/** The checkout’s own packages lead into the copy, all others to where they are. */
function linkPackages(from: string, to: string): void {
  mkdirSync(path.join(to, SCOPE), { recursive: true });
  for (const name of names(from)) if (name !== SCOPE) symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of names(path.join(from, SCOPE)))
    symlinkSync(readlinkSync(path.join(from, SCOPE, name)), path.join(to, SCOPE, name));
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
