import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** A small data folder of one Carillon, as it is after that one was stopped. */
export interface Fixture {
  /** When it was filled. */
  readonly madeAt: string;
  /** Where it was reached, which its sandbox's addresses begin with. */
  readonly port: number;
  /** The format of each service's database. */
  readonly formats: Readonly<Record<string, number>>;
  /** Each file's bytes in base64, by its path in the folder. Its keys are test keys. */
  readonly files: Readonly<Record<string, string>>;
}

const FOLDER = path.join(import.meta.dirname, 'fixtures');
const END = '.json.gz';

/** Their names, such as `format-1`, in the order of their numbers. */
export const fixtureNames = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(END))
    .map((name) => name.slice(0, 0 - END.length))
    .toSorted((a, b) => numberOf(a) - numberOf(b));

export const numberOf = (name: string): number => Number(name.split('-')[1]);

const fileOf = (name: string): string => path.join(FOLDER, name + END);

export const sizeOf = (name: string): number => statSync(fileOf(name)).size;

export const readFixture = (name: string): Fixture =>
  JSON.parse(gunzipSync(readFileSync(fileOf(name))).toString()) as Fixture;

export const writeFixture = (name: string, fixture: Fixture): void =>
  writeFileSync(fileOf(name), gzipSync(JSON.stringify(fixture), { level: 9 }));

/** Reads the data folder of a stopped Carillon; leaves out logs and files that only a running one has. */
export function filesIn(folder: string): Fixture['files'] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !/\.(lock|log|sock)$/.test(one.name))
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)));
  return Object.fromEntries(
    names.toSorted().map((name) => [name, readFileSync(path.join(folder, name)).toString('base64')]),
  );
}

export function unpack({ files }: Fixture, folder: string): void {
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, Buffer.from(bytes, 'base64'), { mode: 0o600 });
  }
}
