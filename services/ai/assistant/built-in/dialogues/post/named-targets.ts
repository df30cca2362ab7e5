import type { Network, Target } from '../../../tools.ts';
import { plainText } from '../../slots/plain-text.ts';

const SHORTEST = 3;

/** The pages and accounts that are named in a message, of networks that have several. */
export const namedTargets = (plain: string, networks: readonly Network[]): Target[] =>
  networks.filter(({ targets }) => targets.length > 1).flatMap(({ targets }) => longestNamed(plain, targets));

/** "Rye & Co Downtown" is not "Rye & Co". */
function longestNamed(plain: string, targets: readonly Target[]): Target[] {
  const named = targets
    .filter(({ name }) => name.length >= SHORTEST && has(plain, plainText(name)))
    .sort((one, other) => other.name.length - one.name.length);
  return named.slice(0, 1);
}

const has = (plain: string, name: string): boolean =>
  ` ${plain.replace(/[,.!?"]/g, ' ')} `.includes(` ${name.replace(/[,.!?"]/g, ' ')} `);
