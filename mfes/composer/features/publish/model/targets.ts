import { type ContentFault, contentFaults } from '@carillon/contracts/domain/content-faults.ts';
import { listText } from '@carillon/contracts/domain/list-text.ts';
import { PLATFORM_NAMES, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import type { PlatformEntry } from '@carillon/contracts/http/posts/post-form.ts';
import type { Connection } from '../../../lib/connections/connection.ts';
import type { MediaItem } from '../../../lib/media-item.ts';
import { whiteBarsText } from '../../../lib/white-bars.ts';

/** A network's place in the choice of where to publish. */
export interface Choice {
  readonly platform: PlatformName;
  readonly selected: boolean;
  readonly pageId: string | null;
  /** Why it can't take this post, a sentence each; none when it can. */
  readonly obstacles: readonly string[];
  /** What becomes of it there that its writer may not expect; null when nothing does. */
  readonly note: string | null;
  /** An image is part of what is missing. */
  readonly imageMissing: boolean;
}

/** What the user has said about networks; everything else follows from what they can take. */
export type Targets = DraftContent['targets'];

type Files = readonly Pick<MediaItem, 'kind' | 'name' | 'bytes' | 'width' | 'height'>[];

/** Everything that can take the post is selected, with its first page or account, unless the user said otherwise. */
export const choicesOf = (
  connections: readonly Connection[],
  textOf: (platform: PlatformName) => string,
  files: Files,
  targets: Targets = [],
): Choice[] =>
  PLATFORM_NAMES.map((platform) => {
    const connection = connections.find((one) => one.platform === platform);
    const target = targets.find((one) => one.platform === platform);
    const faults = contentFaults(platform, textOf(platform), files);
    const unable = obstacleOf(platform, connection);
    const obstacles = unable === null ? sentencesOf(platform, faults) : [unable];
    return {
      platform,
      obstacles,
      note: platform === 'instagram' && unable === null ? whiteBarsText(files) : null,
      imageMissing: faults.some(({ code }) => code === 'media_required'),
      selected: (target?.selected ?? true) && obstacles.length === 0,
      pageId: platform === 'linkedin' ? null : pageOf(connection, target?.page_id),
    };
  });

/** What the user says of a network, beside what they said of others. */
export const withTarget = (
  targets: Targets,
  platform: PlatformName,
  { selected, pageId }: Partial<Choice>,
): Targets => {
  const { selected: was = true, page_id = null } = targets.find((one) => one.platform === platform) ?? {};
  return [
    ...targets.filter((one) => one.platform !== platform),
    { platform, selected: selected ?? was, page_id: pageId === undefined ? page_id : pageId },
  ];
};

/** The `platforms` field of the call. */
export const entriesOf = (
  choices: readonly Choice[],
  textOf: (platform: PlatformName) => string,
): PlatformEntry[] =>
  choices
    .filter(({ selected }) => selected)
    .map(({ platform, pageId }) => ({
      platform_id: PLATFORMS[platform].id,
      ...(pageId !== null && { page_id: pageId }),
      content: textOf(platform),
    }));

/** Where it goes: each chosen network with its page, account or profile. */
export const targetsText = (choices: readonly Choice[], connections: readonly Connection[]): string =>
  listText(
    choices
      .filter(({ selected }) => selected)
      .map(({ platform, pageId }) => {
        const { targets = [] } = connections.find((one) => one.platform === platform) ?? {};
        const name = (targets.find(({ id }) => id === pageId) ?? targets[0])?.name;
        return name ? `${PLATFORMS[platform].label} (${name})` : PLATFORMS[platform].label;
      }),
  );

/** Why nothing can be published there at all. */
function obstacleOf(platform: PlatformName, connection: Connection | undefined): string | null {
  const { label, targetNoun } = PLATFORMS[platform];
  if (connection?.check === 'pending') return `Checking ${label} …`;
  if (connection?.check === 'failed') return `${label} could not be checked`;
  if (connection?.available === false) return `${label} is not set up on this server`;
  if (!connection?.connected) return `${label} is not connected`;
  return connection.targets.length === 0 ? `No ${label} ${targetNoun} to publish to` : null;
}

/** The one that was chosen, unless it is gone; else the first. */
const pageOf = (connection: Connection | undefined, chosen: string | null | undefined): string | null => {
  const { targets = [] } = connection ?? {};
  return (targets.find(({ id }) => id === chosen) ?? targets[0])?.id ?? null;
};

/** The missing image first, which is the quickest to mend. */
function sentencesOf(platform: PlatformName, faults: readonly ContentFault[]): string[] {
  const first = faults.filter(({ code }) => code === 'media_required');
  const rest = faults.filter(({ code }) => code !== 'media_required');
  return [...first, ...rest].map((fault) => wordsFor(platform, fault));
}

function wordsFor(platform: PlatformName, fault: ContentFault): string {
  const { label } = PLATFORMS[platform];
  const figure = (n: number): string => n.toLocaleString();
  switch (fault.code) {
    case 'empty':
      return 'Text or media required';
    case 'media_required':
      return 'Image required';
    case 'text_too_long':
      return `Too long for ${label}: ${figure(fault.length)} of ${figure(fault.most)} characters`;
    case 'too_many_hashtags':
      return `${label} takes at most ${fault.most} hashtags`;
    case 'mixed_media':
      return 'Images or one video, not both';
    case 'too_many_videos':
      return `${label} takes one video`;
    case 'too_many_images':
      return `${label} takes at most ${fault.most} images`;
    case 'video_too_large':
      return `${label} takes videos up to ${Math.round(fault.mostBytes / 1024 / 1024)} MB`;
  }
}
