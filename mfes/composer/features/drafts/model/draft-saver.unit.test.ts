import { type DraftContent, type DraftView, draftContent } from '@carillon/contracts/http/posts/draft.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { ApiError, NoResponseError } from '@carillon/sdk/index.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { EMPTY } from './content.ts';
import { createDraftSaver } from './draft-saver.ts';
import type { UnsavedDraft } from './unsaved-drafts.ts';

const view = (content: DraftContent, version: number): DraftView => ({
  ...draftContent.parse(content),
  id: '00000000-0000-4000-8000-000000000001',
  version,
  media: [],
  review: null,
  created_at: '2026-11-22T06:00:00Z',
  updated_at: '2026-11-22T06:00:00Z',
});
const silence = new NoResponseError();
const conflictError = (draft: DraftView): ApiError =>
  new ApiError(409, { success: false, error: 'draft_changed', message: '', detail: { draft } });

let calls: { topic: string; version: number }[];
let replies: (DraftView | Error)[];
let stored: Omit<UnsavedDraft, 'id' | 'at'> | null;
/** Until which a save is not answered. */
let answering: Promise<void>;

beforeEach(() => {
  calls = [];
  replies = [];
  stored = null;
  answering = Promise.resolve();
});

/** A saver whose server gives these replies, and then takes everything. */
const open = (start: Partial<UnsavedDraft> & { saved?: boolean } = {}) =>
  createDraftSaver(
    { content: EMPTY, version: 0, sent: null, media: [], saved: true, ...start },
    {
      async save(content, version) {
        calls.push({ topic: content.topic, version });
        await answering;
        const reply = replies.shift() ?? view(content, version + 1);
        if (reply instanceof Error) throw reply;
        return reply;
      },
      load: async () => view(EMPTY, 1),
      keep(draft) {
        stored = draft;
        return true;
      },
      forget() {
        stored = null;
      },
    },
  );

test('saves quick typing once, shortly after the last letter', async () => {
  jest.useFakeTimers();
  const saver = open();
  for (const topic of ['b', 'be', 'bells']) saver.change({ topic });
  expect(stored?.content.topic).toBe('bells');
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  expect(calls).toEqual([{ topic: 'bells', version: 0 }]);
  expect(saver.get()).toMatchObject({ saved: true, version: 1, trouble: null });
  expect(stored).toBeNull();
});

test('repeats an unanswered call unchanged, then saves newer text', async () => {
  const saver = open();
  replies = [silence];
  saver.change({ topic: 'bells' });
  expect(await saver.flush()).toBeNull();
  expect(saver.get().trouble).toEqual({ kind: 'unreachable' });
  saver.change({ topic: 'bells and whistles' });
  expect(await saver.flush()).toBe(2);
  expect(calls).toEqual([
    { topic: 'bells', version: 0 },
    { topic: 'bells', version: 0 },
    { topic: 'bells and whistles', version: 1 },
  ]);
});

test('and so it is by the page that is opened after a reload', async () => {
  const content = { ...EMPTY, topic: 'bells' };
  const saver = open({ content: { ...EMPTY, topic: 'bells and whistles' }, sent: content, saved: false });
  await saver.flush();
  expect(calls.map(({ topic }) => topic)).toEqual(['bells', 'bells and whistles']);
});

test('saves text typed during a call after it', async () => {
  const saver = open();
  saver.change({ topic: 'a' });
  const first = saver.flush();
  saver.change({ topic: 'b' });
  await first;
  expect(calls).toEqual([
    { topic: 'a', version: 0 },
    { topic: 'b', version: 1 },
  ]);
});

test('an error is shown, and not retried before something changes', async () => {
  const saver = open();
  replies = [new ApiError(409, { success: false, error: 'too_many_drafts', message: 'Too many drafts.' })];
  saver.change({ topic: 'a' });
  await saver.flush();
  expect(saver.get().trouble).toEqual({ kind: 'refused', message: 'Too many drafts.' });
  expect(stored?.content.topic).toBe('a');
  saver.change({ topic: 'b' });
  expect(await saver.flush()).toBe(1);
});

test('takes over somebody else’s changes if there are none here, unless the user is about to send what they see', async () => {
  const theirDraft = view({ ...EMPTY, topic: 'theirs' }, 3);
  for (const [step, conflicts] of [
    ['edit', false],
    ['publish', true],
  ] as const) {
    const saver = open({ version: 1, content: { ...EMPTY, topic: 'mine' } });
    replies = [conflictError(theirDraft)];
    saver.change({ step });
    await saver.flush();
    const { content, trouble } = saver.get();
    expect([content.topic, trouble !== null]).toEqual(conflicts ? ['mine', true] : ['theirs', false]);
    expect(content.step).toBe(step);
  }
});

test('another version is a conflict, unless it says the same', async () => {
  const saver = open({ version: 1 });
  const theirDraft = view({ ...EMPTY, topic: 'theirs' }, 2);
  replies = [conflictError(theirDraft)];
  saver.change({ topic: 'mine' });
  expect(await saver.flush()).toBeNull();
  expect(saver.get().trouble).toEqual({ kind: 'changed', theirs: theirDraft });
  saver.keepMine(theirDraft);
  expect(await saver.flush()).toBe(3);
  replies = [conflictError(view({ ...EMPTY, topic: 'alike', step: 'edit' }, 7))];
  saver.change({ topic: 'alike' });
  expect(await saver.flush()).toBe(7);
});

test('a draft emptied before its first save is not stored', async () => {
  const saver = open();
  saver.change({ topic: 'b' });
  saver.change({ topic: '' });
  await saver.flush();
  expect(calls).toEqual([]);
  expect(stored).toBeNull();
});

test('files that come one after the other belong to the draft all, also when nobody looks any more', async () => {
  const saver = open({ saved: true });
  await saver.close();
  const [a, b] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [a, b, a]) saver.addMedia({ id } as MediaView);
  expect(saver.get().content.media_ids).toEqual([b, a]);
  await saver.flush();
  expect(saver.get()).toMatchObject({ saved: true, version: 1 });
});

describe('deleting', () => {
  test('waits for the save that is under way, and nothing is saved after it', async () => {
    const answer = Promise.withResolvers<void>();
    answering = answer.promise;
    const saver = open();
    saver.change({ topic: 'bells' });
    const saving = saver.flush();
    saver.change({ topic: 'bells and whistles' });
    let removed = false;
    const discarded = saver.discard(async () => {
      removed = true;
      return true;
    });
    await new Promise(setImmediate);
    expect(removed).toBe(false);
    answer.resolve();
    expect(await discarded).toBe(true);
    await saving;
    await saver.flush();
    expect(calls).toEqual([{ topic: 'bells', version: 0 }]);
    expect(stored).toBeNull();
  });

  test('keeps everything, to be saved, if it fails', async () => {
    const saver = open();
    saver.change({ topic: 'bells' });
    expect(await saver.discard(async () => false)).toBe(false);
    expect(saver.get().content.topic).toBe('bells');
    expect(stored?.content.topic).toBe('bells');
    expect(await saver.flush()).toBe(1);
  });
});
