import { MOST_TARGETS } from '@carillon/contracts/domain/limits.ts';
import {
  connectionName,
  PLATFORM_NAMES,
  PLATFORMS,
  type PlatformName,
} from '@carillon/contracts/domain/platforms.ts';
import {
  type GoesOut,
  strictestComment,
  strictestFaults,
  strictestSize,
} from '@carillon/contracts/domain/strictest.ts';
import { fits } from '@carillon/contracts/domain/text-size.ts';
import { videoAdvice } from '@carillon/contracts/domain/video-rules.ts';
import { videoAdviceText, videoFaultText } from '@carillon/contracts/domain/video-words.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import type { PlatformEntry } from '@carillon/contracts/http/posts/post-form.ts';
import type { PostOptions } from '@carillon/contracts/networks/network.ts';
import { limitsFor, type NetworkConnection, serviceText } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';
import { figure } from '../../../lib/figure.ts';
import type { MediaItem } from '../../../lib/media-item.ts';
import { whiteBarsText } from '../../../lib/white-bars.ts';
import { fullNameOf } from './account-names.ts';
import { missingPagesText, pagesOf } from './chosen-pages.ts';
import type { GoesTo } from './queue-places.ts';
import { targetWords } from './target-words.ts';

/** A network's place in the choice of where to publish. */
export interface Choice {
  readonly platform: PlatformName;
  readonly selected: boolean;
  /** Selected as soon as the post is such that it can take it. */
  readonly wanted: boolean;
  /**
   * The chosen pages, accounts and profiles, in the connection's order: at least one if there is any, but none in
   * place of a chosen one that is lost or gone.
   */
  readonly pageIds: readonly string[];
  /** The default target when the network is selected. Null if nothing can be published to. */
  readonly firstId: string | null;
  /** Why it can't take this post, a sentence each; none when it can. */
  readonly obstacles: readonly string[];
  /**
   * The IDs of all targets that couldn't take this post if chosen alone; an obstacle of the network itself holds all
   * of them back.
   */
  readonly refusing: readonly string[];
  /** A change on this network that the writer may not expect. Null if there is none. */
  readonly note: string | null;
  /** An image is part of what is missing. */
  readonly imageMissing: boolean;
}

/** The user's choices of networks. Everything else follows from what the networks accept. */
export type Targets = DraftContent['targets'];

/** The text for each network, and its first comment. */
export interface Words {
  textOf(platform: PlatformName, account?: string): string;
  /** Null if there is no first comment. */
  commentOf(platform: PlatformName): string | null;
  /** Returns a network's chosen options. Null for the defaults; absent if all networks have the defaults. */
  optionsOf?(platform: PlatformName): PostOptions | null;
}

type Files = readonly (Pick<MediaItem, 'kind' | 'name' | 'bytes' | 'width' | 'height' | 'video'> &
  Partial<Pick<MediaItem, 'altText'>>)[];

/** The user's changes of a network's choice. */
export type ChoiceChange = Partial<Pick<Choice, 'selected' | 'pageIds'>>;

/**
 * Selects every network that can take the post, with its first page or account, until the user chooses. From then on
 * only their choice counts: a network connected later isn't added.
 */
export const choicesOf = (
  connections: readonly NetworkConnection[],
  { textOf, commentOf, optionsOf }: Words,
  files: Files,
  targets: Targets = [],
): Choice[] =>
  PLATFORM_NAMES.map((platform) => {
    const connection = connections.find((one) => one.platform === platform);
    const networkTargets = targets.filter((one) => one.platform === platform);
    const pageIds = pagesOf(connection, networkTargets);
    const unable = obstacleOf(platform, connection);
    const faultsOf = (ids: readonly string[]) => {
      const names = namesOf(connection, ids);
      const to: GoesOut = {
        accounts: connection && limitsFor(connection, ids),
        options: optionsOf?.(platform) ?? undefined,
      };
      const faults = strictestFaults(platform, longestOf(platform, { textOf, names, to }), files, to);
      const sentences = [...sentencesOf(platform, faults), ...longComment(platform, commentOf(platform), to)];
      return { faults, sentences };
    };
    const { faults, sentences } = faultsOf(pageIds);
    const obstacles = unable === null ? sentences : [unable];
    const ids = connection?.targets.map(({ id }) => id) ?? [];
    const isWanted = targets.length === 0 || networkTargets.some(({ selected }) => selected);
    return {
      platform,
      wanted: isWanted && unable === null && pageIds.length > 0,
      obstacles,
      refusing: unable === null ? ids.filter((id) => faultsOf([id]).sentences.length > 0) : ids,
      note:
        unable === null ? (missingPagesText(connection, networkTargets) ?? noteOf(platform, files)) : null,
      imageMissing: faults.some(({ code }) => code === 'media_required'),
      selected: isWanted && obstacles.length === 0 && pageIds.length > 0,
      pageIds,
      firstId: connection?.targets[0]?.id ?? null,
    };
  });

function noteOf(platform: PlatformName, files: Files): string | null {
  const bars = whiteBarsText(platform, files);
  const advice = files.flatMap(({ bytes, video }) =>
    video
      ? videoAdvice(platform, { bytes, video }).map((fault) => serviceText(videoAdviceText(platform, fault)))
      : [],
  );
  return [...(bars ? [bars] : []), ...advice].join(' ') || null;
}

/** The published text may contain the account's name. */
function longestOf(
  platform: PlatformName,
  { textOf, names, to }: Pick<Words, 'textOf'> & { readonly names: readonly string[]; readonly to: GoesOut },
): string {
  const sizeOf = (text: string): number => {
    const { length, most } = strictestSize(platform, text, to);
    return length / most;
  };
  return names
    .map((name) => textOf(platform, name))
    .reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a), textOf(platform, names[0]));
}

const namesOf = (connection: NetworkConnection | undefined, pageIds: readonly string[]): string[] =>
  (connection?.targets ?? []).filter(({ id }) => pageIds.includes(id)).map(({ name }) => name);

/**
 * Applies the user's choice for a network, and keeps the others. Without any page it is not selected.
 * @param choices all as they were shown: the others stay so
 */
export function withTarget(
  targets: Targets,
  choice: Choice,
  change: ChoiceChange,
  choices: readonly Choice[],
): Targets {
  const { platform } = choice;
  const pageIds = change.pageIds?.length === 0 ? choice.pageIds : (change.pageIds ?? choice.pageIds);
  const selected = change.pageIds ? change.pageIds.length > 0 : (change.selected ?? choice.selected);
  // Null if no page is known yet. A deselected network stores no first page in place of the one it had.
  const ids = pageIds.length > 0 ? pageIds : [selected ? choice.firstId : null];
  const unnamed = choices.filter(
    (one) =>
      one.wanted && one.platform !== platform && !targets.some((target) => target.platform === one.platform),
  );
  return [
    ...targets.filter((one) => one.platform !== platform),
    ...unnamed.flatMap((one) =>
      one.pageIds.map((page_id) => ({ platform: one.platform, selected: true, page_id })),
    ),
    ...ids.slice(0, MOST_TARGETS).map((page_id) => ({ platform, selected, page_id })),
  ];
}

/** The networks that it goes to once it is such that they can take it. */
export const listSelectedNetworks = (choices: readonly Choice[]): PlatformName[] =>
  choices.filter(({ wanted }) => wanted).map(({ platform }) => platform);

/** How many pages, accounts and profiles it goes to. */
export const countTargets = (choices: readonly Choice[]): number =>
  choices.reduce((sum, { selected, pageIds }) => sum + (selected ? Math.max(1, pageIds.length) : 0), 0);

/** The `platforms` field of the call. */
export const entriesOf = (
  choices: readonly Choice[],
  { textOf, commentOf, optionsOf }: Words,
): PlatformEntry[] =>
  choices
    .filter(({ selected }) => selected)
    .flatMap(({ platform, pageIds }): PlatformEntry[] => {
      const { id: platform_id } = PLATFORMS[platform];
      const first_comment = commentOf(platform);
      const options = optionsOf?.(platform);
      const words = {
        content: textOf(platform),
        ...(first_comment && { first_comment }),
        ...(options && { options: { ...options } }),
      };
      return pageIds.map((page_id) => ({ platform_id, page_id, ...words }));
    });

/** The same choice, made explicit for every network, so that connecting another one doesn't change it. */
export const saidOf = (choices: readonly Choice[]): Targets =>
  choices.flatMap(({ platform, selected, pageIds }) =>
    (pageIds.length > 0 ? pageIds : [null]).map((page_id) => ({ platform, selected, page_id })),
  );

/** Its targets one by one, as posting slots are kept for them. */
export const goesToOf = (choices: readonly Choice[], connections: readonly NetworkConnection[]): GoesTo[] =>
  choices
    .filter(({ selected }) => selected)
    .flatMap(({ platform, pageIds }): GoesTo[] => {
      const { id: platformId } = PLATFORMS[platform];
      const { targets = [] } = connections.find((one) => one.platform === platform) ?? {};
      return targets
        .filter(({ id }) => pageIds.includes(id))
        .map((one) => ({
          platformId,
          pageId: one.id,
          name: fullNameOf(one, targets),
        }));
    });

/** Why nothing can be published there at all. */
function obstacleOf(platform: PlatformName, connection: NetworkConnection | undefined): string | null {
  const { label } = PLATFORMS[platform];
  if (connection?.check === 'pending') return t`Checking ${label}…`;
  if (connection?.check === 'failed') return t`Couldn’t check ${label}`;
  if (connection?.available === false) return t`${label} isn’t set up on this server`;
  if (!connection?.connected) return t`${label} isn’t connected`;
  return connection.targets.length === 0 ? targetWords(platform).none(label) : null;
}

function longComment(platform: PlatformName, comment: string | null, { accounts }: GoesOut): string[] {
  const size = strictestComment(platform, comment ?? '', { accounts });
  if (fits(size)) return [];
  const { length, most, unit, account } = size;
  return [
    t`First comment too long for ${{ network: connectionName(platform, account) }}: ${{ size: sizeText({ length, most, unit }) }}`,
  ];
}

interface Size {
  readonly length: number;
  readonly most: number;
  readonly unit: 'characters' | 'bytes';
}

function sizeText({ unit, ...size }: Size): string {
  const [length, most] = [figure(size.length), figure(size.most)];
  return unit === 'bytes' ? t`${length} of ${most} bytes` : t`${length} of ${most} characters`;
}

/** The missing image first, which is the quickest to mend. */
function sentencesOf(platform: PlatformName, faults: readonly Fault[]): string[] {
  const first = faults.filter(({ code }) => code === 'media_required');
  const rest = faults.filter(({ code }) => code !== 'media_required');
  return [...first, ...rest].map((fault) => wordsFor(platform, fault));
}

type Fault = ReturnType<typeof strictestFaults>[number];

function wordsFor(platform: PlatformName, fault: Fault): string {
  const label = connectionName(platform, fault.account);
  switch (fault.code) {
    case 'empty':
      return t`Text or media required`;
    case 'media_required':
      return t`Image required`;
    case 'text_too_long':
      return t`Too long for ${label}: ${{ size: sizeText(fault) }}`;
    case 'too_many_hashtags':
      return plural(
        { count: fault.most },
        {
          one: `${label} allows at most # hashtag`,
          other: `${label} allows at most # hashtags`,
        },
      );
    case 'mixed_media':
      return t`Images or one video, not both`;
    case 'too_many_videos':
      return t`${label} accepts one video`;
    case 'too_many_images':
      return plural(
        { count: fault.most },
        {
          one: `${label} accepts at most # image`,
          other: `${label} accepts at most # images`,
        },
      );
    case 'video_too_large':
      return t`${label} accepts videos up to ${{ size: `${figure(Math.round(fault.mostBytes / 1024 / 1024))} MB` }}`;
    case 'alt_text_too_long':
      return t`Alt text too long for ${label}: ${{ size: sizeText({ ...fault, unit: 'characters' }) }}`;
    case 'video_rule':
      return serviceText(videoFaultText(platform, fault.fault));
  }
}
