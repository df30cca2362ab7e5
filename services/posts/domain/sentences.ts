import { listText } from '@carillon/contracts/domain/list-text.ts';
import { localTimeText } from '@carillon/contracts/domain/local-time.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationSpec } from './publication.ts';

/** `detail`: what else its owner has to know, such as for whom the post is. */
export const needsReconnecting = (platform: PlatformName, detail?: string): string =>
  [`Reconnect ${labelOf(platform)} to publish this.`, ...(detail ? [ended(detail)] : [])].join(' ');

export const accessIsRenewed = (platform: PlatformName): string =>
  `${labelOf(platform)} ended Carillon’s session, which is being renewed.`;

export const isLimiting = (platform: PlatformName): string => `${labelOf(platform)} is limiting posts.`;

export const hasItAlready = (platform: PlatformName): string =>
  `${labelOf(platform)} rejected this as a duplicate.`;

/** `words` as the network said them. */
export const rejected = (platform: PlatformName, networkMessage: string): string =>
  `${labelOf(platform)} rejected the post: ${ended(networkMessage)}`;

export const hasTrouble = (platform: PlatformName, networkMessage: string): string =>
  `${labelOf(platform)} has a problem: ${ended(networkMessage)}`;

export const notKnown = (platform: PlatformName, why: string): string =>
  `${labelOf(platform)} didn’t confirm whether this post was published (${why.replace(/\.$/, '')}). Check there before you post it again.`;

export const targetIsGone = (platform: PlatformName, targetName: string): string =>
  `This post is for “${targetName}”, which is no longer connected on ${labelOf(platform)}.`;

export const notAllowed = (platform: PlatformName): string =>
  `Carillon wasn’t given permission to publish on ${labelOf(platform)}. Reconnect ${labelOf(platform)}, allow everything it asks for, and try again.`;

/** `why` it did not go out in time, where that is known. */
export const tooLate = (why: string | null): string =>
  `It is more than a week late, so Carillon didn’t publish it unexpectedly.${why ? ` ${ended(why)}` : ''} Publish it again if you still want to.`;

export const PASSED_WHILE_CLOSED =
  'Its time passed while the account was closed. Publish it again if you still want to.';

export const commentForbidden = (platform: PlatformName): string =>
  `Carillon wasn’t given permission to comment on ${labelOf(platform)}. Reconnect ${labelOf(platform)}, allow everything it asks for, and try again.`;

/** `words` as the network said them. */
export const commentRejected = (platform: PlatformName, networkMessage: string): string =>
  `${labelOf(platform)} rejected the comment: ${ended(networkMessage)}`;

export const commentNotKnown = (platform: PlatformName, why: string): string =>
  `${labelOf(platform)} didn’t confirm whether the comment was published (${why.replace(/\.$/, '')}). Check there before you try again.`;

export const commentTooLate = (why: string | null): string =>
  `The comment is more than a week late, so Carillon didn’t publish it unexpectedly.${why ? ` ${ended(why)}` : ''}`;

export const COMMENT_ON_ITS_WAY = 'The first comment is on its way again.';

export const GAVE_UP = 'It is more than a week late';

export const TOO_LATE_TO_REPEAT = 'Carillon could not ask in time whether it is there';

export const WORKER_STOPPED = 'Carillon was stopped before it knew the outcome.';

export const FROM_EARLIER_ATTEMPT = 'It has this post already, from an earlier try.';

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const onItsWay = (platforms: readonly PlatformName[]): string =>
  `Your post is on its way to ${listed(platforms)}.`;

/** `local` as YYYY-MM-DD HH:mm:ss. */
export const scheduledFor = (platforms: readonly PlatformName[], local: string, zone: string): string =>
  `Your post is scheduled for ${localTimeText(local)} (${zone}) on ${listed(platforms)}.`;

/** A sentence for each time, since accounts have slots of their own. */
export function queuedFor(publications: readonly PublicationSpec[]): string {
  const byTime = Map.groupBy(
    publications,
    ({ localTime, timezone }) => `${localTimeText(localTime ?? '')} (${timezone})`,
  );
  return [...byTime]
    .map(([time, some]) => `Queued for ${time} on ${listed(some.map(({ platform }) => platform))}.`)
    .join(' ');
}

export const takenBefore = (platforms: readonly PlatformName[]): string =>
  `Your post to ${listed(platforms)} was already sent before you changed it. Your changes weren’t sent.`;

export const listed = (platforms: readonly PlatformName[]): string =>
  listText([...new Set(platforms)].map(labelOf));
