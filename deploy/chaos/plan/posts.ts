import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Random } from './random.ts';

/** One target of a post. */
export interface PlannedEntry {
  /** Which of the user's places. */
  readonly place: number;
  readonly text: string;
}

/** One press of the button. */
export interface PlannedPost {
  readonly user: number;
  /** When the button is pressed, milliseconds from the beginning. */
  readonly atMs: number;
  /** How long after that it is due; null to publish at once. */
  readonly dueInMs: number | null;
  readonly entries: readonly PlannedEntry[];
  /** When the user thinks better of the first entry, from the press on; around its time, where it is the hardest. */
  readonly cancelInMs: number | null;
  /** When the user moves the last entry to a later time, from the press on; around its time as well. */
  readonly moveInMs: number | null;
  /** Networks that get a picture; Instagram always does. */
  readonly pictures: readonly PlatformName[];
}

export interface PostsWanted {
  readonly publications: number;
  readonly users: number;
  /** How many places each user has. */
  readonly places: number;
  readonly windowMs: number;
  /** Makes the texts differ from those of other runs. */
  readonly mark: string;
}

const SCHEDULED = 0.4;
const REPEATED = 0.1;
const PICTURE = 0.4;
const CANCELED = 0.25;
const MOVED = 0.25;

/** What the users do in a run: so many publications in all, some of them with the text of an earlier one. */
export function planPosts(random: Random, wanted: PostsWanted): PlannedPost[] {
  const posts: PlannedPost[] = [];
  let left = wanted.publications;
  while (left > 0) {
    const user = random.below(wanted.users);
    const places = shuffled(random, wanted.places).slice(0, Math.min(left, 1 + random.below(3)));
    const said = posts.filter((post) => post.user === user).flatMap(({ entries }) => entries);
    const entries = places.map((place, n): PlannedEntry => {
      const here = said.filter((entry) => entry.place === place);
      const text = `Message ${wanted.mark}-${posts.length + 1}-${n + 1} rings out.`;
      return { place, text: here.length > 0 && random.chance(REPEATED) ? random.pick(here).text : text };
    });
    const dueInMs = random.chance(SCHEDULED) ? 2000 + random.below(wanted.windowMs) : null;
    const canceled = dueInMs !== null && random.chance(CANCELED);
    const moved = dueInMs !== null && random.chance(MOVED);
    posts.push({
      user,
      entries,
      atMs: random.below(wanted.windowMs),
      dueInMs,
      cancelInMs: canceled ? dueInMs - 1500 + random.below(3000) : null,
      moveInMs: moved ? dueInMs - 1500 + random.below(2000) : null,
      pictures: (['facebook', 'linkedin'] as const).filter(() => random.chance(PICTURE)),
    });
    left -= entries.length;
  }
  return posts.sort((a, b) => a.atMs - b.atMs);
}

function shuffled(random: Random, count: number): number[] {
  return Array.from({ length: count }, (_, place) => ({ place, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ place }) => place);
}
