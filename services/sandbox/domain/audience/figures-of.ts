import { FACTS } from '../networks/networks.ts';
import type { Post } from '../post.ts';
import type { Profile } from '../profile.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { followersWithoutPosts } from './organic.ts';
import { exposure } from './rhythm.ts';

/** The metrics of a post. */
export interface Figures {
  readonly views: number;
  readonly reach: number;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  readonly clicks: number;
  readonly saves: number;
}

const WON_BY = 0.004;
const LINK = /https?:\/\//;
/** The number of people who saw the post for each one who comments. */
const SEEN_FOR_A_COMMENT = 9;

/** A post's figures by then: the same each time they are asked for, and never less than before. */
export const figuresOf = (post: Post, author: Profile, comments: number, now: Date): Figures => {
  const random = createSeededRandom(`${post.id}/audience`);
  const between = (least: number, max: number): number => least + (max - least) * random();
  const quality = qualityOf(post);
  const reach = reachAmongFollowers(post, author, now) + comments * SEEN_FOR_A_COMMENT;
  const of = (share: number): number => Math.floor(reach * share);
  return {
    reach,
    views: reach + of(between(0.15, 0.6)),
    likes: of(FACTS[post.network].likedBy * quality * between(0.8, 1.2)),
    comments,
    shares: of(between(0.003, 0.01) * quality),
    clicks: of(LINK.test(post.text) ? between(0.03, 0.06) : between(0.004, 0.012)),
    saves: of(between(0.003, 0.015)),
  };
};

/** Counts the followers that the author has won with a post. */
export const followsOf = (post: Post, author: Profile, now: Date): number =>
  Math.floor(reachAmongFollowers(post, author, now) * WON_BY * qualityOf(post));

const reachAmongFollowers = (post: Post, author: Profile, now: Date): number =>
  Math.floor(
    followersWithoutPosts(author, post.createdAt) *
      FACTS[post.network].seenBy *
      qualityOf(post) *
      drawOf(post) *
      exposure(post.network, post.createdAt, now),
  );

/** Few do well. */
const qualityOf = ({ id }: Post): number => 0.5 + 1.5 * createSeededRandom(`${id}/quality`)() ** 2;

/** Pictures are looked at, films more. */
const drawOf = ({ media }: Post): number => {
  if (media[0]?.kind === 'video') return 1.6;
  return media.length > 1 ? 1.45 : media.length === 1 ? 1.3 : 1;
};
