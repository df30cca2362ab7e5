import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const FILE = path.join(import.meta.dirname, 'regex-verdicts.txt');
const { version } = createRequire(import.meta.url)('recheck/package.json');

/** By content and by the checker's version, so a changed expression or another recheck has no verdict. */
export const verdictKey = ({ source, flags }) =>
  createHash('sha256').update(`${version} /${source}/${flags}`).digest('hex').slice(0, 20);

/** Returns the recorded verdicts by key: `safe` or `undecided`. A slow regex is never recorded. */
export function readVerdicts() {
  const lines = readFileSync(FILE, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => line.split(' ')));
}

/** Keeps the verdicts of these, and of no others. */
export function writeVerdicts(regexes, verdicts) {
  const judged = [...new Set(regexes.map(({ key }) => key))].filter((key) => verdicts.has(key));
  const lines = judged.toSorted().map((key) => `${key} ${verdicts.get(key)}\n`);
  writeFileSync(FILE, lines.join(''));
}
