import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commandPublication } from '../authoring/command-publication.ts';
import type { Command } from '../domain/decide.ts';
import type { Publication } from '../domain/publication.ts';
import type { UserCommand } from '../domain/user-commands.ts';
import { changePublication } from '../transitions/change-publication.ts';
import { facebook, form, type Posts, startPosts } from './posts-under-test.ts';

const HOUR = 3_600_000;
const ROUNDS = 15;

let posts: Posts;
beforeAll(async () => {
  posts = await startPosts();
});
afterAll(() => posts.close());

const read = async (id: string): Promise<Publication> => {
  const found = await posts.context.stores.publications.find(id);
  if (!found) throw new Error('it is not there');
  return found;
};

/** One whose time has come, with nobody at work on it. */
const due = async (text: string): Promise<Publication> => {
  const scheduled_time = new Date(posts.clock().getTime() + HOUR)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
  const reply = await posts.request(
    'POST',
    '/posts/schedule',
    form([facebook(text)], { scheduled_time, timezone: 'UTC' }),
  );
  const { results } = schedulePosts.response.parse(await reply.json());
  posts.advance(HOUR);
  return read(results[0]?.id ?? '');
};

/** As the scheduler and a worker do it: each step on what was read, once. */
async function takeUp(publication: Publication): Promise<Publication | null> {
  const lease: Command = { type: 'lease', lease: { id: `lease-${publication.id}`, by: 'worker' } };
  const woken = publication.status === 'queued' ? publication : await wake(publication);
  return woken && changePublication(posts.context, woken, lease);
}

const wake = (publication: Publication) => changePublication(posts.context, publication, { type: 'wake' });

const ask = (publication: Publication, command: UserCommand): Promise<Publication | AppError> =>
  commandPublication(posts.context, publication, command).catch((error: AppError) => error);

const pause = (turns: number): Promise<void> =>
  turns === 0
    ? Promise.resolve()
    : new Promise<void>((resolve) => setImmediate(resolve)).then(() => pause(turns - 1));

/** Every order of the two, from the one done before the other begins to the other done before the one does. */
async function inOrder<A, B>(round: number, one: () => Promise<A>, other: () => Promise<B>): Promise<[A, B]> {
  if (round === 0) {
    const first = await one();
    return [first, await other()];
  }
  if (round === ROUNDS - 1) {
    const first = await other();
    return [await one(), first];
  }
  return Promise.all([pause(Math.max(0, round - 7)).then(one), pause(Math.max(0, 7 - round)).then(other)]);
}

const COMMANDS: UserCommand[] = [
  { type: 'cancel' },
  { type: 'remove' },
  { type: 'edit', content: 'Better' },
  {
    type: 'reschedule',
    dueAt: new Date('2030-01-01T00:00:00Z'),
    localTime: '2030-01-01 00:00:00',
    timezone: 'UTC',
  },
];

describe.each(COMMANDS)('$type against a worker that takes it up', (command) => {
  test.each(['scheduled', 'queued'])(
    'from %s: exactly one of them wins, whoever comes when, and the loser knows',
    async (from) => {
      const winners = new Set<string>();
      for (let round = 0; round < ROUNDS; round++) {
        const seen = await due(`${command.type} ${round}`);
        const publication = from === 'queued' ? ((await wake(seen)) ?? seen) : seen;
        expect(publication.status).toBe(from);
        const [taken, answer] = await inOrder(
          round,
          () => takeUp(publication),
          () => ask(publication, command),
        );
        const now = await read(publication.id);
        const obeyed = !(answer instanceof AppError);
        winners.add(obeyed ? 'user' : 'worker');
        if (command.type === 'edit') {
          // It may be obeyed and taken up, but then what is taken up are the new words.
          if (taken) expect(taken.content).toBe(obeyed ? 'Better' : publication.content);
          expect(now.content).toBe(obeyed ? 'Better' : publication.content);
        } else {
          expect(taken?.status === 'publishing').toBe(!obeyed);
          expect(now.status === 'publishing').toBe(!obeyed);
        }
        if (!obeyed) expect(answer.message).toMatch(/being published right now/);
      }
      expect(winners.size).toBe(2);
    },
  );
});

test('of two changes at once neither is lost', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const publication = await due(`both ${round}`);
    const dueAt = new Date('2030-01-01T00:00:00Z');
    await Promise.all([
      ask(publication, { type: 'edit', content: 'Better' }),
      ask(publication, { type: 'reschedule', dueAt, localTime: '2030-01-01 00:00:00', timezone: 'UTC' }),
    ]);
    expect(await read(publication.id)).toMatchObject({ content: 'Better', dueAt, nextAttemptAt: dueAt });
  }
});

test('a change that was judged on an older state is not written, though the status is the same again', async () => {
  const seen = await due('again');
  const queued = await changePublication(posts.context, seen, { type: 'wake' });
  if (!queued) throw new Error('it is due');
  const hold = { type: 'hold', until: posts.clock(), reason: 'busy' } as const;
  const back = await changePublication(posts.context, queued, hold);
  expect(back).toMatchObject({ status: 'scheduled' });
  expect(await changePublication(posts.context, seen, { type: 'cancel' })).toBeNull();
  expect(await read(seen.id)).toMatchObject({ status: 'scheduled' });
});

test('sending again against the deletion: what was deleted stays where it ended', async () => {
  const ends = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const base = await due(`deleted ${round}`);
    const failed: Publication = {
      ...{ ...base, id: `deleted-${round}`, revision: 0 },
      ...{ status: 'failed', failedAt: posts.clock(), reason: 'x' },
    };
    await posts.context.stores.publications.insert(failed, []);
    const [sent, gone] = await inOrder(
      round,
      () => ask(failed, { type: 'retry' }),
      () => ask(failed, { type: 'remove' }),
    );
    const now = await read(failed.id);
    expect(gone).not.toBeInstanceOf(AppError);
    expect(now.removedAt).not.toBeNull();
    // Sent first, it is stopped by being deleted; deleted first, it is not sent.
    expect(now.status).toBe(sent instanceof AppError ? 'failed' : 'canceled');
    if (sent instanceof AppError) expect(sent.message).toMatch(/^It was deleted/);
    ends.add(now.status);
  }
  expect(ends.size).toBe(2);
});

test('sending again against the removal of its files: it keeps them, or is told that they are gone', async () => {
  const media = [
    { mediaId: 'm', folder: 'f', file: `${'a'.repeat(64)}.jpg`, kind: 'image', mime: 'image/jpeg', bytes: 1 },
  ] as const;
  for (let round = 0; round < ROUNDS; round++) {
    const base = await due(`files ${round}`);
    const failed: Publication = {
      ...{ ...base, id: `failed-${round}`, media, files: 'kept', revision: 0 },
      ...{ status: 'failed', failedAt: posts.clock(), reason: 'x' },
    };
    await posts.context.stores.publications.insert(failed, []);
    const [, answer] = await inOrder(
      round,
      () => changePublication(posts.context, failed, { type: 'drop-files' }),
      () => ask(failed, { type: 'retry' }),
    );
    const now = await read(failed.id);
    if (answer instanceof AppError) expect(now).toMatchObject({ status: 'failed', files: 'leaving' });
    else expect(now).toMatchObject({ status: 'scheduled', files: 'kept' });
  }
});

describe('slots', () => {
  const holder = (n: number, ms = 60_000) => ({ id: `h${n}`, until: new Date(posts.clock().getTime() + ms) });
  const grab = (key: string, many: number, most: number) =>
    Promise.all(
      Array.from({ length: many }, (_, n) =>
        posts.context.stores.slots.take(key, most, holder(n), posts.clock()),
      ),
    );

  test.each([1, 3])('of many who come at once %i get one', async (most) => {
    const taken = await grab(`key-${most}`, 12, most);
    expect(taken.filter(Boolean)).toHaveLength(most);
    expect(await posts.context.stores.slots.take(`key-${most}`, most + 1, holder(99), posts.clock())).toBe(
      true,
    );
  });

  test('one that is given back, or not renewed, is there again; one that is renewed is not', async () => {
    const { slots } = posts.context.stores;
    const take = (n: number) => slots.take('one', 1, holder(n), posts.clock());
    expect(await take(1)).toBe(true);
    await slots.release(['one'], 'h2');
    expect(await take(2)).toBe(false);
    await slots.release(['one'], 'h1');
    expect(await take(2)).toBe(true);
    posts.advance(30_000);
    await slots.renew(['one'], holder(2));
    posts.advance(59_000);
    await slots.tidy(posts.clock());
    expect(await take(3)).toBe(false);
    posts.advance(1_000);
    expect(await take(3)).toBe(true);
    posts.advance(60_000);
    await slots.tidy(posts.clock());
    expect(await take(4)).toBe(true);
  });
});

test('of two wishes for patience the longer one is kept, with its own reason', async () => {
  const { holds } = posts.context.stores;
  const until = (minutes: number) => new Date(posts.clock().getTime() + minutes * 60_000);
  await holds.put({ key: 'page', until: until(5), reason: 'short' });
  await holds.put({ key: 'page', until: until(30), reason: 'long' });
  await holds.put({ key: 'page', until: until(10), reason: 'short' });
  const expected = [{ key: 'page', until: until(30), reason: 'long' }];
  expect(await holds.current(['page'], posts.clock())).toEqual(expected);
});
