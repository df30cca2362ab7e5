import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Command, decide } from '../domain/decide.ts';
import type { Publication } from '../domain/publication.ts';
import type { UserCommand } from '../domain/user-commands.ts';
import { commandPublication } from '../posts/command-publication.ts';
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
  const publication = await posts.context.stores.publications.find(id, 'ada');
  if (!publication) throw new Error('it is not there');
  return publication;
};

/** A publication due in an hour; returns its ID. */
const schedule = async (text: string): Promise<string> => {
  const scheduled_time = new Date(posts.clock().getTime() + HOUR)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
  const reply = await posts.request(
    'POST',
    '/posts/schedule',
    form([facebook(text)], { scheduled_time, timezone: 'UTC' }),
  );
  return schedulePosts.response.parse(await reply.json()).results[0]?.id ?? '';
};

/** A due publication that nobody is working on. */
const due = async (text: string): Promise<Publication> => {
  const id = await schedule(text);
  posts.advance(HOUR);
  return read(id);
};

/** Writes over the state that was read, once, as a worker does. */
async function takeUp(publication: Publication): Promise<Publication | null> {
  const command: Command = { type: 'take', lease: { id: `lease-${publication.id}`, by: 'worker' } };
  const decision = decide(publication, command, posts.clock());
  if (!decision.ok || decision.next.status !== 'publishing') return null;
  const taking = { before: publication, after: decision.next, permits: [publication.id], events: [] };
  return (await posts.context.stores.leases.take(taking, publication.id)) ? decision.next : null;
}

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
  test('exactly one of them wins, whoever comes when, and the loser knows', async () => {
    const winners = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const publication = await due(`${command.type} ${round}`);
      const [takenPublication, answer] = await inOrder(
        round,
        () => takeUp(publication),
        () => ask(publication, command),
      );
      const now = await read(publication.id);
      const accepted = !(answer instanceof AppError);
      winners.add(accepted ? 'user' : 'worker');
      if (command.type === 'edit') {
        // The change may be accepted while the post is taken up, but then the new text is published.
        if (takenPublication)
          expect(takenPublication.content).toBe(accepted ? 'Better' : publication.content);
        expect(now.content).toBe(accepted ? 'Better' : publication.content);
      } else {
        expect(takenPublication?.status === 'publishing').toBe(!accepted);
        expect(now.status === 'publishing').toBe(!accepted);
      }
      if (!accepted) expect(answer.message).toMatch(/being published right now/);
    }
    expect(winners.size).toBe(2);
  });
});

test('two simultaneous changes are both kept', async () => {
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

test('doesn’t write a change checked against an older state, even if the status is the same again', async () => {
  const publication = await due('again');
  const coolDown = { type: 'cool-down', until: posts.clock(), reason: 'busy' } as const;
  const later = await changePublication(posts.context, publication, coolDown);
  expect(later).toMatchObject({ status: 'scheduled' });
  expect(await changePublication(posts.context, publication, { type: 'cancel' })).toBeNull();
  expect(await read(publication.id)).toMatchObject({ status: 'scheduled' });
});

test('a retry racing with the deletion leaves a deleted post where it ended', async () => {
  const ends = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const base = await due(`deleted ${round}`);
    const failed: Publication = {
      ...base,
      id: `deleted-${round}`,
      revision: 0,
      status: 'failed',
      failedAt: posts.clock(),
      reason: 'x',
    };
    await posts.context.stores.publications.insert(failed, []);
    const [sentResult, goneResult] = await inOrder(
      round,
      () => ask(failed, { type: 'retry' }),
      () => ask(failed, { type: 'remove' }),
    );
    const now = await read(failed.id);
    expect(goneResult).not.toBeInstanceOf(AppError);
    expect(now.removedAt).not.toBeNull();
    // Sent first, it is stopped by being deleted; deleted first, it is not sent.
    expect(now.status).toBe(sentResult instanceof AppError ? 'failed' : 'canceled');
    if (sentResult instanceof AppError) expect(sentResult.message).toMatch(/^It was deleted/);
    ends.add(now.status);
  }
  expect(ends.size).toBe(2);
});

test('a retry racing with the removal of its files keeps them, or reports that they are gone', async () => {
  const media = [
    {
      mediaId: 'm',
      folder: 'f',
      file: `${'a'.repeat(64)}.jpg`,
      kind: 'image',
      mime: 'image/jpeg',
      bytes: 1,
      altText: '',
    },
  ] as const;
  for (let round = 0; round < ROUNDS; round++) {
    const base = await due(`files ${round}`);
    const failed: Publication = {
      ...base,
      id: `failed-${round}`,
      media,
      files: 'kept',
      revision: 0,
      status: 'failed',
      failedAt: posts.clock(),
      reason: 'x',
    };
    await posts.context.stores.publications.insert(failed, []);
    const [, answer] = await inOrder(
      round,
      () => changePublication(posts.context, failed, { type: 'drop-files' }),
      () => ask(failed, { type: 'retry' }),
    );
    const now = await read(failed.id);
    if (answer instanceof AppError)
      expect(now).toMatchObject({ status: 'failed', files: 'pending-deletion' });
    else expect(now).toMatchObject({ status: 'scheduled', files: 'kept' });
  }
});

test('of many requests for a permit at once, one gets it', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => schedule(`crowd ${n}`)));
  posts.advance(HOUR);
  const crowd = await Promise.all(ids.map(read));
  const { leases } = posts.context.stores;
  const results = await Promise.allSettled(
    crowd.map((before) => {
      const lease = { id: before.id, by: 'worker' };
      const decision = decide(before, { type: 'take', lease }, posts.clock());
      if (!decision.ok || decision.next.status !== 'publishing') throw new Error('it is not due');
      const permits = [`own ${before.id}`, 'network/facebook#3'];
      return leases.take({ before, after: decision.next, permits, events: [] }, before.id);
    }),
  );
  expect(results.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(1);
});

test('of two cooldowns the longer one stays, with its own reason', async () => {
  const { cooldowns } = posts.context.stores;
  const until = (minutes: number) => new Date(posts.clock().getTime() + minutes * 60_000);
  await cooldowns.put({ key: 'page', until: until(5), reason: 'short' });
  await cooldowns.put({ key: 'page', until: until(30), reason: 'long' });
  await cooldowns.put({ key: 'page', until: until(10), reason: 'short' });
  const expected = [{ key: 'page', until: until(30), reason: 'long' }];
  expect(await cooldowns.current(posts.clock())).toEqual(expected);
});
