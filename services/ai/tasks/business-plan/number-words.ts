/** The numbers from one to twelve as words, in lower case, in English, German, French and Spanish. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  [
    'a an one ein eine einen einem einer un une una',
    'two zwei deux dos',
    'three drei trois tres',
    'four vier quatre cuatro',
    'five fünf cinq cinco',
    'six sechs seis',
    'seven sieben sept siete',
    'eight acht huit ocho',
    'nine neun neuf nueve',
    'ten zehn dix diez',
    'eleven elf onze once',
    'twelve zwölf douze doce',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
);
