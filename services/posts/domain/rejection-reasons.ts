import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** The kind of a user's command. */
type CommandType = 'cancel' | 'reschedule' | 'edit' | 'replan' | 'retry' | 'remove';

const DONE: Record<CommandType, string> = {
  cancel: 'stopped',
  reschedule: 'moved',
  edit: 'changed',
  replan: 'changed',
  retry: 'sent again',
  remove: 'deleted',
};

export const underWay = (command: CommandType): string =>
  `It is being published right now, so it can’t be ${DONE[command]}. Check again in a moment.`;

export const mayBeThere = (platform: PlatformName, command: CommandType): string =>
  `It may already be published: ${labelOf(platform)} didn’t confirm the last attempt, so it can’t be ${DONE[command]}. ` +
  `Carillon checks there before it retries. Wait for that, or check yourself and stop it.`;

export const isOut = (platform: PlatformName, command: CommandType): string =>
  `It is published, so it can’t be ${DONE[command]} from here. Change or delete it on ${labelOf(platform)}.`;

export const hasFailed = (command: CommandType): string =>
  `It has failed and won’t be retried automatically, so it can’t be ${DONE[command]}. Try again, or delete it.`;

export const wasCanceled = (command: CommandType): string =>
  `It was canceled, so it can’t be ${DONE[command]}. Duplicate it to publish it after all.`;

export const wasDeleted = (command: CommandType): string =>
  `It was deleted, so it can’t be ${DONE[command]}. Write it as a new post.`;

export const changedMeanwhile =
  'Its text was changed in another tab or on another device. Check that text before you replace it.';

export const goesOutAnyway = 'It hasn’t failed. It will be published automatically.';

export const filesGone =
  'Its images or video are no longer stored, so it can’t be sent again. Duplicate it and add new ones.';

export const stoppedUnknown = (platform: PlatformName): string =>
  `You stopped it. ${labelOf(platform)} didn’t confirm whether it was published before. Check there before you post it again.`;

export const looksFirst = (platform: PlatformName): string =>
  `An earlier attempt may have succeeded, so Carillon checks ${labelOf(platform)} first.`;
