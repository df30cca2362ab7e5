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
