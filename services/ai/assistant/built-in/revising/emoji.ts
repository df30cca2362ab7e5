import { withoutEmoji } from '../../../language/topic/emoji.ts';

/** Subjects of a text, each with its emoji; the first match wins. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:soups?|stews?|broth|chowder)\b/i, '🍲'],
  [/\b(?:stollen|bread|loa(?:f|ves)|sourdough|rolls?|baker\w*)\b/i, '🥖'],
  [/\b(?:cakes?|pastr\w+|pies?|tarts?|muffins?|cookies?|biscuits?|brownies?)\b/i, '🍰'],
  [/\b(?:coffee|espresso|latte|cappuccino|caf[eé])\b/i, '☕'],
  [/\b(?:tea|teas)\b/i, '🫖'],
  [/\b(?:pizza)\b/i, '🍕'],
  [/\b(?:beer|ale|brewery|pub|pint)\b/i, '🍺'],
  [/\b(?:wine|winery|vineyard)\b/i, '🍷'],
  [/\b(?:menu|lunch|dinner|breakfast|brunch|dishes|restaurant)\b/i, '🍽️'],
  [/\b(?:christmas|advent|stollen)\b/i, '🎄'],
  [/\b(?:easter)\b/i, '🐣'],
  [/\b(?:books?|library|reading|novel|poetry)\b/i, '📚'],
  [/\b(?:music|concert|band|choir|jazz|piano|guitar|drum\w*|vinyl)\b/i, '🎶'],
  [/\b(?:yoga|pilates)\b/i, '🧘'],
  [/\b(?:run|running|gym|fitness|training|workout)\b/i, '💪'],
  [/\b(?:walks?|walking|hikes?|hiking|tours?)\b/i, '🚶'],
  [/\b(?:bikes?|bicycles?|cycling)\b/i, '🚲'],
  [/\b(?:dogs?|pupp(?:y|ies))\b/i, '🐶'],
  [/\b(?:cats?|kittens?)\b/i, '🐱'],
  [/\b(?:flowers?|roses?|bouquets?|florist)\b/i, '💐'],
  [/\b(?:gardens?|plants?|trees?|seeds?|allotments?)\b/i, '🌱'],
  [/\b(?:hair|haircuts?|salon|barber)\b/i, '💇'],
  [/\b(?:repairs?|fix\w*|plumb\w*|tools?|workshop)\b/i, '🔧'],
  [/\b(?:art|paint\w*|gallery|exhibition|pottery|crafts?)\b/i, '🎨'],
  [/\b(?:hiring|job|vacanc\w+|team)\b/i, '🤝'],
  [/\b(?:sale|offer|discount|off|price)\b/i, '🏷️'],
  [/\b(?:kids|children|famil\w+)\b/i, '🧒'],
  [/\b(?:opens?|opening|hours)\b/i, '🕘'],
  [/\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/i, '📅'],
];
const ANY = ['✨', '👋', '💛', '🙌'];

/** The text with one emoji more: one that fits its words and is not there yet. */
export function withOneEmoji(text: string): string {
  const fitting = SIGNS.filter(([words]) => words.test(text)).map(([, sign]) => sign);
  const sign = [...fitting, ...ANY].find((one) => !text.includes(one));
  if (!sign) return text;
  const [first = '', ...rest] = text.split('\n');
  const bare = withoutEmoji(first) === first;
  return bare ? [`${first} ${sign}`, ...rest].join('\n') : `${text} ${sign}`;
}
