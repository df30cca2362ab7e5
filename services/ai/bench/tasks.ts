import type { BuiltInEngine } from '../engines/built-in/built-in-engine.ts';
import { businessPlanTask } from '../tasks/business-plan/task.ts';
import { descriptionTask } from '../tasks/description/task.ts';
import { analysisTask } from '../tasks/description-analysis/task.ts';
import { draftsTask } from '../tasks/drafts/task.ts';
import { ENGLISH } from '../tasks/drafts/testing/corpus.ts';
import { hashtagsTask } from '../tasks/hashtags/task.ts';
import { sentimentTask } from '../tasks/sentiment/task.ts';

const RUNS = 100;
const AT_ONCE = 8;
const COMMENTS = 250;

const { signal } = new AbortController();
type Run = (engine: BuiltInEngine, topic: string) => Promise<unknown>;

const RUN_TASK: Readonly<Record<string, Run>> = {
  drafts: (engine, topic) => engine.run(draftsTask, { topic }, { signal }),
  hashtags: (engine, text) => engine.run(hashtagsTask, { text }, { signal }),
  description: (engine, topic) => engine.run(descriptionTask, { topic }, { signal }),
  'description analysis': (engine, topic) => engine.run(analysisTask, { topic, content: topic }, { signal }),
  'business plan': (engine, topic) => engine.run(businessPlanTask, planFor(topic), { signal }),
  [`sentiment of ${COMMENTS} comments`]: (engine, topic) =>
    engine.run(sentimentTask, { comments: Array.from({ length: COMMENTS }, () => topic) }, { signal }),
};

const planFor = (topic: string) => ({
  business_type: topic,
  target_demographics: 'Neighbors from 25 to 45',
  platform: 'Instagram' as const,
  business_goals: 'More customers',
  content_preferences: 'Short videos',
  budget: '$200 a month',
  timeframe: '3 months',
  current_challenges: 'Little time',
});

/** One after another to measure the time, then several at once to measure the throughput. */
export async function benchTasks(engine: BuiltInEngine): Promise<void> {
  console.log(`built-in engine, each task ${RUNS} times (two threads)`);
  console.log(
    `  ${'task'.padEnd(26)}${['first', 'p50', 'p99'].map((name) => cell(`${name} ms`)).join('')}${cell('a second')}`,
  );
  for (const [name, run] of Object.entries(RUN_TASK)) {
    const topicOf = (at: number): string => ENGLISH[at % ENGLISH.length]?.topic ?? '';
    const timed = async (at: number): Promise<number> => {
      const from = performance.now();
      await run(engine, topicOf(at));
      return performance.now() - from;
    };
    const first = await timed(0);
    // Each of the two threads has its own words to load.
    await Promise.all([timed(0), timed(1)]);
    const times: number[] = [];
    for (let at = 0; at < RUNS; at++) times.push(await timed(at));
    times.sort((one, other) => one - other);
    const figures = [first, times[RUNS / 2] ?? 0, times[Math.ceil(RUNS * 0.99) - 1] ?? 0];
    const rate = await rateOf(timed);
    console.log(
      `  ${name.padEnd(26)}${figures.map((ms) => cell(ms.toFixed(1))).join('')}${cell(rate.toFixed(1))}`,
    );
  }
}

async function rateOf(work: (at: number) => Promise<unknown>): Promise<number> {
  const from = performance.now();
  let at = 0;
  const worker = async (): Promise<void> => {
    while (at < RUNS) await work(at++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (RUNS * 1000) / (performance.now() - from);
}

const cell = (text: string): string => text.padStart(11);
