import type { Phrase } from './phrase.ts';

const HOLIDAY =
  /(?<!\p{L})(?:(?:Mother|Father|Valentine|Women|Children|New Year|St\.? Patrick)[’']?s[’']? (?:Day|Eve)|Black Friday|Pancake Day|World \p{Lu}\p{L}+ Day|\p{Lu}\p{L}+ (?:Awareness (?:Week|Month|Day))|Muttertag|Vatertag|Valentinstag|Tag der offenen Tür|Erntedankfest|Saint-Valentin|fête des (?:mères|pères)|journées? portes ouvertes|día de (?:la madre|los reyes|san valentín)|puertas abiertas)(?!\p{L})/giu;

/** Days and weeks with a name of several words, in a text's order. */
export const holidaysIn = (text: string): Phrase[] =>
  [...text.matchAll(HOLIDAY)].map(([name]) => ({
    words: name.replace(/[’']s/gu, 's').split(/[ -]/u),
    kind: 'name' as const,
  }));

/** The text with a comma in the place of each. */
export const withoutHolidays = (text: string): string => text.replace(HOLIDAY, ',');
