import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { fits, textSize } from '@carillon/contracts/domain/text-size.ts';
import type { Sentences } from '../../../languages/says.ts';
import type { PostInProgress } from '../../../memory.ts';
import type { Network, Target, Tools } from '../../../tools.ts';
import { contentOf } from './post-text.ts';

export interface PlacedPost {
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
  says: Sentences,
): Promise<PlacedPost> {
  const able = postable(networks);
  const out = post.platforms.filter((platform) => !able.includes(platform));
  const unconnected = out.filter(
    (platform) => networks.find((one) => one.platform === platform)?.state !== 'connected',
  );
  // A missing picture is reported first, connected or not.
  const needing = out.filter(
    (platform) => PLATFORMS[platform].limits.mediaRequired || !unconnected.includes(platform),
  );
  const keptText = needing.length > 0 ? await keep(needing, post, tools) : null;
  const notes = [
    ...(keptText ? [says.aside.mediaNeeded(needing.map(labelOf), keptText)] : []),
    ...(unconnected.length > 0 ? [notConnected(unconnected, networks, says)] : []),
  ];
  const platforms = post.platforms.filter((platform) => able.includes(platform));
  const targets = platforms.flatMap((platform) => targetOn(platform, post, networks) ?? []);
  return { post: { ...post, platforms, kept: keptText ?? post.kept ?? null }, targets, notes };
}

const targetOn = (
  platform: PlatformName,
  { targets }: PostInProgress,
  networks: readonly Network[],
): Target | undefined =>
  targets.find((target) => target.platform === platform) ??
  networks.find((one) => one.platform === platform)?.targets[0];

function notConnected(
  platforms: readonly PlatformName[],
  networks: readonly Network[],
  { aside }: Sentences,
): string {
  const missing = platforms.filter(
    (name) => networks.find((one) => one.platform === name)?.state === 'not_set_up',
  );
  return missing.length === platforms.length
    ? aside.notSetUp(missing.map(labelOf))
    : aside.notConnected(platforms.map(labelOf));
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

/** "LinkedIn (Ada)": the account is named, as the network may have others. */
export const targetText = ({ platform, name }: Target): string =>
  name ? `${labelOf(platform)} (${name})` : labelOf(platform);

/** Lists the networks for which the text is too long. */
export function tooLong(post: PostInProgress, targets: readonly Target[], says: Sentences): string[] {
  const text = contentOf(post);
  return targets.flatMap(({ platform }) => {
    const size = textSize(platform, text);
    const { length, most, unit } = size;
    const [allowed, has] = [most, length].map((count) => count.toLocaleString(says.locale));
    return fits(size)
      ? []
      : says.aside.tooLong(labelOf(platform), allowed ?? '', has ?? '', unit === 'bytes');
  });
}
