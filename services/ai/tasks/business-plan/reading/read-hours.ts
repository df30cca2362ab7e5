import { NUMBER_WORDS } from './number-words.ts';

/** How much time somebody has for the work, in their words. */
export interface WorkTime {
  /** In the user's words: "two hours a week". */
  readonly text: string;
  /** The least of it, in minutes a week. */
  readonly minutes: number;
}

const WORDS: ReadonlyMap<string, number> = new Map([
  ...NUMBER_WORDS,
  ['fifteen', 15],
  ['fünfzehn', 15],
  ['quinze', 15],
  ['quince', 15],
  ['twenty', 20],
  ['zwanzig', 20],
  ['vingt', 20],
  ['veinte', 20],
  ['thirty', 30],
  ['dreißig', 30],
  ['trente', 30],
  ['treinta', 30],
  ['vinte', 20],
  ['trinta', 30],
  ['anderthalb', 1.5],
]);

const UNITS: readonly (readonly [pattern: RegExp, minutes: number])[] = [
  [/^(?:min|m$|دقيق|دقائق)/iu, 1],
  [/^(?:h|std|stunde|heure|hora|hour|hr|ساع)/iu, 60],
  [/^(?:morning|afternoon|evening|vormittag|nachmittag|abend|matinée|soirée|mañana|tarde|manhã)/iu, 180],
  [/^(?:working )?(?:day|tag|jour|día|dia|arbeitstag)/iu, 480],
];
/** How often it comes round in a week. */
const PERIODS: readonly (readonly [pattern: RegExp, times: number])[] = [
  [/(?:weekday|working day|workday|werktag|arbeitstag|jour ouvr|d[ií]a laborable|dia útil)/iu, 5],
  [/(?:week|woch|wöch|hebdo|semai?n|sunday|monday|أسبوع)/iu, 1],
  [/(?:month|monat|mois|mensu|mensa|mes|mês|شهر)/iu, 12 / 52],
  [/(?:day|daily|tag|täglich|jour|quotidien|d[ií]a|diari|diári|يوم)/iu, 7],
];

const NUMBER = `(?:\\d{1,3}(?:[.,]\\d{1,2})?|${[...WORDS.keys()].join('|')})`;
const UNIT =
  '(?:minutes?|minuten?|mins?|minutos?|hours?|hrs?|h|stunden?|std|heures?|horas?|working days?|days?|tage?|jours?|d[ií]as?|mornings?|afternoons?|evenings?|vormittage?|nachmittage?|abende?|manhãs?|tardes?|matinées?|soirées?|mañanas?|دقيقة|دقائق|ساعة|ساعات)';
const PERIOD =
  '(?:weekdays?|working days?|workdays?|days?|weeks?|months?|(?:mon|sun)days?|werktag|arbeitstag|tag|woche|monat|jours?(?: ouvr[ée]s?)?|semaines?|mois|d[ií]as?|semanas?|mes|mês|d[ií]as? laborables?|dias? út(?:il|eis)|اليوم|يوم|الأسبوع|أسبوع|الشهر|شهر)';
const PER =
  '(?:an?|per|each|every|in|of the|pro|je|am|jeden?|die|in der|im|par|chaque|por|a la|al|ao|à|na|no|cada|في|كل)';
const OFTEN =
  '(?:weekly|daily|monthly|wöchentlich|täglich|monatlich|hebdomadaires?|quotidien(?:ne)?s?|mensuel(?:le)?s?|semanal(?:es)?|diari[oa]s?|mensual(?:es)?|semana(?:l|is)|diári[oa]s?|mensa(?:l|is)|يومي[اً]{0,2}|أسبوعي[اً]{0,2}|شهري[اً]{0,2})';
const TIME = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(half|halbe[rn]?|eine[rn]? halbe[rn]?|une demi-?|media|meia|نصف)(?: an?)?|(${NUMBER})(?: ?(?:-|–|to|or|bis|oder|à|ou|a|o|إلى) ?(${NUMBER}))?)([ -]?(?:and a half |et demie |y media |e meia )?)(${UNIT})(?![\\p{L}\\p{N}])\\.?( and a half| et demie?| y media| e meia)?(?: (?:of work|free|time|spare|only))?,? ?(?:(?:${PER} |/ ?)(${PERIOD})|(${OFTEN}))(?![\\p{L}\\p{N}])`,
  'iu',
);

/** Opening hours and a working day are no time for posts. */
const OTHER_TIME =
  /\b(?:open|opens|opened|(?:we|i|they|staff) (?:already )?work|working|geöffnet|arbeite\w{0,4}|ouvert\w{0,3}|travaill\w{0,5}|abiert\w{0,3}|trabaj\w{0,6})(?! only| nur)[^.,;!?]{0,12}$/iu;
const NEAR = 40;
const MAX_MINUTES = 2_400;

/** The first amount of time for a day, week or month that a text names; null where none does. */
export function readHours(text: string): WorkTime | null {
  const line = text.replace(/\s+/gu, ' ');
  const match = TIME.exec(line);
  if (!match) return readDual(line);
  if (OTHER_TIME.test(line.slice(Math.max(0, match.index - NEAR), match.index))) return null;
  const [timeText, half, least = '', mostText, before = '', unit = '', after = '', period, often = ''] =
    match;
  const [, each = 0] = UNITS.find(([pattern]) => pattern.test(unit)) ?? [];
  const [, times = 0] = PERIODS.find(([pattern]) => pattern.test(period ?? often)) ?? [];
  const low = half ? 0.5 : numberOf(least);
  const count =
    Math.min(low, mostText ? numberOf(mostText) : low) + (/\p{L}/u.test(before + after) ? 0.5 : 0);
  const minutes = Math.round(count * each * times);
  return minutes > 0 && minutes <= MAX_MINUTES ? { text: timeText.trim(), minutes } : null;
}

/** "Two hours" is one word in Arabic. */
const DUAL = /ساعت(?:ان|ين) (?:في|كل) (?:ال)?(يوم|أسبوع|شهر)/u;
const readDual = (line: string): WorkTime | null => {
  const [text, period = ''] = DUAL.exec(line) ?? [];
  const [, times = 0] = PERIODS.find(([pattern]) => pattern.test(period)) ?? [];
  return text ? { text, minutes: Math.round(120 * times) } : null;
};

const numberOf = (text: string): number => WORDS.get(text.toLowerCase()) ?? Number(text.replace(',', '.'));
