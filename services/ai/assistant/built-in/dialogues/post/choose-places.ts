import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PostInProgress } from '../../../memory.ts';
import type { Network, Target } from '../../../tools.ts';
import type { DialogueContext } from '../../dialogue-context.ts';
import type { Slots } from '../../read-message.ts';
import type { RequestedPlatforms } from '../../slots/platforms.ts';
import { findNamedTargets } from './named-targets.ts';
import { postable } from './place-post.ts';

/** The post with the networks that the message says, and the pages and accounts that it names. */
export const withPlaces = (
  context: DialogueContext,
  post: PostInProgress,
  slots: Slots,
  networks: readonly Network[],
): PostInProgress => withTargets(context, withPlatforms(post, slots.platforms, networks), slots, networks);

function withPlatforms(
  post: PostInProgress,
  spoken: RequestedPlatforms | null,
  networks: readonly Network[],
): PostInProgress {
  if (!spoken) return post;
  const names = namesOf(spoken, networks);
  const withoutExcepted = (list: readonly PlatformName[]) =>
    list.filter((name) => !spoken.except.includes(name));
  if (spoken.how === 'remove')
    return { ...post, platforms: post.platforms.filter((name) => !names.includes(name)) };
  const platforms =
    spoken.how === 'add' ? [...new Set([...post.platforms, ...names])] : withoutExcepted(names);
  return { ...post, platforms };
}

function namesOf({ names }: RequestedPlatforms, networks: readonly Network[]): readonly PlatformName[] {
  if (typeof names !== 'string') return names;
  const connected = networks.filter(({ state }) => state === 'connected').map(({ platform }) => platform);
  return names === 'both' && connected.length > 2 ? postable(networks) : connected;
}

/** A page by its name, or as "the second page". */
function withTargets(
  { plain }: DialogueContext,
  post: PostInProgress,
  { choice }: Slots,
  networks: readonly Network[],
): PostInProgress {
  // Two networks may have an account of the same name.
  const chosenNetworks = networks.filter(({ platform }) => post.platforms.includes(platform));
  const numbered = saysTarget(plain)
    ? (numberedTarget(choice, chosenNetworks) ?? numberedTarget(choice, networks))
    : undefined;
  const matchingTargets = findNamedTargets(plain, chosenNetworks);
  const targets = numbered
    ? [numbered]
    : matchingTargets.length > 0
      ? matchingTargets
      : findNamedTargets(plain, networks);
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
