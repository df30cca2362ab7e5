import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { select, sentence, type Text, text } from '@carillon/contracts/text.ts';

/** The kind of a user's command. */
type CommandType = 'cancel' | 'reschedule' | 'edit' | 'replan' | 'retry' | 'remove';

export const underWay = (command: CommandType): Text =>
  text`It is being published right now, so it can’t be ${select({ command }, { cancel: 'stopped', reschedule: 'moved', retry: 'sent again', remove: 'deleted', other: 'changed' })}. Check again in a moment.`;

export const mayBeThere = (platform: PlatformName, command: CommandType): Text =>
  text`It may already be published: ${{ network: labelOf(platform) }} didn’t confirm the last attempt, so it can’t be ${select({ command }, { cancel: 'stopped', reschedule: 'moved', retry: 'sent again', remove: 'deleted', other: 'changed' })}. Carillon checks there before it retries. Wait for that check, or check there yourself and stop the post.`;

export const isOut = (platform: PlatformName, command: CommandType): Text =>
  text`It is published, so it can’t be ${select({ command }, { cancel: 'stopped', reschedule: 'moved', retry: 'sent again', remove: 'deleted', other: 'changed' })} from here. Change or delete it on ${{ network: labelOf(platform) }}.`;

export const hasFailed = (command: CommandType): Text =>
  text`It has failed and won’t be retried automatically, so it can’t be ${select({ command }, { cancel: 'stopped', reschedule: 'moved', retry: 'sent again', remove: 'deleted', other: 'changed' })}. Try again, or delete it.`;

export const wasCanceled = (command: CommandType): Text =>
  text`It was canceled, so it can’t be ${select({ command }, { cancel: 'stopped', reschedule: 'moved', retry: 'sent again', remove: 'deleted', other: 'changed' })}. Duplicate it to publish it after all.`;

export const wasDeleted = (command: CommandType): Text =>
  text`It was deleted, so it can’t be ${select({ command }, { cancel: 'stopped', reschedule: 'moved', retry: 'sent again', remove: 'deleted', other: 'changed' })}. Write it as a new post.`;

export const changedMeanwhile = sentence`Its text was changed in another tab or on another device. Check that text before you replace it.`;

export const goesOutAnyway = sentence`It hasn’t failed. It will be published automatically.`;

export const filesGoneSentence = sentence`Its images or video are no longer stored, so it can’t be sent again. Duplicate it and add new ones.`;

export const stoppedUnknown = (platform: PlatformName): Text =>
  text`You stopped it. ${{ network: labelOf(platform) }} didn’t confirm whether it was published before. Check there before you post it again.`;

export const looksFirst = (platform: PlatformName): Text =>
  text`An earlier attempt may have succeeded, so Carillon checks ${{ network: labelOf(platform) }} first.`;
