import { CALLED, DOMAIN, MAIL, PHONE, URL_ADDRESS } from './address-patterns.ts';
import { DAYS, LONE_MONTHS, MONTHS, NUMBER_WORDS, TIME_UNITS, wordsFor } from './calendar-words.ts';
import type { FactKind, Language } from './fact.ts';

/** A pattern with the kind of fact that it finds; an earlier one goes before a later one that overlaps it. */
export type KindPattern = readonly [kind: FactKind, pattern: RegExp];

const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
/** "6,80", "1.2", "1.000", "1 000", "4’321.50" */
const NUMBER =
  "(?<!\\d[.,]?)(?:\\d{1,3}(?:[.,’'\\u00a0\\u202f ]\\d{3}(?!\\d)){1,4}|\\d{1,12})(?:[.,]\\d{1,3}(?!\\d))?";
const RANGE = `${NUMBER}(?: ?[–-] ?\\d{1,9}(?:[.,]\\d{1,3})?(?!\\d))?`;
const BLANK = '[ \\u00a0\\u202f]?';
const SIGN = '(?:[$€£¥]|(?:CHF|EUR|USD|GBP|Fr\\.)(?!\\p{L}))';
const MONEY_WORD =
  '(?:euros?|dollars?|pounds?|pence|cents?|centimes?|céntimos?|franken|francs?|francos?|pesos?|ct)';

const UNITS =
  'kg|g|mg|gr|kilos?|gramm|grams?|grammes?|gramos?|lbs?|oz|ml|cl|dl|l|liter|litres?|litros?|mm|cm|m|km|meters?|metres?|metern?|mètres?|metros?|kilometer[ns]?|miles?|mi|ft|feet|inch(?:es)?|m²|m2|m³|qm|km²|sqm|ha|hectares?|hektar|kw|kwh|kwp|mph|km/h|°c?|mb|gb|tb|stück|stk|pieces?|pcs|pièces?|piezas?|people|persons?|personen|personnes?|personas?|seats?|places?|plätze|plazas?|guests?|gäste|sets?|packs?';

const CAPITALIZED = "\\p{Lu}[\\p{L}’'-]{0,30}";
/** Streets with the number of a house, as each language writes them. */
const PLACES: readonly KindPattern[] = [
  `(?<![\\p{L}-])(?:${CAPITALIZED} )?(?:\\p{Lu}[\\p{L}’'-]{0,30})?(?:[Ss]tr\\.|[Ss]tra(?:ß|ss)e|[Pp]latz|[Ww]eg|[Aa]llee|[Gg]asse|[Uu]fer|[Rr]ing|[Dd]amm) \\d{1,4}[a-z]?(?![\\p{L}\\d])`,
  `(?<![\\p{L}\\d])\\d{1,5}[a-z]? (?:${CAPITALIZED} ){1,3}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Square|Way|Place|Drive|Court|Hill|Terrace|Boulevard|Blvd)(?![\\p{L}])`,
  `(?<![\\p{L}\\d])\\d{1,4}(?: bis| ter)?,? (?:rue|avenue|place|boulevard|quai|chemin|allée|impasse) (?:(?:de la|de|du|des|d’|de l’|la|le|les) ?)?${CAPITALIZED}(?:[ -]${CAPITALIZED}){0,2}`,
  `(?<!\\p{L})(?:calle|avenida|plaza|paseo|Calle|Avenida|Plaza|Paseo) (?:(?:de la|de los|de las|del|de) )?${CAPITALIZED}(?: ${CAPITALIZED}){0,2},? (?:n\\.?º ?)?\\d{1,4}(?![\\p{L}\\d])`,
].map((source) => ['place', new RegExp(source, 'gu')] as const);

/** Nouns that stay together with their numbers: "Ward 3", "Studio 5". */
const NUMBERED =
  'ward|studio|room|hall|year|class|platform|gate|building|unit|plot|lot|zone|grade|floor|stand|terminal|district|zimmer|raum|saal|halle|gleis|klasse|buslinie|linie|salle|quai|sala|aula|planta';

const flagged = (source: string): RegExp => new RegExp(source, 'giu');

function build(language: Language): KindPattern[] {
  const [days, months, lone] = [DAYS, MONTHS, LONE_MONTHS].map((words) => wordsFor(words, language));
  const numberWords = wordsFor(NUMBER_WORDS, language);
  const units = wordsFor(TIME_UNITS, language);
  const clock = '\\d{1,2}(?:[:.h]| ?h ?)\\d{2}(?!\\d)';
  const since = '(?:\\d{1,2}(?:[:.]\\d{2})? ?[–-] ?)?';
  return [
    ['link', flagged(URL_ADDRESS)],
    ['email', flagged(MAIL)],
    ['link', flagged(DOMAIN)],
    ['phone', flagged(PHONE)],
    ['phone', flagged(CALLED)],
    ['hashtag', flagged('(?<![\\p{L}\\p{N}&/#])#(?=[\\p{N}_]{0,40}\\p{L})[\\p{L}\\p{N}_]{1,100}')],
    [
      'mention',
      flagged('(?<![\\p{L}\\p{N}._@])@[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.@-]{0,80}[\\p{L}\\p{N}_])?'),
    ],
    [
      'date',
      flagged(
        `${START}(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{4}|\\d{2})|(?<![$€£¥] ?)\\d{1,2}\\. ?(?:0?[1-9]|1[0-2])\\.(?: ?\\d{4})?|\\d{1,2}/\\d{1,2}(?!\\s*[\\d/]))${END}`,
      ),
    ],
    [
      'date',
      flagged(
        `${START}(?:(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)? (?:to|until|bis|au|al) )?\\d{1,2}(?:st|nd|rd|th|er|\\.)? ?(?:[–-] ?\\d{1,2}\\.? ?)?(?:of |de |du )?(?:${months})(?:,? (?:de |del )?\\d{4})?|(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?(?![\\d:.,]?\\d| ?(?:[ap]m|%))(?: ?[–-] ?\\d{1,2})?(?:,? \\d{4})?)${END}`,
      ),
    ],
    ...PLACES,
    [
      'percent',
      flagged(
        `(?:[-–−+] ?)?${RANGE}${BLANK}(?:%|percent${END}|per cent${END}|prozent${END}|pour cent${END}|por ciento${END})`,
      ),
    ],
    [
      'price',
      flagged(
        `(?:${START}|(?<=\\d))(?:US|AU|CA)?${SIGN}${BLANK}${RANGE}(?:k${END})?|${RANGE}${BLANK}(?:€${BLANK}\\d{2}${END}|${SIGN}|,[-–]${BLANK}(?:€|(?!\\d))|${MONEY_WORD}${END}(?: \\d{2}${END})?|p(?!\\.m)${END}|k ?€)`,
      ),
    ],
    [
      'time',
      flagged(
        `${START}${since}(?:${clock}${BLANK}(?:uhr|hrs?|h|[ap]\\.?m\\b\\.?)?|\\d{1,2}${BLANK}(?:[ap]m${END}|[ap]\\.m\\.|uhr${END}|o[’']clock|h${END})|noon|midnight|midi|minuit|mediodía|medianoche|mitternacht)(?![\\p{L}\\d])`,
      ),
    ],
    ['duration', flagged(`${START}(?:${RANGE}|${numberWords})[ -]?(?<=[ \\d-])(?:${units})${END}`)],
    ['quantity', flagged(`${START}${RANGE}${BLANK}(?:x ?${NUMBER}${BLANK})?(?:${UNITS})${END}`)],
    ['day', flagged(`${START}(?:${days})${END}`)],
    ['day', new RegExp(`${START}morgen${END}`, 'gu')],
    ['date', new RegExp(`${START}(?:${lone})(?: (?:de )?\\d{4})?${END}`, 'gu')],
    ['code', new RegExp(`${START}(?=[A-Z-]{0,20}\\d)(?=[\\d-]{0,20}[A-Z])[A-Z\\d-]{2,24}${END}`, 'gu')],
    ['number', flagged(`${START}(?:${NUMBERED}) \\d{1,4}[a-z]?(?![\\p{L}\\p{N}]|[.,:/]\\d| ?[%€£$])`)],
    [
      'number',
      flagged(
        `(?:${START}(?:no|nr|n|núm)[.º°]{1,2} ?)?(?:v|(?<!\\p{L}))${RANGE}(?:\\.\\d{1,4}){0,2}(?:st|nd|rd|th|er|e|º|ª)?`,
      ),
    ],
  ];
}

const built = new Map<Language, readonly KindPattern[]>();

/** The patterns for texts in a language, the most telling first. */
export function patternsFor(language: Language): readonly KindPattern[] {
  const patterns = built.get(language) ?? build(language);
  built.set(language, patterns);
  return patterns;
}
