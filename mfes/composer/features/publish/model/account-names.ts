import { PLATFORMS, type PlatformName, pageIdOf } from '@carillon/contracts/domain/platforms.ts';
import type { Connection } from '../../../lib/connections/connection.ts';

type Target = Connection['targets'][number];

/** Its name; where another one of its network has the same, also what kind it is, or the end of its id. */
export function nameAmong(platform: PlatformName, target: Target, all: readonly Target[]): string {
  const alike = all.filter(({ name }) => name === target.name);
  if (alike.length < 2) return target.name;
  const kind = kindOf(platform, target);
  const same = alike.filter((one) => kindOf(platform, one) === kind);
  return `${target.name} (${same.length < 2 ? kind : `${kind} …${target.id.slice(-4)}`})`;
}

/** The same with its network, where accounts of several stand side by side. */
export const fullNameOf = (platform: PlatformName, target: Target, all: readonly Target[]): string =>
  `${PLATFORMS[platform].label} · ${nameAmong(platform, target, all)}`;

const kindOf = (platform: PlatformName, { id }: Target): string =>
  platform === 'linkedin' && pageIdOf(platform, id) !== null ? 'page' : PLATFORMS[platform].targetNoun;
