/** The numbers from one to twelve as words, in lower case, in the languages of the interface. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  [
    'a an one ein eine einen einem einer un une una um uma واحد واحدة',
    'two zwei deux dos dois duas اثنان اثنين',
    'three drei trois tres três ثلاثة ثلاث',
    'four vier quatre cuatro quatro أربعة أربع',
    'five fünf cinq cinco خمسة خمس',
    'six sechs seis ستة ست',
    'seven sieben sept siete sete سبعة سبع',
    'eight acht huit ocho oito ثمانية ثماني',
    'nine neun neuf nueve nove تسعة تسع',
    'ten zehn dix diez dez عشرة عشر',
    'eleven elf onze once',
    'twelve zwölf douze doce doze',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
);

/** Round numbers as people write a budget, in words. */
const ROUND: ReadonlyMap<string, number> = new Map(
  (
    [
      [20, 'twenty zwanzig vingt veinte vinte'],
      [30, 'thirty dreißig trente treinta trinta'],
      [40, 'forty vierzig quarante cuarenta quarenta'],
      [50, 'fifty fünfzig cinquante cincuenta cinquenta'],
      [100, 'hundred hundert einhundert cent cents cien ciento cento cem مئة مائة'],
      [150, 'hundertfünfzig'],
      [200, 'zweihundert doscientos duzentos مئتان مئتين مائتي مئتي'],
      [250, 'zweihundertfünfzig'],
      [300, 'dreihundert trescientos trezentos ثلاثمئة ثلاثمائة'],
      [400, 'vierhundert cuatrocientos quatrocentos'],
      [500, 'fünfhundert quinientos quinhentos خمسمئة خمسمائة'],
      [600, 'sechshundert seiscientos seiscentos'],
      [700, 'siebenhundert setecientos setecentos'],
      [800, 'achthundert ochocientos oitocentos'],
      [900, 'neunhundert novecientos novecentos'],
      [1_000, 'thousand tausend eintausend mille mil ألف'],
      [2_000, 'zweitausend ألفان ألفين'],
      [3_000, 'dreitausend'],
      [5_000, 'fünftausend'],
      [10_000, 'zehntausend'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);

const anyOf = (words: Iterable<string>): string =>
  [...words].toSorted((a, b) => b.length - a.length).join('|');
const ROUND_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d )(?:(${anyOf(NUMBER_WORDS.keys())}) )?(${anyOf(ROUND.keys())})(?: (?:and |und |et |y |e )?(${anyOf(ROUND.keys())}))?(?![\\p{L}-])`,
  'giu',
);

/** A text with its round numbers in figures: "two hundred bucks" is "200 bucks", "mil quinientos" is "1500". */
export function figuresOf(text: string): string {
  const figures = text.replace(ROUND_NUMBER, (_, count = '', first = '', second = '') => {
    const value = (NUMBER_WORDS.get(count.toLowerCase()) ?? 1) * roundValue(first);
    const more = roundValue(second);
    return String(more > value ? value * more : value + more);
  });
  // A number of more parts than these stays as it was.
  return SPLIT.test(figures) && !SPLIT.test(text) ? text : figures;
}

const roundValue = (word: string): number => ROUND.get(word.toLowerCase()) ?? 0;
const SPLIT = /\d (?:(?:and|und|et|y|e) )?\d/iu;
