const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const HOUR = `(\\d{1,2}|${NUMBERS.join('|')})`;
const PAST = new RegExp(`\\b(half|quarter|ten|twenty|five) (?:past|after) ${HOUR}\\b`, 'g');
const TO = new RegExp(`\\b(quarter|ten|twenty|five) (?:to|before|till) ${HOUR}\\b`, 'g');
const HALF = new RegExp(`\\bhalf ${HOUR}\\b`, 'g');
const AT = new RegExp(
  `\\b(at|by|around|for) (${NUMBERS.join('|')})\\b(?! (?:of|posts?|days|hours|weeks|drafts|customers|people))`,
  'g',
);
/** "tomorrow 9" */
const DAY_AND_HOUR =
  /\b(today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday) (\d{1,2})(?=$|[.,!?]| (?:please|on|to|for|and|then)\b)/g;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** 24.12. and 24.12.2026 */
const DATE = /\b([0-3]?\d)\.(0?[1-9]|1[0-2])\.(20\d\d)?/g;
const MINUTES: Readonly<Record<string, number>> = { half: 30, quarter: 15, ten: 10, twenty: 20, five: 5 };

const hourOf = (said: string): number => (NUMBERS.includes(said) ? NUMBERS.indexOf(said) + 1 : Number(said));
const clock = (hour: number, minute: number): string => `${hour}:${String(minute).padStart(2, '0')}`;

/** "Noonish", "9ish", "around 9" */
const ISH =
  /\b(noon|midday|midnight|lunchtime|morning|afternoon|evening|\d{1,2}(?::\d\d)?(?:am|pm)?)[- ]?ish\b/g;
const AROUND =
  /\b(?:around|about|approximately|roughly|circa) (?=\d{1,2}(?::\d\d)?(?: ?(?:am|pm))?(?=$|[.,!?]| (?:on|in|tomorrow|today|please|next|this|o'clock)\b))/g;
/** Who begins work does so about then, and ends it. */
const FIRST_THING = /\b(?:first thing(?: in the morning)?|start of (?:the |business )?day)\b/g;
const END_OF_DAY = /\b(?:end of (?:the |business )?day|eod|close of business)\b/g;

/** Times as chrono reads them: "half past nine" and "9.30" are 9:30. */
export const clockWords = (plain: string): string =>
  plain
    .replace(ISH, '$1')
    .replace(AROUND, 'at ')
    .replace(FIRST_THING, 'at 8:00')
    .replace(END_OF_DAY, 'at 17:00')
    .replace(PAST, (_, part: string, hour: string) => clock(hourOf(hour), MINUTES[part] ?? 0))
    .replace(TO, (_, part: string, hour: string) =>
      clock((hourOf(hour) + 11) % 12 || 12, 60 - (MINUTES[part] ?? 0)),
    )
    .replace(HALF, (_, hour: string) => clock(hourOf(hour), 30))
    .replace(AT, (_, at: string, hour: string) => `${at} ${hourOf(hour)}`)
    .replace(
      DATE,
      (_, day: string, month: string, year = '') => `${day} ${MONTHS[Number(month) - 1] ?? ''} ${year}`,
    )
    .replace(/(?<![\d$€£.])(\d{1,2})\.([0-5]\d)(?![\d.%])/g, '$1:$2')
    .replace(/\b([01]?\d|2[0-3])h\b/g, '$1:00')
    .replace(/\b(?:change|make|move|set) it (?:to )?(\d{1,2})(?=$|[.!?])/g, 'at $1')
    .replace(DAY_AND_HOUR, '$1 at $2')
    .replace(/\b(?:midday|lunchtime|lunch time)\b/g, 'noon')
    .replace(/\bweekend\b/g, 'saturday');
