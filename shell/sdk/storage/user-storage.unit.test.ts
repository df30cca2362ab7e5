import { beforeEach, expect, jest, test } from '@jest/globals';
import { memoryShelf } from '../testing/memory-shelf.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { MOST_BYTES } from './user-files.ts';
import { openUserStorage } from './user-storage.ts';

let { storage, kept } = memoryStorage();
let shelf = memoryShelf();
let tabs: EventTarget;
const open = (userId: string) => openUserStorage(storage, tabs, userId, shelf);
const shop = new File(['shop'], 'shop.png');
const names = (files: readonly File[]) => files.map(({ name }) => name);

beforeEach(() => {
  ({ storage, kept } = memoryStorage());
  shelf = memoryShelf();
  tabs = new EventTarget();
});

test('what is kept for one user is there for them again, and for nobody else', () => {
  open('u1').set('work', 'half a post');
  expect(open('u1').get('work')).toBe('half a post');
  expect(open('u2').get('work')).toBeNull();
  open('u2').remove('work');
  expect(open('u1').get('work')).toBe('half a post');
});

test('dropping takes all of one user’s, leaves the rest, and keeps nothing that comes late', () => {
  storage.setItem('mode', 'dark');
  open('u2').set('work', 'theirs');
  const mine = open('u1');
  for (const key of ['work', 'seen', 'choice']) mine.set(key, 'mine');
  mine.drop();
  mine.set('work', 'late');
  expect([...kept.values()]).toEqual(['dark', 'theirs']);
});

test('a browser that keeps no more stops nobody', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  storage.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  open('u1').set('work', 'too much');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a change in another tab is told to those who watch that key, until they stop', () => {
  const mine = open('u1');
  const told: (string | null)[] = [];
  const stop = mine.watch('seen', (value) => void told.push(value));
  const change = (key: string) =>
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: '1' }));
  mine.set('seen', '1');
  for (const key of kept.keys()) change(key);
  change('mode');
  expect(told).toEqual(['1']);
  stop();
  for (const key of kept.keys()) change(key);
  expect(told).toEqual(['1']);
});

test('files are kept for their user alone, replaced as a whole, and gone with a log-out', async () => {
  expect(await open('u1').files.keep('media', [shop, new File(['b'], 'b.png')])).toBe(true);
  expect(names(await open('u1').files.load('media'))).toEqual(['shop.png', 'b.png']);
  expect(await open('u2').files.load('media')).toEqual([]);
  await open('u2').files.keep('media', [shop]);
  await open('u1').files.keep('media', [shop]);
  expect(names(await open('u1').files.load('media'))).toEqual(['shop.png']);
  const mine = open('u1');
  mine.drop();
  expect(mine.ended).toBe(true);
  expect(await mine.files.keep('media', [shop])).toBe(false);
  expect([...shelf.kept.keys()]).toEqual(['kept:u2:media']);
});

test('files that a browser won’t keep are said to be not kept, and leave nothing older in their place', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { files } = open('u1');
  await files.keep('media', [shop]);
  expect(await files.keep('media', [{ size: MOST_BYTES + 1 } as File])).toBe(false);
  expect(await files.load('media')).toEqual([]);
  await files.keep('media', [shop]);
  const write = shelf.write;
  shelf.write = async (key, some) => {
    if (some.length > 0) throw new Error('QuotaExceededError');
    await write(key, some);
  };
  expect(await files.keep('media', [shop])).toBe(false);
  expect(await files.load('media')).toEqual([]);
  shelf.read = () => Promise.reject(new Error('broken'));
  expect(await files.load('media')).toEqual([]);
  expect(warn).toHaveBeenCalled();
});
