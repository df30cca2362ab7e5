import type { TalkLanguage } from '../language.ts';

const table = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([words, english]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'), english] as const);

/** Weeks, months and weekends as English says them; days are read in their own language. */
const PERIODS: Readonly<Partial<Record<TalkLanguage, readonly (readonly [RegExp, string])[]>>> = {
  de: table([
    ['(?:in der |der )?(?:nächste[nr]?|kommende[nr]?) woche', 'next week'],
    ['(?:in )?diese[rn]? woche', 'this week'],
    ['(?:letzte[nr]?|vergangene[nr]?) woche', 'last week'],
    ['(?:im )?nächste[nr]? monat', 'next month'],
    ['(?:in )?diese[nm] monat', 'this month'],
    ['(?:am|dieses|diesem) wochenende', 'this weekend'],
    ['nächste[sn]? wochenende', 'next weekend'],
  ]),
  fr: table([
    ['(?:de |pour )?la semaine prochaine', 'next week'],
    ['(?:de )?cette semaine', 'this week'],
    ['(?:de )?la semaine dernière', 'last week'],
    ['(?:du |le )mois prochain', 'next month'],
    ['(?:de )?ce mois(?:-ci)?', 'this month'],
    ['(?:de )?ce week-?end', 'this weekend'],
    ['(?:du |le )week-?end prochain', 'next weekend'],
  ]),
  es: table([
    ['(?:de )?(?:la )?(?:semana que viene|próxima semana|semana próxima)', 'next week'],
    ['(?:de )?esta semana', 'this week'],
    ['(?:de )?(?:la )?semana pasada', 'last week'],
    ['(?:del |el )?(?:mes que viene|próximo mes)', 'next month'],
    ['(?:de )?este mes', 'this month'],
    ['(?:de )?este (?:fin de semana|finde)', 'this weekend'],
    ['(?:del |el )?próximo (?:fin de semana|finde)', 'next weekend'],
  ]),
  'pt-BR': table([
    ['(?:d?a )?(?:semana que vem|próxima semana)', 'next week'],
    ['(?:d|n)?(?:esta|essa) semana', 'this week'],
    ['(?:d?a )?semana passada', 'last week'],
    ['(?:d?o )?(?:mês que vem|próximo mês)', 'next month'],
    ['(?:d|n)?(?:este|esse) mês', 'this month'],
    ['(?:d|n)?(?:este|esse) (?:fim de semana|fds)', 'this weekend'],
    ['(?:d?o )?próximo (?:fim de semana|fds)', 'next weekend'],
  ]),
};

export const withEnglishPeriods = (words: string, language: TalkLanguage): string =>
  (PERIODS[language] ?? []).reduce((text, [pattern, english]) => text.replace(pattern, english), words);
