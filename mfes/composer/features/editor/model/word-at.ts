/** The start and end of the word at a position in a text, or of the one that ends there. Null between words. */
export function wordAt(text: string, place: number): readonly [number, number] | null {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  );
  const word = words.find(({ index, segment }) => index <= place && place <= index + segment.length);
  return word ? [word.index, word.index + word.segment.length] : null;
}
