import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ProcessDescriptor, signingKeyOf, signs } from '@carillon/contracts/service.ts';
import type { CallerName } from '@carillon/contracts/service-names.ts';
import { setting } from '@carillon/kit/config.ts';
import { type PublicJwks, publicJwksOf } from '@carillon/kit/identity/service-keys.ts';
import { z } from 'zod';

type Key = Buffer<ArrayBuffer>;

/** 32 bytes each, by the setting that has them: previous keys are any number, the others one. */
export type Keys = Readonly<Record<string, readonly Key[]>>;

/** Stored keys in base64; blanks separate several keys in one text. */
export type KeptKeys = Readonly<Record<string, string>>;

/** Which keys an installation has. */
export interface KeyNames {
  /** The caller that signs its calls with a key, by the key's setting. */
  readonly signing: Readonly<Record<string, CallerName>>;
  readonly others: readonly string[];
  /** The settings of previous keys, by the setting of the key that replaced them. */
  readonly previous: Readonly<Record<string, string>>;
}

export function keyNames(processes: readonly ProcessDescriptor[]): KeyNames {
  const signing = processes.filter(signs).map(({ name }) => [signingKeyOf(name), name]);
  return {
    signing: Object.fromEntries(signing),
    others: [...new Set(processes.flatMap(({ keys }) => keys))],
    previous: Object.assign({}, ...processes.map(({ previousKeys }) => previousKeys)),
  };
}

const single = ({ signing, others }: KeyNames): string[] => [...Object.keys(signing), ...others];

/** The settings that take the place of kept keys. */
export const keySettings = (names: KeyNames) =>
  z
    .object({
      ...Object.fromEntries(single(names).map((name) => [name, setting.key().transform((one) => [one])])),
      ...Object.fromEntries(Object.keys(names.previous).map((name) => [name, setting.keys()])),
    })
    .partial()
    .transform((keys) => keys as Keys);

/** The keys that were not set: read from the data folder, or made there once, for its owner only. */
export function completeKeys(folder: string, keys: Keys, names: KeyNames): Keys {
  const storedKeys: Record<string, string> = { ...readKeys(folder) };
  const missing = single(names).filter((name) => !keys[name] && !storedKeys[name]);
  for (const name of missing) storedKeys[name] = newKey();
  if (missing.length > 0) writeKeys(folder, storedKeys, names);
  const previous = Object.entries(names.previous).map(([name, key]) => {
    // The stored values belong to the stored key.
    return [name, together(keys[name], keys[key] ? [] : parseKeys(storedKeys[name]))];
  });
  return {
    ...Object.fromEntries(single(names).map((name) => [name, keys[name] ?? parseKeys(storedKeys[name])])),
    ...Object.fromEntries(previous),
  };
}

/** The one key of a setting. */
export function keyOf(keys: Keys, name: string): Key {
  const [key] = keys[name] ?? [];
  if (!key) throw new Error(`there is no ${name}`);
  return key;
}

/** Returns the public keys by which every service verifies its callers. */
export const publicKeysOf = (keys: Keys, { signing }: KeyNames): PublicJwks =>
  publicJwksOf(Object.fromEntries(Object.entries(signing).map(([key, name]) => [name, keyOf(keys, key)])));

/** Keys with previous ones are made anew, and the kept ones stay for reading; so are signing keys. */
export function rotate(storedKeys: KeptKeys, { signing, previous }: KeyNames): KeptKeys {
  const fresh = [...Object.keys(signing), ...Object.values(previous)].map((name) => [name, newKey()]);
  const old = Object.entries(previous).map(([name, key]) => [
    name,
    [storedKeys[key], storedKeys[name]].filter(Boolean).join(' '),
  ]);
  return { ...storedKeys, ...Object.fromEntries(fresh), ...Object.fromEntries(old) };
}

export const readKeys = (folder: string): KeptKeys => {
  const file = fileIn(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** Written aside and renamed, so that a crash can't leave half a file and tokens that nobody can open. */
export function writeKeys(folder: string, storedKeys: KeptKeys, names: KeyNames): void {
  const file = fileIn(folder);
  const all = new Set([...single(names), ...Object.keys(names.previous)]);
  const knownKeys = Object.fromEntries(Object.entries(storedKeys).filter(([name]) => all.has(name)));
  writeFileSync(`${file}.new`, JSON.stringify(knownKeys, null, 2), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

export const parseKeys = (texts = ''): Key[] =>
  texts.split(/\s+/).flatMap((text) => (text ? [Buffer.from(text, 'base64')] : []));

/** Keys that are set and keys that are kept, each once. */
export const together = (configured: readonly Key[] = [], stored: readonly Key[] = []): Key[] => [
  ...new Map([...configured, ...stored].map((one) => [one.toString('base64'), one])).values(),
];

const fileIn = (folder: string): string => path.join(folder, 'keys.json');
const newKey = (): string => randomBytes(32).toString('base64');
