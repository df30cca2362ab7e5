import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setting } from '@carillon/kit/config.ts';
import { type PublicJwks, publicJwksOf } from '@carillon/kit/identity/service-keys.ts';

type Key = Buffer<ArrayBuffer>;

/** Who signs that it calls, and by which setting its key is given. */
const SIGNING = {
  gateway: 'GATEWAY_SIGNING_KEY',
  posts: 'POSTS_SIGNING_KEY',
  worker: 'WORKER_SIGNING_KEY',
} as const;
const NAMES = [...Object.values(SIGNING), 'VAULT_KEY', 'CSRF_KEY', 'MEDIA_KEY', 'SANDBOX_KEY'] as const;
type KeyName = (typeof NAMES)[number];

/** 32 bytes each. */
export interface Keys extends Record<KeyName, Key> {
  /** Tokens that were sealed under these can still be read. */
  readonly VAULT_READ_KEYS: Key[];
}

/** As kept: base64, the texts of several keys separated by blanks. */
export type KeptKeys = Partial<Record<keyof Keys, string>>;

const key = () => setting.key().optional();

/** The settings that take the place of kept keys. */
export const keySettings = {
  GATEWAY_SIGNING_KEY: key(),
  POSTS_SIGNING_KEY: key(),
  WORKER_SIGNING_KEY: key(),
  VAULT_KEY: key(),
  VAULT_READ_KEYS: setting.keys().optional(),
  CSRF_KEY: key(),
  MEDIA_KEY: key(),
  SANDBOX_KEY: key(),
};

/** The keys that were not set: read from the data folder, or made there once, for its owner only. */
export function completeKeys(folder: string, given: Partial<Keys>): Keys {
  const kept = readKeys(folder);
  const missing = NAMES.filter((name) => !given[name] && !kept[name]);
  for (const name of missing) kept[name] = newKey();
  if (missing.length > 0) writeKeys(folder, kept);
  const one = (name: KeyName): Key => given[name] ?? Buffer.from(kept[name] ?? '', 'base64');
  return {
    ...(Object.fromEntries(NAMES.map((name) => [name, one(name)])) as Record<KeyName, Key>),
    // Those that are kept belong to the key that is kept.
    VAULT_READ_KEYS: together(given.VAULT_READ_KEYS, given.VAULT_KEY ? [] : listed(kept.VAULT_READ_KEYS)),
  };
}

/** What every service is given to know who calls. */
export const publicKeysOf = (keys: Keys): PublicJwks =>
  publicJwksOf({
    gateway: keys[SIGNING.gateway],
    posts: keys[SIGNING.posts],
    worker: keys[SIGNING.worker],
  });

/** A new vault key takes the place of the kept one, which stays for reading; signing keys are made anew. */
export function rotate(kept: KeptKeys): KeptKeys {
  const signing = Object.values(SIGNING).map((name) => [name, newKey()]);
  const old = [kept.VAULT_KEY, kept.VAULT_READ_KEYS].filter(Boolean).join(' ');
  return { ...kept, ...Object.fromEntries(signing), VAULT_KEY: newKey(), VAULT_READ_KEYS: old };
}

export const readKeys = (folder: string): KeptKeys => {
  const file = fileIn(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** Written aside and renamed, so that a crash can't leave half a file and tokens that nobody can open. */
export function writeKeys(folder: string, kept: KeptKeys): void {
  const file = fileIn(folder);
  const known = Object.fromEntries(Object.entries(kept).filter(([name]) => name in keySettings));
  writeFileSync(`${file}.new`, JSON.stringify(known, null, 2), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

export const listed = (texts = ''): Key[] =>
  texts.split(/\s+/).flatMap((text) => (text ? [Buffer.from(text, 'base64')] : []));

/** Keys that are set and keys that are kept, each once. */
export const together = (given: readonly Key[] = [], kept: readonly Key[] = []): Key[] => [
  ...new Map([...given, ...kept].map((one) => [one.toString('base64'), one])).values(),
];

const fileIn = (folder: string): string => path.join(folder, 'keys.json');
const newKey = (): string => randomBytes(32).toString('base64');
