/** Finds one of the alternatives as whole words, of any alphabet. */
export const wholeWords = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** The same, to take all of them out of a text. */
export const allWholeWords = (...alternatives: readonly string[]): RegExp =>
  new RegExp(wholeWords(...alternatives).source, 'giu');

/** The same at the beginning of a sentence. */
export const firstWords = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`^\\P{L}{0,3}(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
