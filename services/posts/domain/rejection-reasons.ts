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
  `It is being published right now, so it can’t be ${DONE[command]}. Look again in a moment.`;

export const mayBeThere = (platform: PlatformName, command: CommandType): string =>
  `It may be out already: ${labelOf(platform)} did not say what became of the last try, so it can’t be ${DONE[command]}. ` +
  `Carillon looks there before it tries again; wait for that, or look there yourself and stop it.`;

export const isOut = (platform: PlatformName, command: CommandType): string =>
  `It is published, so it can’t be ${DONE[command]} from here. Change or delete it on ${labelOf(platform)}.`;

export const hasFailed = (command: CommandType): string =>
  `It has failed and goes nowhere by itself, so it can’t be ${DONE[command]}. Try again, or delete it.`;

export const wasCanceled = (command: CommandType): string =>
  `It was canceled, so it can’t be ${DONE[command]}. Duplicate it to send it after all.`;

export const wasDeleted = (command: CommandType): string =>
  `It was deleted, so it can’t be ${DONE[command]}. Write it as a new post.`;

export const changedMeanwhile =
  'Its text was changed meanwhile, in another tab or on another device. Look at that text before you replace it.';

export const goesOutAnyway = 'It has not failed: it goes out by itself.';

export const filesGone =
  'Its images or video are no longer kept, so it can’t be sent again. Duplicate it, and add other ones.';

export const stoppedUnknown = (platform: PlatformName): string =>
  `You stopped it. ${labelOf(platform)} did not say whether it went out before; look there before you post it again.`;

export const looksFirst = (platform: PlatformName): string =>
  `An earlier try may have got through, so Carillon looks on ${labelOf(platform)} first.`;
