import { expect, test } from '@jest/globals';
import { freshHistory, type Publication } from '../domain/publication.ts';
import type { PublicationStore } from '../stores/publications.ts';
import { wakeDue } from './wake-due.ts';

const now = new Date('2026-03-02T09:00:00Z');
const due = (id: string, state: 'scheduled' | 'publishing' = 'scheduled'): Publication => ({
  ...{ id, postId: id, workspaceId: 'ada', platform: 'facebook', pageId: 'page', targetId: 'page' },
  ...{ targetName: 'Page', content: id, media: [], createdAt: now, dueAt: now, localTime: null },
  ...{ timezone: null, ...freshHistory([]) },
  ...(state === 'scheduled'
    ? { status: 'scheduled', nextAttemptAt: now, waitingFor: 'time', reason: null }
    : { status: 'publishing', lease: { id: 'l', by: 'w', until: now } }),
});

/** Wakes what is given, a batch after the other, and tells what happened in order. */
async function wake(
  batches: Publication[][],
  { inHand = [], isClockRight = true }: { inHand?: readonly string[]; isClockRight?: boolean } = {},
): Promise<string[]> {
  const said: string[] = [];
  const write = async ({ id }: Publication) => {
    said.push(`woke ${id}`);
    return true;
  };
  const publications = {
    toWake: async () => ({ found: batches.shift() ?? [], broken: [] }),
    nextToWake: async () => null,
    change: write,
    takeOver: write,
  } as unknown as PublicationStore;
  const { signal } = new AbortController();
  await wakeDue(
    {
      stores: { publications },
      ...{ relay: { nudge: () => undefined }, ring: () => undefined, clock: () => now },
      ...{ tellUnreadable: () => undefined, isClockRight: () => isClockRight },
    },
    { hasInHand: (id) => inHand.includes(id), ring: () => said.push('rang') },
    1000,
    signal,
  );
  return said;
}

test('workers hear of the first before the last are looked for', async () => {
  const many = Array.from({ length: 100 }, (_, n) => due(`p${n}`));
  const said = await wake([many, [due('last')]]);
  expect(said.indexOf('rang')).toBe(100);
  expect(said.slice(101)).toEqual(['woke last', 'rang']);
});

test('what this process is at is not taken from it, though its lease has run out by the clock', async () => {
  const said = await wake([[due('mine', 'publishing'), due('silent', 'publishing')]], { inHand: ['mine'] });
  expect(said).toEqual(['woke silent', 'rang']);
});

test('by a clock that is wrong nothing is taken from anybody', async () => {
  expect(await wake([[due('alive', 'publishing')]], { isClockRight: false })).toEqual([]);
});
