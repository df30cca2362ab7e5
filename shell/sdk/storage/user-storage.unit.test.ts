import { beforeEach, expect, jest, test } from '@jest/globals';
import { memoryStorage } from '../testing/memory-storage.ts';
import { openUserStorage } from './user-storage.ts';

let { storage, kept } = memoryStorage();
let tabs: EventTarget;
const open = (userId: string) => openUserStorage(storage, tabs, userId);

beforeEach(() => {
  ({ storage, kept } = memoryStorage());
  tabs = new EventTarget();
});

test('stores values for one user, and shows them to nobody else', () => {
  open('u1').set('work', 'half a post');
  expect(open('u1').get('work')).toBe('half a post');
  expect(open('u2').get('work')).toBeNull();
  open('u2').remove('work');
  expect(open('u1').get('work')).toBe('half a post');
});

test('the keys of one user that begin alike are found, without those of others', () => {
  open('u2').set('draft:c', 'theirs');
  for (const key of ['draft:a', 'draft:b', 'seen']) open('u1').set(key, 'mine');
  expect(open('u1').keys('draft:').sort()).toEqual(['draft:a', 'draft:b']);
});

test('dropping removes one user’s data, leaves the rest, and stores nothing that arrives late', () => {
  storage.setItem('mode', 'dark');
  open('u2').set('work', 'theirs');
  const ownStorage = open('u1');
  for (const key of ['work', 'seen', 'choice']) ownStorage.set(key, 'mine');
  ownStorage.drop();
  ownStorage.set('work', 'late');
  expect([...kept.values()]).toEqual(['dark', 'theirs']);
});

test('a browser with full storage stops nobody', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  storage.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  open('u1').set('work', 'too much');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a change in another tab is reported to watchers of that key, until they stop', () => {
  const ownStorage = open('u1');
  const values: (string | null)[] = [];
  const stop = ownStorage.watch('seen', (value) => void values.push(value));
  const change = (key: string) =>
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: '1' }));
  ownStorage.set('seen', '1');
  for (const key of kept.keys()) change(key);
  change('mode');
  expect(values).toEqual(['1']);
  stop();
  for (const key of kept.keys()) change(key);
  expect(values).toEqual(['1']);
});
