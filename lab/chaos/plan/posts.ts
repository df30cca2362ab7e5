import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Random } from './random.ts';

/** One target of a post. */
export interface PlannedEntry {
  /** Which of the user's places. */
  readonly place: number;
  readonly text: string;
}

/** To publish that one again, with other words or without, or all that has failed of the post. */
export type RetryPlan = 'none' | 'target' | 'edited' | 'post';

/** One press of the button. */
export interface PlannedPost {
  readonly user: number;
  /** When the button is pressed, milliseconds from the beginning. */
  readonly atMs: number;
  /** How long after that it is due. Null to publish at once. */
  readonly dueInMs: number | null;
  readonly entries: readonly PlannedEntry[];
  /** Posted below each of them after publishing; no other post of the run has it. */
  readonly comment: string | null;
  /** When the user thinks better of the first entry, from the press on; around its time, where it is the hardest. */
  readonly cancelInMs: number | null;
  /** When the user moves the last entry to a later time, from the press on; around its time as well. */
  readonly moveInMs: number | null;
  /** When the user writes other words, from the press on: for the first entry, or for the whole post. */
  readonly edit: { readonly inMs: number; readonly whole: boolean; readonly text: string } | null;
  /** The user's one retry of an entry that has failed, should it come to that. */
  readonly retry: RetryPlan;
  /** Networks that get a picture; Instagram always does. */
  readonly pictures: readonly PlatformName[];
}

export interface PostPlanOptions {
  readonly publications: number;
  readonly users: number;
  /** How many places each user has. */
  readonly places: number;
  readonly windowMs: number;
  /** Makes the texts differ from those of other runs. */
  readonly mark: string;
}

/** Share of the time in which posts are created, so that most scheduled ones are due while things still go wrong. */
const PRESSED_UNTIL = 0.7;
const SOONEST_MS = 1000;
const LATER_MS = 1500;
const SCHEDULED = 0.4;
const REPEATED = 0.1;
const COMMENTED = 0.5;
const PICTURE = 0.4;
const CANCELED = 0.25;
const MOVED = 0.25;
const EDITED = 0.35;
const EDITED_WHOLE = 0.4;
const RETRIES = ['none', 'target', 'target', 'edited', 'post', 'post'] as const;

/** Plans the users' actions in a run: so many publications in all, some of them with the text of an earlier one. */
export function planPosts(random: Random, options: PostPlanOptions): PlannedPost[] {
  const posts: PlannedPost[] = [];
  const aroundIt = (dueInMs: number): number => Math.max(dueInMs - 1200 + random.below(2400), 0);
  let remaining = options.publications;
  while (remaining > 0) {
    const user = random.below(options.users);
    const places = shuffleIndexes(random, options.places).slice(0, Math.min(remaining, 1 + random.below(3)));
    const userEntries = posts.filter((post) => post.user === user).flatMap(({ entries }) => entries);
    const entries = places.map((place, n): PlannedEntry => {
      const placeEntries = userEntries.filter((entry) => entry.place === place);
      const text = `Message ${options.mark}-${posts.length + 1}-${n + 1} rings out.`;
      return {
        place,
        text: placeEntries.length > 0 && random.chance(REPEATED) ? random.pick(placeEntries).text : text,
      };
    });
    const atMs = random.below(options.windowMs * PRESSED_UNTIL);
    const dueInMs = random.chance(SCHEDULED) ? SOONEST_MS + random.below(options.windowMs - atMs) : null;
    const canceled = dueInMs !== null && random.chance(CANCELED);
    const isMoved = dueInMs !== null && random.chance(MOVED);
    posts.push({
      user,
      entries,
      atMs,
      dueInMs,
      cancelInMs: canceled ? aroundIt(dueInMs) : null,
      moveInMs: isMoved ? aroundIt(dueInMs) : null,
      edit: random.chance(EDITED)
        ? {
            inMs: dueInMs === null ? random.below(LATER_MS) : aroundIt(dueInMs),
            whole: random.chance(EDITED_WHOLE),
            text: `Correction ${options.mark}-${posts.length + 1} rings out.`,
          }
        : null,
      retry: random.pick(RETRIES),
      pictures: (['facebook', 'linkedin'] as const).filter(() => random.chance(PICTURE)),
      comment: random.chance(COMMENTED) ? `Comment ${options.mark}-${posts.length + 1} rings below.` : null,
    });
    remaining -= entries.length;
  }
  return posts.sort((a, b) => a.atMs - b.atMs);
}

function shuffleIndexes(random: Random, count: number): number[] {
  return Array.from({ length: count }, (_, place) => ({ place, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ place }) => place);
}
