/** What a topic says of when, where and how much, in its own words. */
export interface Facts {
  readonly when: string | null;
  readonly where: string | null;
  readonly price: string | null;
}

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const WHEN = new RegExp(
  `\\b(?:(?:on|this|next|from|until|every|starting|by) )?(?:${DAY}(?:,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?)?(?:,? (?:of )?${MONTH})?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?: \\d{4})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|today|tonight|tomorrow|this (?:week|weekend|month|spring|summer|autumn|fall|winter)|next (?:week|weekend|month|year|spring|summer|autumn|winter))(?: at \\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)?)?`,
  'i',
);
const PRICE =
  /\b(?:\d+ ?% off|half price|free of charge)\b|[$€£] ?\d+(?:[.,]\d{2})?|\b\d+(?:[.,]\d{2})? ?(?:euros?|dollars?|pounds?)\b/i;
const WHERE =
  /\b(?:in|at) (?:the )?((?:[A-Z][\w’'-]+ ?)+|(?:old town|city centre|town hall|high street|market square|park|harbour|library))/;

export function factsIn(text: string): Facts {
  const place = WHERE.exec(text)?.[0]?.trim() ?? null;
  return {
    when: WHEN.exec(text)?.[0] ?? null,
    where: place && !WHEN.test(place) ? place : null,
    price: PRICE.exec(text)?.[0] ?? null,
  };
}
