/** Numbers in words, from 0 to 59: all that a clock and a calendar have. Spellings of one number are parted by `/`. */
type Join = (tens: string, unit: string, n: number) => string;

const TENS = [20, 30, 40, 50];

/**
 * @param first from zero to nineteen, or to where the language has regular words
 * @param tens from twenty
 */
function countTo59(first: readonly string[], tens: readonly string[], join: Join): string[] {
  const regular = TENS.flatMap((_, at) =>
    Array.from({ length: 10 }, (_, n) =>
      n === 0 ? (tens[at] ?? '') : combine(tens[at] ?? '', first[n] ?? '', n, join),
    ),
  );
  return [...first, ...regular.slice(first.length - 20)];
}

const combine = (tens: string, units: string, n: number, join: Join): string =>
  tens
    .split('/')
    .flatMap((ten) => units.split('/').map((unit) => join(ten, unit, n)))
    .join('/');

const words = (text: string): string[] => text.split(' ');

export const ENGLISH_NUMBERS = countTo59(
  words(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  words('twenty thirty forty fifty'),
  (tens, unit) => `${tens} ${unit}`,
);

export const GERMAN_NUMBERS = countTo59(
  words(
    'null eins zwei/zwo drei vier fünf/fuenf sechs sieben acht neun zehn elf zwölf/zwoelf dreizehn vierzehn fünfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn',
  ),
  words('zwanzig dreißig/dreissig vierzig fünfzig/fuenfzig'),
  (tens, unit) => `${unit === 'eins' ? 'ein' : unit}und${tens}`,
);

export const FRENCH_NUMBERS = countTo59(
  words(
    'zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  ),
  words('vingt trente quarante cinquante'),
  (tens, unit, n) => (n === 1 ? `${tens} et ${unit}/${tens}-et-${unit}` : `${tens}-${unit}/${tens} ${unit}`),
);

export const SPANISH_NUMBERS = countTo59(
  words(
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis/dieciseis diecisiete dieciocho diecinueve veinte veintiuno/veintiún/veintiuna veintidós/veintidos veintitrés/veintitres veinticuatro veinticinco veintiséis/veintiseis veintisiete veintiocho veintinueve',
  ),
  words('veinte treinta cuarenta cincuenta'),
  (tens, unit) => `${tens} y ${unit}`,
);

export const PORTUGUESE_NUMBERS = countTo59(
  words(
    'zero um/uma dois/duas três/tres quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
  ),
  words('vinte trinta quarenta cinquenta'),
  (tens, unit) => `${tens} e ${unit}`,
);

const ENGLISH_FIRST = words(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
);

/** From the first to the thirty-first. */
export const ENGLISH_ORDINALS = [
  ...ENGLISH_FIRST,
  'twentieth',
  ...ENGLISH_FIRST.slice(0, 9).map((unit) => `twenty ${unit}`),
  'thirtieth',
  'thirty first',
];

const GERMAN_STEMS = [
  ...['erst', 'zweit', 'dritt', 'viert', 'fünft/fuenft', 'sechst', 'siebt/siebent', 'acht', 'neunt', 'zehnt'],
  ...['elft', 'zwölft/zwoelft'],
  ...GERMAN_NUMBERS.slice(13, 20).map((number) => withEnding(number, 't')),
  ...GERMAN_NUMBERS.slice(20, 32).map((number) => withEnding(number, 'st')),
];

export const GERMAN_ORDINALS = GERMAN_STEMS.map((stems) =>
  ['e', 'en', 'er', 'em'].map((ending) => withEnding(stems, ending)).join('/'),
);

function withEnding(spellings: string, ending: string): string {
  return spellings
    .split('/')
    .map((word) => word + ending)
    .join('/');
}
