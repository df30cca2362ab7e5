import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { sentence, type Text, text, toText } from '@carillon/contracts/text.ts';
import { joinTexts } from '@carillon/contracts/words/join-texts.ts';
import { timeValue } from '@carillon/contracts/words/time-value.ts';
import type { PublicationSpec } from './publication.ts';

/** `detail`: what else its owner has to know, such as for whom the post is. */
export const needsReconnecting = (platform: PlatformName, detail?: string | Text): Text =>
  detail
    ? text`Reconnect ${{ network: labelOf(platform) }} to publish this. ${{ detail: withFullStop(detail) }}`
    : text`Reconnect ${{ network: labelOf(platform) }} to publish this.`;

export const accessIsRenewed = (platform: PlatformName): Text =>
  text`${{ network: labelOf(platform) }} ended Carillon’s session, which is being renewed.`;

export const isLimiting = (platform: PlatformName): Text =>
  text`${{ network: labelOf(platform) }} is limiting posts.`;

export const hasItAlready = (platform: PlatformName): Text =>
  text`${{ network: labelOf(platform) }} rejected this as a duplicate.`;

/** `words` as the network said them. */
export const rejected = (platform: PlatformName, networkMessage: string): Text =>
  text`${{ network: labelOf(platform) }} rejected the post: ${{ words: withFullStop(networkMessage) }}`;

export const hasTrouble = (platform: PlatformName, networkMessage: string): Text =>
  text`${{ network: labelOf(platform) }} has a problem: ${{ words: withFullStop(networkMessage) }}`;

export const notKnownText = (platform: PlatformName, why: string | Text): Text =>
  text`${{ network: labelOf(platform) }} didn’t confirm whether this post was published. ${{ why: withFullStop(why) }} Check there before you post it again.`;

export const targetGoneText = (platform: PlatformName, targetName: string): Text =>
  text`This post is for “${{ account: targetName }}”, which is no longer connected on ${{ network: labelOf(platform) }}.`;

export const notAllowed = (platform: PlatformName): Text =>
  text`Carillon wasn’t given permission to publish on ${{ network: labelOf(platform) }}. Reconnect ${{ network: labelOf(platform) }}, allow everything it asks for, and try again.`;

/** `why` it wasn't published in time, if known. */
export const tooLate = (why: string | Text | null): string | Text =>
  why
    ? text`This post is more than a week late, so Carillon didn’t publish it automatically. ${{ why: withFullStop(why) }} You can still publish it yourself.`
    : sentence`This post is more than a week late, so Carillon didn’t publish it automatically. You can still publish it yourself.`;

export const PASSED_WHILE_CLOSED = sentence`Your account was closed when this post was due, so it wasn’t published. You can still publish it.`;

export const commentForbidden = (platform: PlatformName): Text =>
  text`Carillon wasn’t given permission to comment on ${{ network: labelOf(platform) }}. Reconnect ${{ network: labelOf(platform) }}, allow everything it asks for, and try again.`;

/** `words` as the network said them. */
export const commentRejected = (platform: PlatformName, networkMessage: string): Text =>
  text`${{ network: labelOf(platform) }} rejected the comment: ${{ words: withFullStop(networkMessage) }}`;

export const commentNotKnownText = (platform: PlatformName, why: string | Text): Text =>
  text`${{ network: labelOf(platform) }} didn’t confirm whether the comment was published. ${{ why: withFullStop(why) }} Check there before you try again.`;

export const commentTooLate = (why: string | Text | null): string | Text =>
  why
    ? text`The comment is more than a week late, so Carillon didn’t publish it automatically. ${{ why: withFullStop(why) }}`
    : sentence`The comment is more than a week late, so Carillon didn’t publish it automatically.`;

export const COMMENT_ON_ITS_WAY = sentence`The first comment is being published again.`;

export const GAVE_UP = sentence`It is more than a week late.`;

export const TOO_LATE_TO_REPEAT = sentence`Carillon couldn’t check in time whether it was published.`;

export const WORKER_STOPPED = sentence`Carillon stopped before it knew the outcome.`;

export const FROM_EARLIER_ATTEMPT = sentence`An earlier attempt already published this post there.`;

/** Ends a sentence with a full stop if it has no end. */
const withFullStop = (words: string | Text): Text =>
  typeof words !== 'string' || /[.!?]$/.test(words) ? toText(words) : toText(`${words}.`);

export const onItsWay = (platforms: readonly PlatformName[]): Text =>
  text`Your post is on its way to ${{ networks: labelsOf(platforms) }}.`;

/** `local` as YYYY-MM-DD HH:mm:ss. */
export const scheduledFor = (platforms: readonly PlatformName[], local: string, zone: string): Text =>
  text`Your post is scheduled for ${{ time: timeValue(local) }} (${{ zone }}) on ${{ networks: labelsOf(platforms) }}.`;

/** A sentence for each time, since accounts have slots of their own. */
export function queuedFor(publications: readonly PublicationSpec[]): string | Text {
  const byTime = Map.groupBy(publications, ({ localTime, timezone }) => `${localTime} ${timezone}`);
  const [first, ...others] = [...byTime.values()].map((some) => {
    const { localTime, timezone } = some[0] as PublicationSpec;
    return text`Queued for ${{ time: timeValue(localTime ?? '') }} (${{ zone: timezone ?? '' }}) on ${{ networks: labelsOf(some.map(({ platform }) => platform)) }}.`;
  });
  return first ? joinTexts([first, ...others]) : '';
}

export const takenBefore = (platforms: readonly PlatformName[]): Text =>
  text`Your post to ${{ networks: labelsOf(platforms) }} was already sent before you changed it. Your changes weren’t sent.`;

/** The names of networks, each once, as a sentence lists them. */
export const labelsOf = (platforms: readonly PlatformName[]): readonly string[] =>
  [...new Set(platforms)].map(labelOf);
