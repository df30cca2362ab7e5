import { expect, test } from '@jest/globals';
import type { Post } from '../post.ts';
import { commentsOn } from './comments-on.ts';

const DAY = 86_400_000;
const createdAt = new Date('2026-11-22T10:00:00Z');
const post = (id: string): Post => ({
  id,
  network: 'facebook',
  authorId: '104',
  authorName: 'Bell Foundry',
  text: '',
  media: [],
  createdAt,
});
const after = (ms: number) => new Date(createdAt.getTime() + ms);

test('comments are there within a minute, more come over days, and none is lost or changes', () => {
  for (let n = 0; n < 50; n++) {
    const one = post(`104_${n}`);
    const [soon, later, all] = [60_000, DAY, 90 * DAY].map((ms) => commentsOn(one, after(ms))) as [
      ...Array<ReturnType<typeof commentsOn>>,
    ];
    expect(commentsOn(one, createdAt).length).toBeLessThan(3);
    expect(soon?.length).toBeGreaterThanOrEqual(12);
    expect(all?.length).toBeGreaterThan(soon?.length ?? 0);
    expect(all).toEqual(expect.arrayContaining([...(soon ?? []), ...(later ?? [])]));
    expect(new Set(all?.map(({ id }) => id)).size).toBe(all?.length);
    expect(commentsOn(one, after(DAY))).toEqual(later);
  }
});

test('a reply comes after the comment that it is to, which replies to none', () => {
  for (let n = 0; n < 50; n++) {
    const all = commentsOn(post(`105_${n}`), after(90 * DAY));
    for (const { parentId, createdAt } of all) {
      if (parentId === null) continue;
      const parent = all.find(({ id }) => id === parentId);
      expect(parent?.parentId).toBeNull();
      expect(parent?.createdAt.getTime()).toBeLessThanOrEqual(createdAt.getTime());
    }
  }
});
