import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['IDENTITY_KEY', 'VAULT_KEY', 'CSRF_KEY', 'MEDIA_KEY', 'SANDBOX_KEY'] as const;

/** 32 bytes each. */
export type Keys = Record<(typeof NAMES)[number], Buffer<ArrayBuffer>>;

/** The keys that were not set: read from the data folder, or made there once, for its owner only. */
export function completeKeys(folder: string, given: Partial<Keys>): Keys {
  const file = path.join(folder, 'keys.json');
  const kept: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const missing = NAMES.filter((name) => !given[name] && !kept[name]);
  for (const name of missing) kept[name] = randomBytes(32).toString('base64');
  if (missing.length > 0) {
    // Written aside and renamed, so that a crash can't leave half a file and tokens that nobody can open.
    writeFileSync(`${file}.new`, JSON.stringify(kept, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const entries = NAMES.map((name) => [name, given[name] ?? Buffer.from(kept[name] ?? '', 'base64')]);
  return Object.fromEntries(entries) as Keys;
}
