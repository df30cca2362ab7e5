import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectedTarget } from '@carillon/sdk/index.ts';
import { TARGET_NAMES } from './target-words.ts';

type Target = Pick<ConnectedTarget, 'platform' | 'id' | 'name' | 'kind'>;

/** Its name; where another one of its network has the same, also what kind it is, or the end of its id. */
export function nameAmong(target: Target, all: readonly Target[]): string {
  const alike = all.filter(({ name }) => name === target.name);
  if (alike.length < 2) return target.name;
  const { kind, id, name } = target;
  const same = alike.filter((one) => one.kind === kind);
  const word = TARGET_NAMES[kind];
  return `${name} (${same.length < 2 ? word : `${word} …${id.slice(-4)}`})`;
}

/** The same with its network, where accounts of several are listed together. */
export const fullNameOf = (target: Target, all: readonly Target[]): string =>
  `${PLATFORMS[target.platform].label} · ${nameAmong(target, all)}`;
