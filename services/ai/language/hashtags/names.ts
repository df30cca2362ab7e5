/** A word with a capital, or one in capitals alone. */
const CAPITAL = /^\p{Lu}[\p{L}\p{M}’-]*$/u;
/** Words that join the words of one name. */
const JOINT = /^(?:&|of|the|de|la|du|von|van|der|y|e)$/;
const MAX_WORDS = 4;

export interface NamedThing {
  /** The words of each name, what joins them included. */
  readonly names: string[][];
  /** The text with a comma in the place of each. */
  readonly rest: string;
}

/**
 * Names of people, firms and places: two words with capitals or more. Each is a tag as a whole or none, so no part of one is
 * left in the rest. A name of one word is left there: it can't be split.
 */
export function namesIn(text: string): NamedThing {
  const names: string[][] = [];
  const rest: string[] = [];
  const words = text.split(/\s+/);
  for (let at = 0; at < words.length; ) {
    const name = nameAt(words, at);
    if (name.length > 0) {
      if (name.length <= MAX_WORDS) names.push(name.map((word) => bare(word)).map(unowned));
      rest.push(',');
    } else rest.push(words[at] ?? '');
    at += Math.max(1, name.length);
  }
  return { names, rest: rest.join(' ') };
}

const STARTERS =
  /^(?:A|An|The|Our|My|Your|This|These|Join|Meet|Visit|Try|See|Come|Thank|Thanks|New|Happy|Big|Get|At|In|On|For|From|With|And|But|I|We|You|It|Is|Are|Why|How|What|When|Where|Who)$/;

/** The words from there that are one name; none when there are fewer than two with capitals. */
function nameAt(words: readonly string[], from: number): string[] {
  const usedNames: string[] = [];
  let capitals = 0;
  for (let at = from; at < words.length; at++) {
    const word = words[at] ?? '';
    const core = bare(word);
    const capital = CAPITAL.test(core) && !(usedNames.length === 0 && STARTERS.test(core));
    if (!capital && !(usedNames.length > 0 && JOINT.test(word))) break;
    usedNames.push(word);
    if (capital) capitals++;
    // A comma or a stop ends it; an initial's dot does not.
    if (/[,;:!?)”…]$/.test(word) || (/\.$/.test(word) && core.length > 2)) break;
  }
  while (usedNames.length > 0 && JOINT.test(usedNames.at(-1) ?? '')) usedNames.pop();
  return capitals >= 2 ? usedNames : [];
}

const bare = (word: string): string => word.replace(/^[(“"]/, '').replace(/[,;:!?.)”"…]{1,3}$/, '');

/** "Anna Kim’s" is Anna Kim; St Mary’s Church keeps its name. */
const unowned = (word: string, at: number, words: readonly string[]): string =>
  at === words.length - 1 ? word.replace(/’s?$/, '') : word;
