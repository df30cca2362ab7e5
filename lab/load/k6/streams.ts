import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { linesOf } from '../../../deploy/command-line/table.ts';
import { ok } from '../../../deploy/standalone/api-client.ts';
import { eachOf } from './at-once.ts';
import type { Load } from './load.ts';
import { openStream, type Stream } from './stream-client.ts';
import { makeUsers, type User } from './users.ts';

/** k6 has no server-sent events, so a client in Node replaces it. */
export const STREAMS: Load = {
  summary: 'as many browsers listen to live events while drafts become posts',
  users: 125,
  browsers: 1_000,
  seconds: 20,
};

/** A user may have as many pages open. */
const MAX_A_USER = 8;
const MAX_P99_MS = 2_000;
const MAX_KB_A_STREAM = 200;
const EVENT = 'publication.changed';
const OPENED_AT_ONCE = 50;

interface Setting {
  readonly base: string;
  readonly browsers: number;
  readonly seconds: number;
  /** The app's process; null where it is another machine's. */
  readonly pid: number | null;
}

/** Opens all streams, then schedules a post of one user after the other and sees when their browsers hear of it. */
export async function streams({ base, browsers, seconds, pid }: Setting): Promise<boolean> {
  const users = await makeUsers(base, Math.ceil(browsers / MAX_A_USER));
  console.log(`${users.length} users are there`);
  const before = await memoryOf(pid);
  const startedAt = performance.now();
  const openedStreams: Stream[] = [];
  const byUser = new Map<User, Stream[]>();
  try {
    await eachOf(browsers, OPENED_AT_ONCE, async (n) => {
      const user = users[n % users.length] as User;
      const stream = await openStream(`${base}/api/events`, user.client.headers());
      openedStreams.push(stream);
      byUser.set(user, [...(byUser.get(user) ?? []), stream]);
    });
    const openMs = performance.now() - startedAt;
    const idle = await memoryOf(pid);
    const { times, missed } = await hear(byUser, seconds);
    const loaded = await memoryOf(pid);
    const lostCount = openedStreams.filter(({ isOpen }) => !isOpen()).length;
    const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
    const grown = before !== null && idle !== null ? ((idle - before) * 1024) / browsers : null;
    console.log(
      `\n${openedStreams.length} streams opened in ${(openMs / 1000).toFixed(1)} s, ${lostCount} broke off`,
    );
    const line = linesOf([24, 10, 10, 10, 10, 10]);
    console.log(line('event', 'heard', 'p50 ms', 'p95 ms', 'p99 ms', 'missed'));
    const cells = [
      String(times.length),
      ...[0.5, 0.95, 0.99].map((share) => at(share).toFixed(1)),
      String(missed),
    ];
    console.log(line(EVENT, ...cells));
    if (grown !== null)
      console.log(
        `memory: ${before} MB before, ${idle} MB with the streams open (${grown.toFixed(0)} KB each), ${loaded} MB after the events`,
      );
    const faults = [
      ...(lostCount + missed > 0 ? [`${lostCount} streams broke off and ${missed} events were missed`] : []),
      ...(at(0.99) < MAX_P99_MS ? [] : [`p99 is not below ${MAX_P99_MS} ms`]),
      ...(grown === null || grown < MAX_KB_A_STREAM
        ? []
        : [`a stream takes more than ${MAX_KB_A_STREAM} KB`]),
    ];
    for (const fault of faults) console.log(`missed: ${fault}`);
    return faults.length === 0;
  } finally {
    for (const stream of openedStreams) stream.close();
  }
}

const EVERY_MS = 100;
const WAIT_MS = 10_000;
const DAY_MS = 86_400_000;

/** One post after another of those who have pages; each of the user's browsers is to hear of it. */
async function hear(byUser: ReadonlyMap<User, readonly Stream[]>, seconds: number) {
  const times: number[] = [];
  let missed = 0;
  const pending: Promise<void>[] = [];
  const ends = performance.now() + seconds * 1000;
  const users = [...byUser].filter(([{ page }]) => page !== null);
  for (let n = 0; performance.now() < ends; n++) {
    const [user, listening] = users[n % users.length] as [User, readonly Stream[]];
    const startedAt = performance.now();
    const events = listening.map((stream) =>
      stream.next(EVENT, WAIT_MS).then(
        () => void times.push(performance.now() - startedAt),
        () => void missed++,
      ),
    );
    pending.push(...events);
    await ok(user.client.post('/api/posts/schedule', formOf(user.page, n)));
    await pause(EVERY_MS);
  }
  await Promise.all(pending);
  return { times: times.sort((a, b) => a - b), missed };
}

function formOf(page: string | null, n: number): FormData {
  const at = new Date(Date.now() + 30 * DAY_MS);
  const form = new FormData();
  form.set('platforms', JSON.stringify([{ platform_id: 1, page_id: page, content: `Heard number ${n}` }]));
  form.set('initial_post_description', 'Heard');
  form.set('scheduled_time', at.toISOString().slice(0, 19).replace('T', ' '));
  form.set('timezone', 'UTC');
  return form;
}

/** A process's memory in megabytes. Null if that isn't known. */
async function memoryOf(pid: number | null): Promise<number | null> {
  if (pid === null) return null;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
}
