import { hashtagsIn } from '@carillon/contracts/domain/hashtags.ts';
import { LIMITS, textLength } from '@carillon/contracts/domain/limits.ts';
import { PLATFORM_NAMES, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PlatformEntry } from '@carillon/contracts/http/posts/post-form.ts';
import type { Connection } from './connections/connection.ts';

/** A network's place in the choice of where to publish. */
export interface Choice {
  readonly platform: PlatformName;
  readonly selected: boolean;
  readonly pageId: string | null;
  /** Why it can't take this post, all of it; null when it can. */
  readonly obstacle: string | null;
  /** An image is part of what is missing. */
  readonly imageMissing: boolean;
}

/** What the user has said about networks; everything else follows from what they can take. */
export type Wishes = Readonly<Partial<Record<PlatformName, { selected?: boolean; pageId?: string | null }>>>;

/** What keeps a network from taking this post; null when nothing does. */
export function obstacle(
  platform: PlatformName,
  connection: Connection | undefined,
  text: string,
  mediaCount: number,
): string | null {
  const { label, targetNoun } = PLATFORMS[platform];
  const limits = LIMITS[platform];
  const length = textLength(text);
  if (connection?.check === 'pending') return `Checking ${label} …`;
  if (connection?.check === 'failed') return `${label} could not be checked`;
  if (connection?.available === false) return `${label} is not set up on this server`;
  if (!connection?.connected) return `${label} is not connected`;
  if (connection.targets.length === 0) return `No ${label} ${targetNoun} to publish to`;
  const faults: string[] = [];
  if (lacksImage(platform, mediaCount)) faults.push('Image required');
  if (length > limits.text)
    faults.push(
      `Too long for ${label}: ${length.toLocaleString()} of ${limits.text.toLocaleString()} characters`,
    );
  if (limits.hashtags !== null && hashtagsIn(text).length > limits.hashtags)
    faults.push(`${label} takes at most ${limits.hashtags} hashtags`);
  if (mediaCount > limits.images) faults.push(`${label} takes at most ${limits.images} images`);
  return faults.length > 0 ? faults.join('. ') : null;
}

const lacksImage = (platform: PlatformName, mediaCount: number): boolean =>
  LIMITS[platform].mediaRequired && mediaCount === 0;

/** Everything that can take the post is selected, with its first page or account, unless the user wished otherwise. */
export const choicesOf = (
  connections: readonly Connection[],
  text: string,
  mediaCount: number,
  wishes: Wishes = {},
): Choice[] =>
  PLATFORM_NAMES.map((platform) => {
    const connection = connections.find((one) => one.platform === platform);
    const against = obstacle(platform, connection, text, mediaCount);
    const { selected = true, pageId } = wishes[platform] ?? {};
    return {
      platform,
      obstacle: against,
      imageMissing: lacksImage(platform, mediaCount),
      selected: selected && against === null,
      pageId: platform === 'linkedin' ? null : pageOf(connection, pageId),
    };
  });

/** The one that was chosen, unless it is gone; else the first. */
const pageOf = (connection: Connection | undefined, chosen: string | null | undefined): string | null => {
  const { targets = [] } = connection ?? {};
  return (targets.find(({ id }) => id === chosen) ?? targets[0])?.id ?? null;
};

/** The `platforms` field of the call. */
export const entriesOf = (choices: readonly Choice[], content: string): PlatformEntry[] =>
  choices
    .filter(({ selected }) => selected)
    .map(({ platform, pageId }) => ({
      platform_id: PLATFORMS[platform].id,
      ...(pageId !== null && { page_id: pageId }),
      content,
    }));

/** The form that both publish and schedule send. */
export function formOf(
  entries: readonly PlatformEntry[],
  topic: string,
  media: readonly File[],
  requestKey: string,
): FormData {
  const form = new FormData();
  form.set('platforms', JSON.stringify(entries));
  form.set('initial_post_description', topic);
  form.set('request_key', requestKey);
  for (const { platform_id } of entries) for (const file of media) form.append(`media_${platform_id}`, file);
  return form;
}
