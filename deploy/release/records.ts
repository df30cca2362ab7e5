import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import semver from 'semver';
import { z } from 'zod';
import type { Version } from '../pacts/matrix.ts';
import { presentFormats } from '../standalone/upgrades/present-formats.ts';

const record = z.strictObject({
  version: z.string(),
  /** The format of each service's database. */
  formats: z.record(z.string(), z.int().positive()),
  /** Each pact that the release relies on, by its hash. Its providers verified them all. */
  pacts: z.array(z.strictObject({ consumer: z.string(), provider: z.string(), hash: z.string() })),
});

/** Facts of a release that later versions must keep or take over. */
export type ReleaseRecord = z.output<typeof record>;

const FOLDER = path.join(import.meta.dirname, 'records');

/** The records of all releases, oldest first. */
export const readRecords = (): ReleaseRecord[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => record.parse(JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'))))
    .toSorted((a, b) => semver.compare(a.version, b.version));

/** Returns the record that this checkout would make. */
export async function presentRecord(version: string): Promise<ReleaseRecord> {
  const pacts = readPacts()
    .filter(({ earlier }) => !earlier)
    .map(({ consumer, provider, hash }) => ({ consumer, provider, hash }));
  return { version, formats: await presentFormats(), pacts };
}

/** @returns the file */
export function writeRecord(one: ReleaseRecord): string {
  const file = path.join(FOLDER, `${one.version}.json`);
  writeFileSync(file, `${JSON.stringify(one, null, 2)}\n`);
  return file;
}

/** A release as the matrix of pacts has it. */
export function versionsIn({ version, pacts }: ReleaseRecord): Version[] {
  const pacticipants = new Set(pacts.flatMap(({ consumer, provider }) => [consumer, provider]));
  return [...pacticipants].toSorted().map((pacticipant) => ({
    pacticipant,
    version,
    pacts: pacts
      .filter(({ consumer }) => consumer === pacticipant)
      .map(({ provider, hash }) => ({ provider, hash })),
    verified: pacts
      .filter(({ provider }) => provider === pacticipant)
      .map(({ consumer, hash }) => ({ consumer, hash })),
  }));
}
