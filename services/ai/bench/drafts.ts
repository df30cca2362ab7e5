import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSeededRandom } from '../language/choose.ts';
import { run } from '../tasks/drafts/built-in.ts';
import { type Brief, readBriefs } from './briefs/read-briefs.ts';
import { checkGrammar } from './grammar/check-grammar.ts';
import { type Figures, measure, type Share, type WrittenDraft } from './measure.ts';
import { sheetOf } from './sheet.ts';

/**
 * Measures the built-in writer's drafts for 150 briefs: `npm run bench:drafts`. With `-- --read 30 --seed 7 FILE`, it
 * writes all drafts of 30 random briefs to a file for a blind reader.
 */
const { values, positionals } = parseArgs({
  options: { read: { type: 'string' }, seed: { type: 'string', default: '1' }, lang: { type: 'string' } },
  allowPositionals: true,
});

const writeDrafts = (briefs: readonly Brief[]): WrittenDraft[] =>
  briefs
    .filter(({ language }) => !values.lang || language === values.lang)
    .map((brief, at) => ({
      brief,
      drafts: run({ topic: brief.text }, { random: createSeededRandom(at + 1), step: (_, work) => work() })
        .drafts,
    }));

const MAX_SHOWN = 20;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const lines = (rows: readonly string[]): string[] => rows.slice(0, MAX_SHOWN).map((row) => `    ${row}`);
const share = (name: string, { right, of, faults }: Share): string[] => [
  `${name}: ${right} of ${of} (${percent(right / Math.max(1, of))})`,
  ...lines(faults),
];

const formatFigures = (figures: Figures): string =>
  [
    ...share('facts kept', figures.facts),
    ...share('requests kept', figures.asks),
    ...share('bad news read as such', figures.read),
    ...share('bad news without cheer, calls, questions, emoji and exclamation marks', figures.sober),
    ...share('false alarms told as what they are', figures.alarms),
    `drafts of a brief: ${figures.drafts.toFixed(1)}, words of a draft: ${figures.words.toFixed(0)}`,
    `trigrams shared by drafts of one brief: ${figures.overlap.toFixed(2)}`,
    `words not from the brief: ${percent(figures.added)}`,
    `gaps: ${figures.gaps}, briefs whose first draft has one: ${figures.openFirst}`,
    `lines in more than three briefs: ${figures.reused.length}`,
    ...lines(figures.reused),
  ].join('\n');

const halves = { open: writeDrafts(readBriefs('open')), 'held out': writeDrafts(readBriefs('held-out')) };
for (const [half, all] of Object.entries(halves))
  process.stdout.write(`\n${half}, ${all.length} briefs\n${formatFigures(measure(all))}\n`);
const both = Object.values(halves).flat();
const [file = path.join('.data', 'drafts.txt')] = positionals;
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(
  file,
  sheetOf(both, Number(values.read ?? both.length), createSeededRandom(Number(values.seed))),
);
process.stdout.write(`\ndrafts to read: ${file}\n`);
if (!values.read) {
  const faults = checkGrammar(both);
  process.stdout.write(
    typeof faults === 'string'
      ? `grammar: ${faults}\n`
      : `grammar faults that LanguageTool finds: ${faults.length}\n${faults.map((one) => `    ${one}\n`).join('')}`,
  );
}
