/** Calls to readers, by patterns of the text that support them. */
const CALLS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/https?:\/\//, ['Follow the link to find out more.']],
  [/\b(?:hiring|vacanc\w+|apply|apprentice\w*)\b/i, ['Apply today, or pass this on to somebody it fits.']],
  [
    /\b(?:class|classes|course|lessons?|workshop|training|club|tour|walk|concert|market|fair|festival|party|quiz|open day|event)\b/i,
    ['Save the date, and bring a friend.', 'Tell us if you are coming.'],
  ],
  [/\b(?:sale|offer|% off|half price|until|last day)\b/i, ['Don’t wait until the last day.']],
  [
    /\b(?:menu|soup|bread|cake|stollen|lunch|dinner|breakfast|coffee|table)\b/i,
    ['Come hungry.', 'Tag whoever you would share it with.'],
  ],
  [/[$€£] ?\d|\d ?(?:euros?|dollars?|pounds?)\b/i, ['Send us a message to get yours.']],
];
const ANY = [
  'Send us a message if you would like to know more.',
  'Share this with somebody who should know.',
];

/** The text with a last line that asks for something; the same text where it has all of them. */
export function withCall(text: string): string {
  const fitting = CALLS.filter(([words]) => words.test(text)).flatMap(([, lines]) => lines);
  const line = [...fitting, ...ANY].find((one) => !text.includes(one));
  return line ? `${text}\n\n${line}` : text;
}
