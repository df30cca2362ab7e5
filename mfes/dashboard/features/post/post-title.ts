import type { Post } from './api/use-post.ts';

const LONGEST = 60;

/** The first words of a post, as many as a title takes; null when it has none. */
export function firstWords({ results }: Pick<Post, 'results'>): string | null {
  const line = (results[0]?.content ?? '').trim().split('\n')[0]?.trim() ?? '';
  const letters = [...line];
  if (letters.length <= LONGEST) return line || null;
  const cut = letters.slice(0, LONGEST).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > LONGEST / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
