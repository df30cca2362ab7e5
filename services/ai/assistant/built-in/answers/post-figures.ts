import { listText } from '@carillon/contracts/domain/list-text.ts';
import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { postsIn } from '../../proposal.ts';
import { shown } from '../../shown-text.ts';

/** What came of one post on all networks that it went out to. */
interface WholePost {
  readonly publications: readonly PostWithFigures[];
  /** Likes, comments and shares; null where no network gives them. */
  readonly engagement: number | null;
}

const SHOWN_POSTS = 3;

export const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** Null where none is known. */
const sumOf = (figures: readonly (number | null)[]): number | null => {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0);
};

const wholePosts = (rows: readonly PostWithFigures[]): WholePost[] =>
  [...Map.groupBy(rows, ({ post_id }) => post_id).values()].map((publications) => ({
    publications,
    engagement: sumOf(publications.map(({ engagement }) => engagement)),
  }));

/** A post that went to several networks counts once. */
export function publishedLine(rows: readonly PostWithFigures[]): string {
  const posts = postsIn(rows);
  const places = rows.length > posts ? `, in ${rows.length} publications` : '';
  return `- **Posts published:** ${number(posts)}${places}`;
}

/** What came so far of these posts. */
export function sumLines(rows: readonly PostWithFigures[]): string[] {
  const of = (name: 'likes' | 'comments' | 'shares' | 'reach' | 'engagement') =>
    sumOf(rows.map((row) => row[name]));
  const parts = (['likes', 'comments', 'shares'] as const).flatMap((name) => {
    const value = of(name);
    return value === null ? [] : [`${number(value)} ${name}`];
  });
  const [engagement, reach] = [of('engagement'), of('reach')];
  return [
    publishedLine(rows),
    ...(engagement === null ? [] : [`- **Engagement:** ${number(engagement)}: ${parts.join(', ')}`]),
    ...(reach === null ? [] : [`- **Reach:** ${number(reach)}`]),
  ];
}

/** The posts that people did most with, or least; empty where nobody did anything. */
export function topText(rows: readonly PostWithFigures[], which: 'best' | 'worst' = 'best'): string {
  const known = wholePosts(rows).filter(({ engagement }) => (engagement ?? 0) > (which === 'best' ? 0 : -1));
  const sign = which === 'best' ? -1 : 1;
  const chosen = known
    .sort((one, other) => sign * ((one.engagement ?? 0) - (other.engagement ?? 0)))
    .slice(0, SHOWN_POSTS);
  if (chosen.length === 0) return '';
  const head = which === 'best' ? 'best' : 'least noticed';
  const lines = chosen.map((post, at) => `${at + 1}. ${lineOf(post)}`);
  return `Your ${head} ${chosen.length === 1 ? 'post' : 'posts'}:\n\n${lines.join('\n')}`;
}

function lineOf({ publications, engagement }: WholePost): string {
  const [first] = publications;
  const networks = [...new Set(publications.map(({ platform }) => labelOf(platform)))];
  const words = `“${shown(first?.words ?? '') || 'a post without text'}”`;
  return `[${words}](/posts/${encodeURIComponent(first?.post_id ?? '')}) on ${listText(networks)}: ${number(engagement ?? 0)} likes, comments and shares`;
}
