import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ok } from '../../../deploy/standalone/api-client.ts';
import { type HotOperation, hotOperations } from '../api/operations.ts';
import type { Seeded } from '../api/seed.ts';
import type { Growing } from './open-growing.ts';

export interface Side {
  readonly growing: Growing;
  readonly seeded: Seeded;
}

/** The side that stays small, and the one that grows. */
export interface Sides<T = Side> {
  readonly small: T;
  readonly large: T;
}

export interface Times {
  /** Milliseconds, the shortest first. */
  readonly taken: readonly number[];
  /** Milliseconds of this process's CPU for each, including the call's own cost. */
  readonly cpu: number;
}

const WARM_UP = 30;
const DUE_IN_MS = 3000;
const LOOK_EVERY_MS = 250;
const OUT_WITHIN_MS = 120_000;

/**
 * Each call that only reads, one after another, as one page makes them. Both sides are called in turn, so that whatever
 * else the machine does meets both.
 */
export async function measureCalls(
  { small, large }: Sides,
  calls: number,
): Promise<Record<string, Sides<Times>>> {
  const other = new Map(readingOf(small).map((one) => [one.name, one]));
  const times: Record<string, Sides<Times>> = {};
  for (const operation of readingOf(large)) {
    const beside = other.get(operation.name);
    if (!beside) throw new Error(`${operation.name} is not on both sides`);
    const [first, second] = [createStopwatch(), createStopwatch()];
    const onLarge = () => call(large.growing, operation);
    const onSmall = () => call(small.growing, beside);
    for (let n = 0; n < WARM_UP; n++) {
      await onSmall();
      await onLarge();
    }
    for (let n = 0; n < calls; n++) {
      if (n % 2 === 0) await second.time(onSmall);
      await first.time(onLarge);
      if (n % 2 === 1) await second.time(onSmall);
    }
    times[operation.name] = { small: second.times(), large: first.times() };
  }
  return times;
}

const readingOf = ({ seeded }: Side): HotOperation[] =>
  hotOperations(seeded).filter(({ method }) => method === 'GET');

async function call(growing: Growing, { path, account }: HotOperation): Promise<void> {
  const headers = account.client.headers();
  await (await ok(fetch(new URL(`/api${path}`, growing.app().url), { headers }))).arrayBuffer();
}

function createStopwatch() {
  const durations: number[] = [];
  let cpu = 0;
  return {
    async time(work: () => Promise<void>): Promise<void> {
      const before = process.cpuUsage();
      const startedAt = performance.now();
      await work();
      durations.push(performance.now() - startedAt);
      cpu += cpuMsSince(before);
    },
    times: (): Times => ({ taken: durations.toSorted((a, b) => a - b), cpu: cpu / durations.length }),
  };
}

function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

interface Dispatch {
  /** Posts of one account that are due at one instant. */
  readonly due: number;
  /** How often, on either side in turn. */
  readonly rounds: number;
}

/** How late each post is published. */
export async function measureDispatch(
  { small, large }: Sides,
  { due, rounds }: Dispatch,
): Promise<Sides<Times>> {
  const timesBySize = { small: [] as Times[], large: [] as Times[] };
  for (let round = 0; round < rounds; round++) {
    timesBySize.small.push(await dispatch(small, due));
    timesBySize.large.push(await dispatch(large, due));
  }
  return { small: joinTimes(timesBySize.small), large: joinTimes(timesBySize.large) };
}

const joinTimes = (all: readonly Times[]): Times => ({
  taken: all.flatMap(({ taken }) => taken).toSorted((a, b) => a - b),
  cpu: all.reduce((sum, { cpu }) => sum + cpu, 0) / all.length,
});

/** They are like those of the busy workspace. */
async function dispatch({ growing, seeded: { busy, writing } }: Side, due: number): Promise<Times> {
  const publications = (await growing.database('posts')).collection<Row>('publications');
  const example = await publications.findOne({ workspaceId: busy.workspaceId, status: 'scheduled' });
  if (!example) throw new Error('there is no post to copy');
  const dueAt = new Date(Date.now() + DUE_IN_MS);
  const ids = Array.from({ length: due }, () => `${randomUUID()}${example._id.slice(36)}`);
  await publications.insertMany(
    ids.map((id) => ({
      ...example,
      workspaceId: writing.workspaceId,
      pageId: writing.pageId,
      targetId: writing.pageId,
      _id: id,
      content: `Bells of ${id}`,
      postId: id.slice(0, 36),
      dueAt,
      listAt: dueAt,
      wakeAt: dueAt,
      nextAttemptAt: dueAt,
    })),
  );
  await pause(dueAt.getTime() - Date.now());
  const before = process.cpuUsage();
  const out = { _id: { $in: ids }, status: 'published' };
  const until = Date.now() + OUT_WITHIN_MS;
  for (;;) {
    const count = await publications.countDocuments(out);
    if (count === due) break;
    if (Date.now() > until) break;
    await pause(LOOK_EVERY_MS);
  }
  const cpu = cpuMsSince(before) / due;
  const rows = await publications.find(out, { projection: { endedAt: 1 } }).toArray();
  const missing = due - rows.length;
  if (missing > 0)
    console.log(`${missing} of ${due} publications are not out after ${OUT_WITHIN_MS / 1000} s`);
  const durations = [
    ...rows.map((one) => Number(one.endedAt) - dueAt.getTime()),
    ...Array.from({ length: missing }, () => OUT_WITHIN_MS),
  ];
  return { taken: durations.toSorted((a, b) => a - b), cpu };
}

type Row = Record<string, unknown> & { _id: string };
