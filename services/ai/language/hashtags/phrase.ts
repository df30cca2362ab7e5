/** Words of a text that belong together and may be a tag: "second-hand prams", "Sunderland", "Fahrradclub Emden". */
export interface Phrase {
  readonly words: readonly string[];
  /** `person` is what names somebody; a name is of a place, a firm or an event. */
  readonly kind: 'noun' | 'place' | 'name' | 'person';
  /** How many of its first words only describe: 1 of "recycled gold". */
  readonly describing?: number;
}

/** One word of a text with the sign that ends its part of the sentence. */
export interface TextWord {
  readonly word: string;
  /** Whether a comma, a stop or a bracket follows. */
  readonly ends: boolean;
  /** Whether it is the first of its sentence. */
  readonly starts: boolean;
}

const ADDRESS = /(?:https?:\/\/|www\.)\S+|(?<![^\s@])[^\s@]{1,64}@[^\s@]{1,200}/gu;
/** Words beyond these are not read. */
const MAX_READ = 900;

/** Without addresses, with one kind of apostrophe. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(ADDRESS, ' . ')
    .replace(/[‘´`']/gu, '’')
    .replace(/[#＃]/gu, '')
    .split(/\s+/u)
    .slice(0, MAX_READ)
    .join(' ')
    .trim();

/** The words of a text that others than the English reader read. */
export function textWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  let starts = true;
  for (const part of plainText(text).split(' ')) {
    const word = part.replace(/^[^\p{L}\p{N}]{1,3}/u, '').replace(/[^\p{L}\p{N}]{1,5}$/u, '');
    const isSign = word === '';
    const ends = isSign || /[^\p{L}\p{N}’-]$/u.test(part);
    if (!isSign) words.push({ word, ends, starts });
    else if (words.length > 0) words[words.length - 1] = { ...(words.at(-1) as TextWord), ends: true };
    starts = /[.!?…:]["”»)]?$/u.test(part);
  }
  return words;
}

export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
