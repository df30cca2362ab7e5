import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PostInProgress } from '../../../memory.ts';
import type { Network, Target } from '../../../tools.ts';
import type { Slots } from '../../read-message.ts';
import type { PlatformsSaid } from '../../slots/platforms.ts';
import type { Talk } from '../../talk.ts';
import { namedTargets } from './named-targets.ts';
import { postable } from './place-post.ts';

/** The post with the networks that the message says, and the pages and accounts that it names. */
export const withPlaces = (
  talk: Talk,
  post: PostInProgress,
  slots: Slots,
  networks: readonly Network[],
): PostInProgress => withTargets(talk, withPlatforms(post, slots.platforms, networks), slots, networks);

function withPlatforms(
  post: PostInProgress,
  said: PlatformsSaid | null,
  networks: readonly Network[],
): PostInProgress {
  if (!said) return post;
  const names = namesOf(said, networks);
  const left = (list: readonly PlatformName[]) => list.filter((name) => !said.except.includes(name));
  if (said.how === 'remove')
    return { ...post, platforms: post.platforms.filter((name) => !names.includes(name)) };
  const platforms = said.how === 'add' ? [...new Set([...post.platforms, ...names])] : left(names);
  return { ...post, platforms };
}

function namesOf({ names }: PlatformsSaid, networks: readonly Network[]): readonly PlatformName[] {
  if (typeof names !== 'string') return names;
  const connected = networks.filter(({ state }) => state === 'connected').map(({ platform }) => platform);
  return names === 'both' && connected.length > 2 ? postable(networks) : connected;
}

/** A page by its name, or as "the second page". */
function withTargets(
  { plain }: Talk,
  post: PostInProgress,
  { choice }: Slots,
  networks: readonly Network[],
): PostInProgress {
  // Two networks may have an account of the same name.
  const chosen = networks.filter(({ platform }) => post.platforms.includes(platform));
  const numbered = saysTarget(plain)
    ? (numberedTarget(choice, chosen) ?? numberedTarget(choice, networks))
    : undefined;
  const named = namedTargets(plain, chosen);
  const targets = numbered ? [numbered] : named.length > 0 ? named : namedTargets(plain, networks);
  if (targets.length === 0) return post;
  const others = post.targets.filter(({ platform }) => !targets.some((one) => one.platform === platform));
  const platforms = [...new Set([...post.platforms, ...targets.map(({ platform }) => platform)])];
  return { ...post, targets: [...others, ...targets], platforms };
}

/** Whether "the second" is said of pages. */
export const saysTarget = (plain: string): boolean => /\b(?:page|account)\b/.test(plain);

function numberedTarget(choice: number | null, networks: readonly Network[]): Target | undefined {
  const several = networks.find(({ targets }) => targets.length > 1);
  return choice === null ? undefined : several?.targets.at(choice);
}
