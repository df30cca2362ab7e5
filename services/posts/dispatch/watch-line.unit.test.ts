import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { expect, jest, test } from '@jest/globals';
import { freshHistory, type InState } from '../domain/publication.ts';
import type { InHand, LineStore } from '../stores/line.ts';
import { watchLine } from './watch-line.ts';

const now = new Date('2026-03-02T09:00:00Z');

const queued = (id: string, targetId = id): InState<'queued'> => ({
  ...{
    id,
    postId: id,
    workspaceId: targetId,
    platform: 'facebook',
    pageId: targetId,
    targetId,
    targetName: 'Page',
  },
  ...{ content: id, media: [], createdAt: now, dueAt: now, localTime: null, timezone: null },
  ...freshHistory([]),
  status: 'queued',
});

/** A line as the store has it, which a test changes as workers would. */
function lineOf(line: InState<'queued'>[], limits = { perAccount: 1, perNetwork: 10 }) {
  const state = { line, inHand: [] as InHand[] };
  const waiting = jest.fn<LineStore['waiting']>(async ({ platform, without }) =>
    state.line.filter(
      (one) => one.platform === platform && !without.some(({ targetId }) => targetId === one.targetId),
    ),
  );
  const watched = watchLine({
    stores: {
      line: { waiting, inHand: async () => [...state.inHand] },
      holds: { current: async () => [] },
    },
    limits,
    clock: () => now,
    random: () => 0,
  });
  return { state, waiting, watched, next: () => watched.next(() => PLATFORM_NAMES) };
}

test('what was given out is not given out again, though the store still has it in line', async () => {
  const { next, watched } = lineOf([queued('a'), queued('b')]);
  expect(await next()).toMatchObject({ id: 'a' });
  watched.hasNews();
  expect(await next()).toMatchObject({ id: 'b' });
  expect(await next()).toBeNull();
});

test('the second of an account waits for the first, before and after its lease is known', async () => {
  const { next, watched, state } = lineOf([queued('a1', 'a'), queued('a2', 'a')]);
  const first = await next();
  if (!first) throw new Error('the line is empty');
  expect(await next()).toBeNull();
  state.line = state.line.slice(1);
  state.inHand = [first];
  watched.hasNews();
  expect(await next()).toBeNull();
  state.inHand = [];
  watched.isDone(first, true);
  expect(await next()).toMatchObject({ id: 'a2' });
});

test('what others have in hand counts for the limits of an account and of a network', async () => {
  const { next, state, watched } = lineOf([queued('a'), queued('b'), queued('c')], {
    perAccount: 1,
    perNetwork: 2,
  });
  state.inHand = [queued('other', 'a')];
  expect(await next()).toMatchObject({ id: 'b' });
  expect(await next()).toBeNull();
  state.inHand = [];
  watched.hasNews();
  expect(await next()).toMatchObject({ id: 'a' });
});

test('an account that has no slot left is passed over, however often the line is looked at', async () => {
  const { next, watched, waiting } = lineOf([queued('a1', 'a'), queued('b')]);
  const first = await next();
  if (!first) throw new Error('the line is empty');
  watched.isFull(first, 'account/facebook/a');
  watched.isDone(first, false);
  expect(await next()).toMatchObject({ id: 'b' });
  const looks = waiting.mock.calls.length;
  expect(await next()).toBeNull();
  expect(waiting).toHaveBeenCalledTimes(looks);
  watched.hasNews();
  expect(await next()).toBeNull();
});

test('after one of an account is published, the next is taken only after another look', async () => {
  const { next, watched, waiting } = lineOf([queued('a1', 'a'), queued('a2', 'a'), queued('b')]);
  const first = await next();
  if (!first) throw new Error('the line is empty');
  watched.isDone(first, true);
  expect(await next()).toMatchObject({ id: 'b' });
  const looks = waiting.mock.calls.length;
  expect(await next()).toMatchObject({ targetId: 'a' });
  expect(waiting.mock.calls.length).toBeGreaterThan(looks);
});

test('an empty line is not read again before there is news', async () => {
  const { next, waiting, watched } = lineOf([]);
  expect(await next()).toBeNull();
  expect(await next()).toBeNull();
  expect(waiting).toHaveBeenCalledTimes(PLATFORM_NAMES.length);
  watched.hasNews();
  await next();
  expect(waiting).toHaveBeenCalledTimes(2 * PLATFORM_NAMES.length);
});
