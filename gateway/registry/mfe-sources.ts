import { existsSync, readFileSync, statSync } from 'node:fs';
import type { HttpPlace } from './http-source.ts';

export const MFE_SOURCES =
  'must be micro-frontends and where their builds are, such as composer=http://mfe-composer:8090 or composer@canary=http://…, separated by commas';

const ENTRY = /^([a-z][a-z0-9]{0,39})(@canary)?=(https?:\/\/\S{1,300})$/;
const LIMIT = 200;

/**
 * Reads `name=url` and `name@canary=url`, separated by commas, spaces or line ends. Lines that begin with `#` are
 * skipped.
 * @throws Error that names invalid and duplicate entries
 */
export function readSources(text: string): HttpPlace[] {
  const entries = text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .flatMap((line) => line.split(/[\s,]+/))
    .filter(Boolean);
  if (entries.length > LIMIT) throw new Error(`${MFE_SOURCES}: ${LIMIT} at the most`);
  const visited = new Set<string>();
  return entries.map((entry) => {
    const [, name = '', canary, url = ''] = ENTRY.exec(entry) ?? [];
    if (!URL.canParse(url)) throw new Error(`${MFE_SOURCES}: ${entry}`);
    const key = name + (canary ?? '');
    if (visited.has(key)) throw new Error(`${MFE_SOURCES}: ${key} is there twice`);
    visited.add(key);
    return { name, canary: canary !== undefined, url: trimSlash(url) };
  });
}

const trimSlash = (url: string): string => (url.endsWith('/') ? url.slice(0, -1) : url);

/**
 * Returns the sources listed in a file, which is read again when it changes. While it can't be read or parsed, the
 * previous sources apply.
 * @throws Error if it can't be parsed the first time
 */
export function sourcesOfFile(file: string, complain: (error: unknown) => void): () => HttpPlace[] {
  let changed = statSync(file).mtimeMs;
  let places = readSources(readFileSync(file, 'utf8'));
  return () => {
    const now = existsSync(file) ? statSync(file).mtimeMs : changed;
    if (now === changed) return places;
    changed = now;
    try {
      places = readSources(readFileSync(file, 'utf8'));
    } catch (error) {
      complain(error);
    }
    return places;
  };
}
