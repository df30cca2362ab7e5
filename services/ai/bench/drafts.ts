import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { seeded } from '../language/choose.ts';
import { run } from '../tasks/drafts/built-in.ts';
import { checkGrammar } from './grammar/check-grammar.ts';
import { type Figures, measured, type Written } from './measure.ts';
import { pageOf } from './page.ts';
import type { BenchTopic } from './topics/bench-topic.ts';
import { READ } from './topics/read.ts';
import { UNREAD } from './topics/unread.ts';

// `npm run bench:drafts [PAGE]`: what the built-in writer makes of 120 topics, in figures and on a page to be read.
const page = process.argv[2] ?? path.join('.data', 'drafts.html');

const written = (topics: readonly BenchTopic[]): Written[] =>
  topics.map((topic, at) => ({
    topic,
    drafts: run({ topic: topic.text }, { random: seeded(at + 1), step: (_, work) => work() }).drafts,
  }));

const shown = ({ stock, lost, few, ...figures }: Figures): string =>
  [
    `${figures.topics} topics, ${figures.drafts} drafts`,
    `shared word trigrams between drafts of one topic: ${figures.overlap.toFixed(2)}`,
    `words beyond the topic: ${figures.beyond.toFixed(1)}`,
    `sentences in more than one topic in ten: ${stock.length}`,
    ...stock.map(([sentence, topics]) => `    ${topics} × ${sentence}`),
    `repeated drafts: ${figures.repeated}`,
    `drafts over a network's limit: ${figures.overLimit}`,
    `topics with one draft: ${few.length}`,
    ...few.map((one) => `    ${one}`),
    `facts that most drafts leave out: ${lost.length}`,
    ...lost.map((one) => `    ${one}`),
  ].join('\n');

const halves = { 'read while building': written(READ), 'not read while building': written(UNREAD) };
for (const [half, all] of Object.entries(halves))
  process.stdout.write(`\n${half}\n${shown(measured(all))}\n`);
const faults = checkGrammar(Object.values(halves).flat());
process.stdout.write(
  typeof faults === 'string'
    ? `\ngrammar: ${faults}\n`
    : `\ngrammar faults that LanguageTool finds: ${faults.length}\n${faults.map((one) => `    ${one}\n`).join('')}`,
);
mkdirSync(path.dirname(page), { recursive: true });
writeFileSync(page, pageOf(halves));
process.stdout.write(`\nAll drafts: ${page}\n`);
