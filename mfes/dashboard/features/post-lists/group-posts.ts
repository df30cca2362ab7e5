import { hasUnknownOutcome } from '@carillon/contracts/domain/unknown-outcome.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { type Disconnected, isOpen, needsAttention } from '@carillon/sdk/index.ts';
import { commonText } from '../../lib/common-text.ts';

/**
 * `checked`: may be published, and Carillon checks. `next`: will be published automatically. `attention`: its owner
 * has to act. `over`: published or canceled.
 */
export type Place = 'checked' | 'next' | 'attention' | 'over';

/**
 * One post with its targets. If part of a post will be published automatically while another part waits for its
 * owner, they are two entries, each with its own targets.
 */
export interface PostEntry extends FoundEntry {
  readonly place: Place;
}

/** One post with those of its targets that were found. */
export interface FoundEntry {
  readonly postId: string;
  readonly text: string;
  readonly picture: UserPost['picture'];
  readonly targets: readonly UserPost[];
}

export const PLACES: readonly Place[] = ['attention', 'checked', 'next', 'over'];

/**
 * The posts by place: `checked` and `next` sorted by time, `attention` by closeness to now, and `over` with the newest
 * first.
 */
export function groupPosts(
  targets: readonly UserPost[],
  disconnected: Disconnected,
  now: Date,
): Readonly<Record<Place, readonly PostEntry[]>> {
  const byPost = Map.groupBy(targets, ({ post_id }) => post_id);
  const entries = [...byPost].flatMap(([postId, all]) => entriesOf(postId, all, disconnected));
  const at = (place: Place, rank: (when: number) => number): PostEntry[] =>
    entries
      .filter((entry) => entry.place === place)
      .map((entry) => ({ entry, rank: rank(Date.parse(whenOf(entry, disconnected))) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry);
  return {
    checked: at('checked', (when) => when),
    next: at('next', (when) => when),
    attention: at('attention', (when) => Math.abs(when - now.getTime())),
    over: at('over', (when) => -when),
  };
}

/** When it was published or canceled, else when it is due, else when it was created. */
export const timeOf = ({ published_at, canceled_at, due_at, created_at }: UserPost): string =>
  published_at ?? canceled_at ?? due_at ?? created_at;

/** The posts in the order in which they were found. */
export const listFoundEntries = (targets: readonly UserPost[]): FoundEntry[] =>
  [...Map.groupBy(targets, ({ post_id }) => post_id)].map(([postId, all]) => entryOf(postId, all));

function entryOf(postId: string, all: readonly UserPost[]): FoundEntry {
  const targets = all.toSorted((a, b) => a.platform.localeCompare(b.platform) || a.id.localeCompare(b.id));
  return {
    postId,
    targets,
    text: commonText(targets.map(wordsOf)) || targets[0]?.initial_description || '',
    picture: targets.find(({ picture }) => picture)?.picture ?? null,
  };
}

function entriesOf(postId: string, all: readonly UserPost[], disconnected: Disconnected): PostEntry[] {
  const post = entryOf(postId, all);
  const { targets } = post;
  const goesOut = (one: UserPost): boolean =>
    isOpen(one.status) && !needsAttention(one, disconnected) && !hasUnknownOutcome(one);
  const going = targets.filter(goesOut);
  const halted = targets.some((one) => needsAttention(one, disconnected))
    ? 'attention'
    : targets.some(hasUnknownOutcome)
      ? 'checked'
      : null;
  if (!halted) return [{ ...post, place: going.length > 0 ? 'next' : 'over' }];
  const rest: PostEntry = { ...post, targets: targets.filter((one) => !goesOut(one)), place: halted };
  return going.length > 0 ? [rest, { ...post, targets: going, place: 'next' }] : [rest];
}

const wordsOf = ({ AI_generated_description: content, edited_at }: UserPost) => ({ content, edited_at });

/** Returns the time that decides a post's place in its group. */
function whenOf({ place, targets }: PostEntry, disconnected: Disconnected): string {
  const decides: Readonly<Record<Place, (one: UserPost) => boolean>> = {
    checked: hasUnknownOutcome,
    next: ({ status }) => isOpen(status),
    attention: (one) => needsAttention(one, disconnected),
    over: () => true,
  };
  const times = targets.filter(decides[place]).map(timeOf).sort();
  return (place === 'next' || place === 'checked' ? times[0] : times.at(-1)) ?? '';
}
