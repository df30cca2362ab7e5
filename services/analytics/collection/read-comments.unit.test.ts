import type { CommentsRequest } from '@carillon/social/capabilities/comments.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { expect, test } from '@jest/globals';
import type { LeasedTarget } from '../domain/leased-target.ts';
import type { Reading } from '../domain/reading-batch.ts';
import type { TrackedPublication } from '../domain/tracked.ts';
import type { CollectDeps } from './collect-deps.ts';
import { readComments } from './read-comments.ts';

/** Three posts with a new comment each, of a network whose answers use up its allowance. */
async function readThree(
  answer: (request: CommentsRequest, use: (share: number) => void) => unknown,
  { mostRenewed = 3, stopping = new AbortController().signal } = {},
) {
  const done = { asked: [] as string[], noted: [] as string[], isOwn: true };
  let [renewed, now] = [0, 0];
  let usage = 0.4;
  const list = async (request: CommentsRequest) => {
    done.asked.push(request.postId);
    now += 40_000;
    const truncated = answer(request, (share) => (usage = share)) === 'cut';
    return { comments: [], truncated };
  };
  const deps = {
    networks: { facebook: { name: 'facebook', comments: { list }, insights: { usage: () => usage } } },
    comments: { keep: async () => false },
    stores: {
      publications: { noteCommentsKept: async (id: string) => done.noted.push(id) },
      targets: { renew: async () => renewed++ < mostRenewed },
    },
    telemetry: { log: { info: () => undefined } },
    clock: () => new Date(now),
  } as unknown as CollectDeps;
  const readings = ['a', 'b', 'c'].map((id) => [
    { id, remoteId: id, platform: 'facebook', targetId: 'page', commentsKept: 0 } as TrackedPublication,
    { kind: 'figures', figures: { comments: 1 } } as Reading,
  ]) as [TrackedPublication, Reading][];
  const target = { platform: 'facebook', targetId: 'page' } as LeasedTarget;
  done.isOwn = await readComments(
    deps,
    { target, stopping },
    { access: { token: 't' }, revision: 1 },
    readings,
  );
  return done;
}

test('reads comments up to half of the allowance, and reads again what was cut short', async () => {
  const whole = await readThree(({ postId }, use) => postId === 'b' && use(0.5));
  expect(whole).toEqual({ asked: ['a', 'b'], noted: ['a', 'b'], isOwn: true });
  const cut = await readThree(({ mayGoOn }, use) => {
    expect(mayGoOn?.()).toBe(true);
    use(0.6);
    expect(mayGoOn?.()).toBe(false);
    return 'cut';
  });
  expect(cut).toEqual({ asked: ['a'], noted: [], isOwn: true });
});

test('a post with refused comments doesn’t block the others, but an unreachable network does', async () => {
  const refusing = (kind: 'permanent' | 'transient') =>
    readThree(({ postId }) => {
      if (postId === 'a') throw new SocialError('No', { kind });
    });
  expect((await refusing('permanent')).noted).toEqual(['b', 'c']);
  expect((await refusing('transient')).asked).toEqual(['a']);
});

test('the lease is renewed while lists are read, and without it nothing more is', async () => {
  const read = await readThree(() => 'whole', { mostRenewed: 0 });
  expect(read).toEqual({ asked: ['a', 'b'], noted: ['a', 'b'], isOwn: false });
});

test('asks for no more after it is stopped, and reads again what was cut short', async () => {
  const stop = new AbortController();
  const read = await readThree(
    ({ postId, mayGoOn }) => {
      if (postId === 'b') stop.abort();
      return mayGoOn?.() ? 'whole' : 'cut';
    },
    { stopping: stop.signal },
  );
  expect(read).toEqual({ asked: ['a', 'b'], noted: ['a'], isOwn: true });
});
