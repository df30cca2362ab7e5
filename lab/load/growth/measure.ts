import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ok } from '../../../deploy/standalone/api-client.ts';
import type { App } from '../api/open-app.ts';
import { hotOperations } from '../api/operations.ts';
import type { Seeded } from '../api/seed.ts';
import type { Growing } from './open-growing.ts';

/** Milliseconds, the shortest first. */
export type Times = readonly number[];

const WARM_UP = 100;
const DUE_IN_MS = 3000;
const LOOK_EVERY_MS = 250;
const OUT_WITHIN_MS = 120_000;

/** Each call that only reads, one after another, as one page makes them. */
export async function measureCalls(app: App, seeded: Seeded, calls: number): Promise<Record<string, Times>> {
  const reading = hotOperations(seeded).filter(({ method }) => method === 'GET');
  const times: Record<string, Times> = {};
  for (const { name, path, account } of reading) {
    const call = async () => {
      const headers = account.client.headers();
      await (await ok(fetch(new URL(`/api${path}`, app.url), { headers }))).arrayBuffer();
    };
    for (let n = 0; n < WARM_UP; n++) await call();
    const taken: number[] = [];
    for (let n = 0; n < calls; n++) {
      const began = performance.now();
      await call();
      taken.push(performance.now() - began);
    }
    times[name] = taken.toSorted((a, b) => a - b);
  }
  return times;
}

/** So many posts of one account are due at one instant: how late each is out. They are like those of the busy workspace. */
export async function measureDispatch(
  growing: Growing,
  { busy, writing }: Seeded,
  due: number,
): Promise<Times> {
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
  const until = Date.now() + OUT_WITHIN_MS;
  for (;;) {
    const out = await publications.find({ _id: { $in: ids }, status: 'published' }).toArray();
    if (out.length === due)
      return out.map((one) => Number(one.endedAt) - dueAt.getTime()).toSorted((a, b) => a - b);
    if (Date.now() > until) throw new Error(`${due - out.length} of ${due} publications are not out`);
    await pause(LOOK_EVERY_MS);
  }
}

type Row = Record<string, unknown> & { _id: string };
