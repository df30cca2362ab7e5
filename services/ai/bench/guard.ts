import { guardText } from '../language/guard/guard-text.ts';
import { ENGLISH_SEEN } from './guard/cases/english-seen.ts';
import { ENGLISH_UNSEEN } from './guard/cases/english-unseen.ts';
import { FRENCH_SEEN } from './guard/cases/french-seen.ts';
import { FRENCH_UNSEEN } from './guard/cases/french-unseen.ts';
import { GERMAN_SEEN } from './guard/cases/german-seen.ts';
import { GERMAN_UNSEEN } from './guard/cases/german-unseen.ts';
import { SPANISH_SEEN } from './guard/cases/spanish-seen.ts';
import { SPANISH_UNSEEN } from './guard/cases/spanish-unseen.ts';
import { measureGuard } from './guard/measure.ts';

/**
 * How many made-up facts the guard takes out of model outputs, and how many true ones: npm run bench:guard. The second half of
 * the outputs was never looked at while the guard was built; -- --show prints what went wrong in the first half.
 */
const isShown = process.argv.includes('--show');
const halves = [
  ['looked at', [...ENGLISH_SEEN, ...GERMAN_SEEN, ...FRENCH_SEEN, ...SPANISH_SEEN]],
  ['not looked at', [...ENGLISH_UNSEEN, ...GERMAN_UNSEEN, ...FRENCH_UNSEEN, ...SPANISH_UNSEEN]],
] as const;
for (const [name, cases] of halves) {
  if (isShown && name === 'not looked at') continue;
  const { planted, missed, facts, wrong, outputs, misled } = measureGuard(cases, guardText);
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;
  process.stdout.write(
    `${name}: ${outputs} outputs, ${planted - missed.length} of ${planted} made-up facts found (${share(planted - missed.length, planted)}); ` +
      `${wrong.length} of ${facts} true facts taken for made up (${share(wrong.length, facts)}), in ${misled} outputs (${share(misled, outputs)})\n`,
  );
  if (isShown) for (const line of [...missed, ...wrong]) process.stdout.write(`  ${line}\n`);
}
