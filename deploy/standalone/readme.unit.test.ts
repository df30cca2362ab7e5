import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, readServices } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { installationSettings } from './config.ts';
import { keyNames } from './keys.ts';

/** Settings in the first column of a README's tables. */
const inTables = (file: string): string[] =>
  readFileSync(path.join(ROOT, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);

const { processes } = await readServices();
const { signing, others, previous } = keyNames(processes);
const installation = [
  ...Object.keys(installationSettings.shape),
  ...[...Object.keys(signing), ...others, ...Object.keys(previous)],
];

test.each(['README.md', 'docs/operators/settings.md', 'docs/operators/media-storage.md'])(
  '%s names no setting that nobody reads',
  (file) => {
    const names = new Set([...installation, ...processes.flatMap(({ settings }) => Object.keys(settings))]);
    expect(inTables(file).filter((name) => !names.has(name))).toEqual([]);
  },
);
