import type { Network, Target } from '../../../tools.ts';
import { plainText, wordsOf } from '../../slots/plain-text.ts';

const SHORTEST = 3;
const BEFORE = ['as', 'from', 'use', 'via'];
const AFTER = ['account', 'page', 'profile', 'login'];

/** The pages and accounts that are named in a message, of networks that have several. */
export const findNamedTargets = (plain: string, networks: readonly Network[]): Target[] =>
  networks
    .filter(({ targets }) => targets.length > 1)
    .flatMap(({ targets }) => findLongestNamed(plain, targets));

/** "Rye & Co Downtown" is not "Rye & Co". */
function findLongestNamed(plain: string, targets: readonly Target[]): Target[] {
  const matches = targets
    .filter(({ name }) => name.length >= SHORTEST && has(plain, plainText(name)))
    .sort((one, other) => other.name.length - one.name.length);
  return matches.length > 0 ? matches.slice(0, 1) : findFirstNamed(plain, targets);
}

/** "As Ada" and "Ada's account", of an Ada Hill where nothing else there begins with Ada. */
function findFirstNamed(plain: string, targets: readonly Target[]): Target[] {
  const words = wordsOf(plain).map((word) => word.replace(/'s$/, ''));
  const isSaid = (first: string) =>
    words.some(
      (word, at) =>
        word === first &&
        (words.length === 1 || BEFORE.includes(words[at - 1] ?? '') || AFTER.includes(words[at + 1] ?? '')),
    );
  const matches = targets.filter(({ name }) => {
    const [first = ''] = wordsOf(plainText(name));
    return first.length >= SHORTEST && isSaid(first);
  });
  return matches.length === 1 ? matches : [];
}

const has = (plain: string, name: string): boolean => ` ${bare(plain)} `.includes(` ${bare(name)} `);

const bare = (text: string): string =>
  text
    .replace(/'s(?= |$)/g, '')
    .split(/[\s,.!?"()]+/)
    .filter(Boolean)
    .join(' ');
