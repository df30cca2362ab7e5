/** Words that say when, though they have no figure. */
const TIMES =
  /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|halloween|today|tonight|tomorrow|weekends?|weekdays?|noon|midnight|daily|weekly|monthly|free)\b/gi;
const FIGURES = /[$€£]? ?\d(?:[\d.,:/-]{0,20}\d)?/g;
const PLACES = /\[[^\][]{1,80}\]/g;
const ADDRESS = /^https?:|[^@]@[^@]/;
/** A capital within a sentence is a name's. */
const NAMES = /(?<=[\p{L}\p{N},;’] )\p{Lu}[\p{L}’-]+/gu;

/** What a shorter text must still have: figures, times, prices, names and addresses, in small letters. */
export function factsIn(text: string): Set<string> {
  const words = text.split(/\s+/).filter((word) => ADDRESS.test(word));
  const found = [
    ...words,
    ...[TIMES, FIGURES, PLACES, NAMES].flatMap((pattern) => text.match(pattern) ?? []),
  ];
  return new Set(found.map((one) => one.trim().toLowerCase()).filter((one) => !SMALL.has(one)));
}

const SMALL: ReadonlySet<string> = new Set(['i', 'i’m', 'i’ll']);
