import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hashOf, PACTS_FOLDER } from '../pacts/read-pacts.ts';

export interface PactFile<I = unknown> {
  readonly interactions: readonly I[];
}

/**
 * Compares a pact with the agreed one of that name.
 * @param mayWrite accepts this one; the previous one moves to `earlier/`, because consumers of that version may still
 *   run: it is verified until somebody deletes it
 * @throws Error if they differ otherwise
 */
export async function agreeOn(
  name: string,
  now: PactFile,
  mayWrite: boolean,
  folder = PACTS_FOLDER,
): Promise<void> {
  const text = await readFile(path.join(folder, name), 'utf8').catch(() => null);
  const agreed = text === null ? null : (JSON.parse(text) as PactFile);
  if (isDeepStrictEqual(now.interactions, agreed?.interactions)) return;
  if (!mayWrite) throw new Error(`what is asked of the provider is not what contracts/pacts/${name} says`);
  await writeFile(path.join(folder, name), textOf(now));
  if (!agreed) return;
  const earlier = path.join(folder, 'earlier');
  await mkdir(earlier, { recursive: true });
  const fileName = name.replace('.json', `.${hashOf(agreed).slice(0, 12)}.json`);
  await writeFile(path.join(earlier, fileName), textOf(agreed));
}

const textOf = (pact: PactFile): string => `${JSON.stringify(pact, null, 2)}\n`;
