/** The words of a language by which a text is bad news: a loss, a disruption, an apology. */
export interface GraveWords {
  /** Phrases that only sound grave; removed before the search for the rest. */
  readonly harmless: readonly RegExp[];
  readonly grave: readonly RegExp[];
}

/** Whole words, of any alphabet: `\b` knows no umlauts. */
export const words = (alternatives: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, flags);
/** Beginnings of words. */
export const stems = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})`, 'iu');
