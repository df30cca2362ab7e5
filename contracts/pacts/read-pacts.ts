import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file of `contracts/pacts`. */
export interface Pact {
  readonly consumer: string;
  readonly provider: string;
  /** SHA-256 of the pact's content in hexadecimal, whatever the file's layout. */
  readonly hash: string;
  /** In `earlier/`: of a consumer that may still run somewhere. */
  readonly earlier: boolean;
  readonly file: string;
}

const FILE = /^([a-z][a-z0-9]*)-([a-z][a-z0-9]*)(?:\.[0-9a-f]{12})?\.json$/;

export const PACTS_FOLDER = import.meta.dirname;

export const hashOf = (pact: { readonly interactions: readonly unknown[] }): string =>
  createHash('sha256').update(JSON.stringify(pact.interactions)).digest('hex');

/** Every pact that is there; none where there is no folder. */
export function readPacts(folder = PACTS_FOLDER): Pact[] {
  const inside = (place: string, earlier: boolean): Pact[] =>
    namesIn(place).flatMap((name) => {
      const [, consumer, provider] = FILE.exec(name) ?? [];
      if (!consumer || !provider) return [];
      const file = path.join(place, name);
      const hash = hashOf(JSON.parse(readFileSync(file, 'utf8')) as { interactions: unknown[] });
      return [{ consumer, provider, hash, earlier, file }];
    });
  return [...inside(folder, false), ...inside(path.join(folder, 'earlier'), true)];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

/** The pacts that a consumer's build depends on. */
export const pactsOfConsumer = (name: string): Pick<Pact, 'provider' | 'hash'>[] =>
  readPacts().flatMap(({ consumer, provider, hash, earlier }) =>
    consumer === name && !earlier ? [{ provider, hash }] : [],
  );
