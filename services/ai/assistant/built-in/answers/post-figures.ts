import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { joinParts } from '../../languages/list-with.ts';
import type { Sentences } from '../../languages/says.ts';
import { postsIn } from '../../proposal.ts';
import { postLink } from './post-lines.ts';

/** The results of one post on all its networks. */
interface WholePost {
  readonly publications: readonly PostWithFigures[];
  /** Likes, comments and shares; null where no network gives them. */
  readonly engagement: number | null;
}

const SHOWN_POSTS = 3;

export const number = (value: number, { locale }: Sentences): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 1 });

/** Null where none is known. */
const sumOf = (figures: readonly (number | null)[]): number | null => {
  const values = figures.filter((figure) => figure !== null);
  return values.length === 0 ? null : values.reduce((sum, figure) => sum + figure, 0);
};

const wholePosts = (rows: readonly PostWithFigures[]): WholePost[] =>
  [...Map.groupBy(rows, ({ post_id }) => post_id).values()].map((publications) => ({
    publications,
    engagement: sumOf(publications.map(({ engagement }) => engagement)),
  }));

/** A post that went to several networks counts once. */
export function publishedLine(rows: readonly PostWithFigures[], says: Sentences): string {
  const posts = postsIn(rows);
  const places = rows.length > posts ? says.figures.inPublications(rows.length) : '';
  return `- **${says.figures.published}:** ${number(posts, says)}${places}`;
}

/** Sums the figures of these posts, a line each. */
export function sumLines(rows: readonly PostWithFigures[], says: Sentences): string[] {
  const { figures } = says;
  const of = (name: 'likes' | 'comments' | 'shares' | 'reach' | 'engagement') =>
    sumOf(rows.map((row) => row[name]));
  const parts = (['likes', 'comments', 'shares'] as const).flatMap((name) => {
    const value = of(name);
    return value === null ? [] : [figures[name](number(value, says), value)];
  });
  const [engagement, reach] = [of('engagement'), of('reach')];
  return [
    publishedLine(rows, says),
    ...(engagement === null
      ? []
      : [`- **${figures.engagement}:** ${number(engagement, says)}: ${joinParts(parts, says)}`]),
    ...(reach === null ? [] : [`- **${figures.reach}:** ${number(reach, says)}`]),
  ];
}

/** The posts that people did most with, or least; empty where nobody did anything. */
export function topText(
  rows: readonly PostWithFigures[],
  says: Sentences,
  which: 'best' | 'worst' = 'best',
): string {
  const rankedPosts = wholePosts(rows).filter(
    ({ engagement }) => (engagement ?? 0) > (which === 'best' ? 0 : -1),
  );
  const sign = which === 'best' ? -1 : 1;
  const chosenPosts = rankedPosts
    .sort((one, other) => sign * ((one.engagement ?? 0) - (other.engagement ?? 0)))
    .slice(0, SHOWN_POSTS);
  if (chosenPosts.length === 0) return '';
  const head = says.figures[which](chosenPosts.length);
  const lines = chosenPosts.map((post, at) => `${at + 1}. ${lineOf(post, says)}`);
  return `${head}\n\n${lines.join('\n')}`;
}

function lineOf({ publications, engagement }: WholePost, says: Sentences): string {
  const [first] = publications;
  const networks = [...new Set(publications.map(({ platform }) => labelOf(platform)))];
  const post = postLink(first?.post_id ?? '', first?.words ?? '', says);
  return says.figures.engaged(post, networks, number(engagement ?? 0, says));
}
