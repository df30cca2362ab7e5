import { listText } from '@carillon/contracts/domain/list-text.ts';
import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { fits, textSize } from '@carillon/contracts/domain/text-size.ts';
import type { PostInProgress } from '../../../memory.ts';
import type { Network, Target, Tools } from '../../../tools.ts';
import { contentOf } from './post-text.ts';

export interface Placed {
  readonly post: PostInProgress;
  readonly targets: readonly Target[];
  /** Why a network that was asked for is left out. */
  readonly notes: readonly string[];
}

/** Networks that a post without media can go to. */
export const postable = (networks: readonly Network[]): PlatformName[] =>
  networks
    .filter(
      ({ platform, state, targets }) =>
        state === 'connected' && targets.length > 0 && !PLATFORMS[platform].limits.mediaRequired,
    )
    .map(({ platform }) => platform);

/** The post with the networks that it can go to, and the page or account on each: the chosen one, else the first. */
export async function placePost(
  post: PostInProgress,
  networks: readonly Network[],
  tools: Tools,
): Promise<Placed> {
  const able = postable(networks);
  const out = post.platforms.filter((platform) => !able.includes(platform));
  const unconnected = out.filter(
    (platform) => networks.find((one) => one.platform === platform)?.state !== 'connected',
  );
  // What needs a picture needs it connected or not: that is told first.
  const needing = out.filter(
    (platform) => PLATFORMS[platform].limits.mediaRequired || !unconnected.includes(platform),
  );
  const kept = needing.length > 0 ? await keep(needing, post, tools) : null;
  const notes = [
    ...(kept ? [mediaNeeded(needing, kept)] : []),
    ...(unconnected.length > 0 ? [notConnected(unconnected, networks)] : []),
  ];
  const platforms = post.platforms.filter((platform) => able.includes(platform));
  const targets = platforms.flatMap((platform) => targetOn(platform, post, networks) ?? []);
  return { post: { ...post, platforms, kept: kept ?? post.kept ?? null }, targets, notes };
}

const targetOn = (
  platform: PlatformName,
  { targets }: PostInProgress,
  networks: readonly Network[],
): Target | undefined =>
  targets.find((target) => target.platform === platform) ??
  networks.find((one) => one.platform === platform)?.targets[0];

function notConnected(platforms: readonly PlatformName[], networks: readonly Network[]): string {
  const missing = platforms.filter(
    (name) => networks.find((one) => one.platform === name)?.state === 'not_set_up',
  );
  if (missing.length === platforms.length)
    return `${listText(missing.map(labelOf))} ${missing.length > 1 ? 'are' : 'is'} not set up on this server.`;
  return `${listText(platforms.map(labelOf))} ${platforms.length > 1 ? 'are' : 'is'} not connected. Connect ${platforms.length > 1 ? 'them' : 'it'} on the [dashboard](/dashboard).`;
}

/** Answers with the page of the draft. */
const keep = (
  platforms: readonly PlatformName[],
  { topic, text, hashtags, with_hashtags }: PostInProgress,
  tools: Tools,
): Promise<string> =>
  tools.keepDraft({
    topic: topic ?? '',
    text: text ?? '',
    platforms,
    hashtags: with_hashtags ? hashtags : [],
  });

const mediaNeeded = (platforms: readonly PlatformName[], page: string): string =>
  `${listText(platforms.map(labelOf))} ${platforms.length > 1 ? 'need' : 'needs'} an image or a video, which I can't add here. I kept the text as a draft: [add the picture in Create Post](${page}).`;

/** "LinkedIn (Ada)": the account is named, as the network may have others. */
export const targetText = ({ platform, name }: Target): string =>
  name ? `${labelOf(platform)} (${name})` : labelOf(platform);

/** What a network would not take of the text. */
export function tooLong(post: PostInProgress, targets: readonly Target[]): string[] {
  const text = contentOf(post);
  return targets.flatMap(({ platform }) => {
    const size = textSize(platform, text);
    const { length, most, unit } = size;
    return fits(size)
      ? []
      : `${labelOf(platform)} allows at most ${most.toLocaleString('en-US')} ${unit}; this text has ${length.toLocaleString('en-US')}.`;
  });
}
