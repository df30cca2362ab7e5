import { linesOf } from '../../../deploy/command-line/table.ts';
import { type Caller, call, MONTH } from './seed.ts';

const CALLS = 100;
const DAY_MS = 86_400_000;
const FIRST = Date.parse(`${MONTH}-01T00:00:00Z`);
const span = (days: number): string =>
  `from=${new Date(FIRST - 4 * DAY_MS).toISOString()}&until=${new Date(FIRST + (days - 4) * DAY_MS).toISOString()}`;

const WINDOWS: readonly (readonly [name: string, query: string])[] = [
  ['month', span(42)],
  ['week', span(11)],
  ['list of four weeks', span(28)],
  ['month, one network', `${span(42)}&platforms=facebook`],
  ['month, one status', `${span(42)}&statuses=failed`],
  ['month, a text', `${span(42)}&text=number%20199`],
  ['week, network and text', `${span(11)}&platforms=linkedin&text=bread`],
];

/** One call after another, as one page makes them. */
export async function measureCalls(caller: Caller, ids: readonly string[]): Promise<void> {
  console.log(`\n${line('call', 'posts', 'p50 ms', 'p99 ms')}`);
  for (const [name, query] of WINDOWS) {
    let posts = 0;
    const times = await timesOf(async () => {
      const reply = await call(caller, 'GET', `/api/posts/planned?${query}`);
      posts = (await reply.json()).publications.length;
    });
    printTimes(`planned: ${name}`, String(posts), times);
  }
  let n = 0;
  const moves = await timesOf(async () => {
    const id = ids[n++ % ids.length];
    const body = { scheduled_time: `${MONTH}-20 1${n % 10}:30:00`, timezone: 'UTC' };
    const reply = await call(caller, 'POST', `/api/posts/${id}/reschedule`, body);
    if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`);
  });
  printTimes('reschedule', '1', moves);
}

async function timesOf(work: () => Promise<void>): Promise<number[]> {
  for (let n = 0; n < 10; n++) await work();
  const times: number[] = [];
  for (let n = 0; n < CALLS; n++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b);
}

function printTimes(name: string, posts: string, times: readonly number[]): void {
  const at = (share: number): string => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1);
  console.log(line(name, posts, at(0.5), at(0.99)));
}

const line = linesOf([40, 7, 9, 9]);
