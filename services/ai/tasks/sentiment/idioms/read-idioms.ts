import { readFileSync } from 'node:fs';

/** A place in an idiom: one of these words or marks, or up to `most` words of any kind. */
export type Part =
  | { readonly kind: 'words'; readonly words: ReadonlySet<string>; readonly optional: boolean }
  | { readonly kind: 'gap'; readonly most: number };

export interface Idiom {
  /** From -5 to 5; 0 is neutral, whatever its words mean elsewhere. */
  readonly valence: number;
  /** The idiom means that the writer takes no side. */
  readonly takesNoSide: boolean;
  /** At the beginning of a sentence, or at its end. */
  readonly begins: boolean;
  readonly ends: boolean;
  readonly parts: readonly Part[];
}

/** The idioms of a language by the words that they begin with. */
export type Idioms = ReadonlyMap<string, readonly Idiom[]>;

const LONGEST_GAP = 3;

/**
 * Reads a file of this folder. A line is a valence (`~` takes no side), a tab, and a pattern. In it `a|b` is one of these
 * words, `a|b?` may be missing, `_` is any word, `...` up to three words, and `^` and `$` are a sentence's ends. `@name` is a
 * list of words; a line with the name, a tab and the words defines it. Lines with `#` are remarks.
 */
export const readIdioms = (language: string): Idioms => {
  const lists = new Map<string, string>();
  const idioms = new Map<string, Idiom[]>();
  for (const line of readFileSync(new URL(`./${language}.tsv`, import.meta.url), 'utf8').split('\n')) {
    const [head = '', pattern = ''] = line.split('\t');
    if (line === '' || head.startsWith('#')) continue;
    if (head.startsWith('@')) lists.set(head, pattern.replaceAll(' ', '|'));
    else add(idioms, idiomOf(head, pattern.split(' '), lists));
  }
  return idioms;
};

function idiomOf(head: string, texts: readonly string[], lists: ReadonlyMap<string, string>): Idiom {
  const inner = texts.filter((one) => one !== '^' && one !== '$');
  return {
    valence: head === '~' ? 0 : Number(head),
    takesNoSide: head === '~',
    begins: texts[0] === '^',
    ends: texts.at(-1) === '$',
    parts: inner.map((one) => partOf(one, lists)),
  };
}

function partOf(text: string, lists: ReadonlyMap<string, string>): Part {
  if (text === '...') return { kind: 'gap', most: LONGEST_GAP };
  const optional = text.length > 1 && text.endsWith('?');
  const name = optional ? text.slice(0, -1) : text;
  if (name === '_') return { kind: 'words', words: ANY, optional };
  const words = name.split('|').flatMap((word) => (lists.get(word) ?? word).split('|'));
  const unknown = words.find((word) => word.startsWith('@'));
  if (unknown) throw new Error(`No list of words is named ${unknown}`);
  return { kind: 'words', words: new Set(words), optional };
}

/** Any word, but no mark. */
export const ANY: ReadonlySet<string> = new Set();

function add(idioms: Map<string, Idiom[]>, idiom: Idiom): void {
  const [first] = idiom.parts;
  if (first?.kind !== 'words' || first.optional || first.words === ANY)
    throw new Error('An idiom begins with a word of its own');
  for (const word of first.words) idioms.set(word, [...(idioms.get(word) ?? []), idiom]);
}
