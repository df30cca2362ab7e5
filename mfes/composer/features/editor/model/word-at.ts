/** Where the word at a place of a text begins and ends, or the one that ends there; null between words. */
export function wordAt(text: string, place: number): readonly [number, number] | null {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  );
  const word = words.find(({ index, segment }) => index <= place && place <= index + segment.length);
  return word ? [word.index, word.index + word.segment.length] : null;
}
