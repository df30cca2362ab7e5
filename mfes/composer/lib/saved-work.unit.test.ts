import { openUserStorage } from '@carillon/sdk/storage/user-storage.ts';
import { memoryStorage } from '@carillon/sdk/testing/memory-storage.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { drafts } from '../testing/answers.ts';
import { loadWork, NOTHING, type SavedWork, saveWork } from './saved-work.ts';

const { storage: browser, kept } = memoryStorage();
const storage = openUserStorage(browser, new EventTarget(), 'u1');
const request = { key: 'k', meant: '[]', text: 'Ring', open: true };

beforeEach(() => kept.clear());

test('what is being written comes back', () => {
  const work: SavedWork = {
    topic: 'our bells',
    post: { text: 'Ring', hashtags: ['Bells'] },
    request,
    heard: [{ ...request, key: 'l' }],
    step: 'publish',
    wishes: { facebook: { pageId: 'p2' } },
    files: ['shop.png'],
    created: drafts as SavedWork['created'],
    source: 'Ring',
    left: [[null, { text: 'Toll', hashtags: [] }]],
  };
  saveWork(storage, work);
  expect(loadWork(storage)).toEqual(work);
});

test('once it is sent, nothing stays', () => {
  saveWork(storage, { ...NOTHING, topic: 'our bells' });
  saveWork(storage, NOTHING);
  expect(kept.size).toBe(0);
  expect(loadWork(storage)).toEqual(NOTHING);
});

test.each([
  'not JSON',
  'null',
  '7',
  '{"topic":1,"post":null}',
  '{"topic":"a","post":{"text":"b"}}',
  '{"topic":"a","post":null,"request":{"key":7}}',
  '{"topic":"a","post":null,"heard":[{"key":7}]}',
  '{"topic":"a","post":null,"step":"elsewhere"}',
  '{"topic":"a","post":null,"files":[7]}',
  '{"topic":"a","post":null,"left":[["b",{"text":7}]]}',
])('what is spoilt (%s) counts as nothing', (spoilt) => {
  storage.set('composerWork', spoilt);
  expect(loadWork(storage)).toEqual(NOTHING);
});

test('drafts that are spoilt are left out, and the post stays', () => {
  storage.set('composerWork', '{"topic":"a","post":null,"created":{"posts":[]}}');
  expect(loadWork(storage)).toEqual({ ...NOTHING, topic: 'a' });
});

test('a day and time that were being chosen are not kept, so the dialog before is opened', () => {
  const post = { text: 'Ring', hashtags: [] };
  saveWork(storage, { ...NOTHING, post, step: 'schedule' });
  expect(loadWork(storage).step).toBe('publish');
  saveWork(storage, { ...NOTHING, post, step: 'topic' });
  expect(loadWork(storage).step).toBe('topic');
});
