import { guardText } from '../language/guard/guard-text.ts';
import { ENGLISH_SEEN } from './guard/cases/english-seen.ts';
import { ENGLISH_UNSEEN } from './guard/cases/english-unseen.ts';
import { FRENCH_SEEN } from './guard/cases/french-seen.ts';
import { FRENCH_UNSEEN } from './guard/cases/french-unseen.ts';
import { GERMAN_SEEN } from './guard/cases/german-seen.ts';
import { GERMAN_UNSEEN } from './guard/cases/german-unseen.ts';
import type { GuardCase } from './guard/cases/guard-case.ts';
import { SPANISH_SEEN } from './guard/cases/spanish-seen.ts';
import { SPANISH_UNSEEN } from './guard/cases/spanish-unseen.ts';
import { type GuardFigures, measureGuard } from './guard/measure.ts';

/**
 * Counts how many made-up facts the guard removes from model outputs, and how many true ones: npm run bench:guard.
 * The second half of the outputs was never looked at while the guard was built; -- --show prints the mistakes in the
 * first half.
 */
const isShown = process.argv.includes('--show');
const LANGUAGES = [
  ['English', ENGLISH_SEEN, ENGLISH_UNSEEN],
  ['German', GERMAN_SEEN, GERMAN_UNSEEN],
  ['French', FRENCH_SEEN, FRENCH_UNSEEN],
  ['Spanish', SPANISH_SEEN, SPANISH_UNSEEN],
] as const;

const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)} %`;

function print(name: string, cases: readonly GuardCase[]): GuardFigures {
  const figures = measureGuard(cases, guardText);
  const { planted, missed, facts, wrong, outputs, misled } = figures;
  process.stdout.write(
    `${name}: ${outputs} outputs, ${planted - missed.length} of ${planted} made-up facts found (${share(planted - missed.length, planted)}); ` +
      `${wrong.length} of ${facts} true facts taken for made up (${share(wrong.length, facts)}), in ${misled} outputs (${share(misled, outputs)})\n`,
  );
  return figures;
}

for (const [language, cases] of LANGUAGES) {
  const { missed, wrong } = print(`${language}, looked at`, cases);
  if (isShown) for (const line of [...missed, ...wrong]) process.stdout.write(`  ${line}\n`);
}
for (const [language, , unseen] of LANGUAGES) print(`${language}, not looked at`, unseen);
print(
  'All, looked at',
  LANGUAGES.flatMap(([, cases]) => cases),
);
print(
  'All, not looked at',
  LANGUAGES.flatMap(([, , unseen]) => unseen),
);
