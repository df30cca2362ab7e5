import { openUserStorage } from '@carillon/sdk/storage/user-storage.ts';
import { memoryStorage } from '@carillon/sdk/testing/memory-storage.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { loadWork, saveWork } from './saved-work.ts';

const { storage: browser, kept } = memoryStorage();
const storage = openUserStorage(browser, new EventTarget(), 'u1');
const nothing = { topic: '', post: null, request: null };
const request = { key: 'k', meant: '[]', text: 'Ring', open: true };

beforeEach(() => kept.clear());

test('what is being written comes back', () => {
  const work = { topic: 'our bells', post: { text: 'Ring', hashtags: ['Bells'] }, request };
  saveWork(storage, work);
  expect(loadWork(storage)).toEqual(work);
});

test('once it is sent, nothing stays', () => {
  saveWork(storage, { topic: 'our bells', post: null, request: null });
  saveWork(storage, nothing);
  expect(kept.size).toBe(0);
  expect(loadWork(storage)).toEqual(nothing);
});

test.each([
  'not JSON',
  'null',
  '7',
  '{"topic":1,"post":null}',
  '{"topic":"a","post":{"text":"b"}}',
  '{"topic":"a","post":null,"request":{"key":7}}',
])('what is spoilt (%s) counts as nothing', (spoilt) => {
  storage.set('composerWork', spoilt);
  expect(loadWork(storage)).toEqual(nothing);
});
