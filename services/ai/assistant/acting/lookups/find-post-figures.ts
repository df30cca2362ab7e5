import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { z } from 'zod';
import { timeInZone } from '../../built-in/slots/time-text.ts';
import { topicWords } from './about.ts';
import { type Asking, defineLookup } from './lookup.ts';
import { daysBack, isWithin, type Span, spanInput, spanOf } from './span.ts';

export const ORDERS = ['best', 'worst', 'newest'] as const;
type Figure = 'likes' | 'comments' | 'shares' | 'reach' | 'engagement';

/** The results of one post on all its networks. */
export interface PostFigures extends Readonly<Record<Figure, number | null>> {
  readonly post_id: string;
  /** The first characters of its text. */
  readonly words: string;
  readonly platforms: readonly PlatformName[];
  readonly published_at: string;
}

export interface PostQuestion {
  readonly about: string | null;
  readonly span: Span;
  readonly platforms: readonly PlatformName[];
  readonly order: (typeof ORDERS)[number];
}

/** Published posts with what came of them so far. Those whose figures are not known come last. */
export async function findPostFigures(
  { tools, now }: Asking,
  { about, span, platforms, order }: PostQuestion,
): Promise<PostFigures[]> {
  const days = daysBack(span, now);
  const words = about === null ? [] : topicWords(about);
  const rows = await rowsAbout(words, (search) => tools.figures(days, search));
  const within = rows.filter(
    (row) =>
      isWithin(span, timeInZone(row.published_at, now.timeZoneId).toPlainDate()) &&
      (platforms.length === 0 || platforms.includes(row.platform)),
  );
  const posts = [...Map.groupBy(within, ({ post_id }) => post_id).values()].map(wholePost);
  return posts.sort(COMPARE[order]);
}

/** Those that have all of the words; where none has, those that have one of them. */
async function rowsAbout(
  words: readonly string[],
  find: (search?: string) => Promise<readonly PostWithFigures[]>,
): Promise<readonly PostWithFigures[]> {
  if (words.length === 0) return find();
  const having = await find(words.join(' '));
  if (having.length > 0 || words.length === 1) return having;
  const parts = await Promise.all(words.map((word) => find(word)));
  return [...new Map(parts.flat().map((row) => [row.publication_id, row])).values()];
}

const sumOf = (rows: readonly PostWithFigures[], figure: Figure): number | null => {
  const values = rows.map((row) => row[figure]).filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
};

const wholePost = (rows: readonly PostWithFigures[]): PostFigures => ({
  post_id: rows[0]?.post_id ?? '',
  words: rows[0]?.words ?? '',
  platforms: [...new Set(rows.map(({ platform }) => platform))],
  published_at: rows.map(({ published_at }) => published_at).sort()[0] ?? '',
  likes: sumOf(rows, 'likes'),
  comments: sumOf(rows, 'comments'),
  shares: sumOf(rows, 'shares'),
  reach: sumOf(rows, 'reach'),
  engagement: sumOf(rows, 'engagement'),
});

const newestFirst = (one: PostFigures, other: PostFigures): number =>
  other.published_at.localeCompare(one.published_at);
const COMPARE: Record<PostQuestion['order'], (one: PostFigures, other: PostFigures) => number> = {
  best: (one, other) => (other.engagement ?? -1) - (one.engagement ?? -1) || newestFirst(one, other),
  worst: (one, other) =>
    (one.engagement ?? Number.POSITIVE_INFINITY) - (other.engagement ?? Number.POSITIVE_INFINITY) ||
    newestFirst(one, other),
  newest: newestFirst,
};

const DAYS = 90;
const LIMIT = 20;

export const postFiguresLookup = defineLookup({
  name: 'find_post_figures',
  title: 'Find how posts did',
  description:
    'Returns published posts, optionally about a topic, with their likes, comments, shares and reach on ' +
    'all networks: best, worst or newest first. Covers the last 90 days unless you name days. A null ' +
    'metric is unknown. Tell the user which days are covered, and link to posts as /posts/POST_ID. Needs ' +
    'the scope analytics:read.',
  intent: 'analytics',
  input: z.strictObject({
    about: z.string().min(1).max(200).optional().describe('Words in the post’s text, such as “stollen”'),
    ...spanInput,
    platforms: z.array(z.enum(PLATFORM_NAMES)).max(PLATFORM_NAMES.length).default([]),
    order: z.enum(ORDERS).default('best'),
  }),
  async run({ about = null, from, to, platforms, order }, asking) {
    const span = spanOf({ from, to }, DAYS, asking.now);
    const posts = await findPostFigures(asking, { about, span, platforms, order });
    const days = { from: span.from.toString(), to: span.to.toString() };
    return {
      says: `${posts.length} posts were published from ${days.from} to ${days.to}.`,
      data: { ...days, in_all: posts.length, posts: posts.slice(0, LIMIT) },
    };
  },
});
