import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { expect, test } from '@jest/globals';
import { commentsOn } from '../comments/comments-on.ts';
import { FACTS } from '../networks/networks.ts';
import type { Post, PostMedia } from '../post.ts';
import type { Profile } from '../profile.ts';
import { figuresOf } from './figures-of.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const POSTS = 60;

const authorOf = (network: PlatformName, followers: number): Profile => {
  const profile = FACTS[network]
    .household('Bell Foundry')
    .find((one) => one.network === network && one.kind !== 'person');
  if (!profile) throw new Error('nobody');
  return { ...profile, followers };
};

interface Sample {
  readonly network: PlatformName;
  readonly n: number;
  readonly createdAt?: Date;
  readonly media?: readonly PostMedia[];
}

/** A Monday, 10:00 UTC. */
const MONDAY = new Date('2026-11-16T10:00:00Z');

const postOf = ({ network, n, createdAt = MONDAY, media = [] }: Sample): Post => ({
  id: `${network}_${n}`,
  network,
  authorId: '1',
  authorName: 'Bell Foundry',
  text: '',
  media,
  createdAt,
});

const figuresAfter = (post: Post, ms: number, followers = 4000) => {
  const at = new Date(post.createdAt.getTime() + ms);
  return figuresOf(post, authorOf(post.network, followers), commentsOn(post, at).length, at);
};

/** The total reach of many posts, to rule out chance. */
const reachOf = (sample: Omit<Sample, 'n'>, ms = 30 * DAY, followers?: number): number =>
  Array.from({ length: POSTS }, (_, n) => figuresAfter(postOf({ ...sample, n }), ms, followers).reach).reduce(
    (sum, reach) => sum + reach,
  );

test.each(PLATFORM_NAMES)('a post on %s has the figures that a post can have, and loses none', (network) => {
  for (let n = 0; n < POSTS; n++) {
    const post = postOf({ network, n });
    let before = figuresAfter(post, 0);
    for (const hours of [0.01, 1, 5, 24, 25, 72, 24 * 14, 24 * 90]) {
      const now = figuresAfter(post, hours * HOUR);
      expect(figuresAfter(post, hours * HOUR)).toEqual(now);
      for (const [name, count] of Object.entries(now))
        expect(count).toBeGreaterThanOrEqual(before[name as keyof typeof before]);
      expect(now.views).toBeGreaterThanOrEqual(now.reach);
      expect(now.reach).toBeGreaterThanOrEqual(now.likes + now.comments);
      expect(now.likes).toBeGreaterThanOrEqual(now.shares);
      before = now;
    }
    // Next to nobody comes in the end.
    const [month, quarter] = [30, 90].map((days) => figuresAfter(post, days * DAY).reach);
    expect(quarter).toBe(month);
  }
});

test.each(PLATFORM_NAMES)('followers, pictures and a good hour bring a post on %s more people', (network) => {
  const plain = reachOf({ network });
  const picture: PostMedia = { id: 'm', kind: 'image', altText: null };
  expect(reachOf({ network, media: [picture] })).toBeGreaterThan(plain);
  expect(reachOf({ network, media: [{ ...picture, kind: 'video' }] })).toBeGreaterThan(plain);
  expect(reachOf({ network }, 30 * DAY, 8000)).toBeGreaterThan(1.3 * plain);
  const night = new Date(MONDAY.getTime() + 16 * HOUR);
  expect(reachOf({ network, createdAt: night })).toBeLessThan(plain);
  expect(reachOf({ network, createdAt: night }, 3 * HOUR)).toBeLessThan(0.8 * reachOf({ network }, 3 * HOUR));
});
