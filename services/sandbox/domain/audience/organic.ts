import type { Profile } from '../profile.ts';
import { createSeededRandom } from '../seeded-random.ts';

/** Before anybody posted here; followers are counted from then on. */
const BEGINNING = Date.UTC(2025, 0, 1);
const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** Counts a profile's followers by then if it never posted: some more each day, fewer at the weekend. */
export const followersWithoutPosts = ({ id, followers }: Profile, at: Date): number => {
  const aDay = followers * (0.0002 + 0.0004 * createSeededRandom(`${id}/organic`)());
  const time = Math.max(0, at.getTime() - BEGINNING);
  const wave = (0.9 * WEEK * Math.sin((2 * Math.PI * time) / WEEK)) / (2 * Math.PI);
  return followers + Math.floor((aDay * (time + wave)) / DAY);
};
