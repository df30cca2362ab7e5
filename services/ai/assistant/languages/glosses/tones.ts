import type { Gloss } from './gloss-table.ts';

/** How a language asks for a text in a tone; `ADJ` stands for the adjective. */
interface ToneTable {
  /** An adjective in all its forms, and the English one. */
  readonly tones: Gloss;
  /** "Something funny about" */
  readonly something: string;
  /** "A funny post about" */
  readonly post: string;
  /** "…, a bit funny" at the end */
  readonly end: string;
}

/** The tone that a message asks for is said in English; the topic after it stays. */
export const tonesOf = ({ tones, something, post, end }: ToneTable): Gloss =>
  tones.flatMap(([adjective, english]): [string, string][] => [
    [something.replace('ADJ', `(?:${adjective})`), `something ${english} about`],
    [post.replace('ADJ', `(?:${adjective})`), `a ${english} post about`],
    [`${end.replace('ADJ', `(?:${adjective})`)}$`, `${english} tone`],
  ]);
