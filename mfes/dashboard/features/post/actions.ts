import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';

export type Action = 'edit' | 'reschedule' | 'cancel' | 'retry' | 'delete';
type Target = PublicationDetail;

/** In the order in which they are offered. */
const ACTIONS: readonly Action[] = ['retry', 'edit', 'reschedule', 'cancel', 'delete'];

const ALLOWED: Readonly<Record<Action, (target: Target) => boolean>> = {
  edit: ({ can_edit }) => can_edit,
  reschedule: ({ can_reschedule }) => can_reschedule,
  // What may be out can be stopped too, by whoever knows that it may be.
  cancel: ({ can_cancel, ...target }) => can_cancel || needsAcceptance(target),
  retry: ({ can_retry }) => can_retry,
  delete: ({ can_delete }) => can_delete,
};

/** Which of these targets an action would be done to. */
export const concerned = (action: Action, targets: readonly Target[]): Target[] =>
  targets.filter(ALLOWED[action]);

/** What can be done with at least one of these targets; nothing else is offered. */
export const actionsFor = (targets: readonly Target[]): Action[] =>
  ACTIONS.filter((action) => targets.some(ALLOWED[action]));

/** What can be done with one target by itself: only whole posts are deleted. */
export const actionsForOne = (target: Target): Action[] =>
  actionsFor([target]).filter((action) => action !== 'delete');

/** The network never said what became of a try, and it would be tried again: stopping it needs its owner's word. */
export const needsAcceptance = ({ status, may_be_out }: Pick<Target, 'status' | 'may_be_out'>): boolean =>
  (status === 'scheduled' || status === 'queued') && may_be_out;

/** "Facebook, Instagram and LinkedIn"; after a "not", "Facebook, Instagram or LinkedIn". */
export const listed = (
  targets: readonly { readonly platform: PlatformName }[],
  last: 'and' | 'or' = 'and',
): string =>
  new Intl.ListFormat('en-GB', { type: last === 'or' ? 'disjunction' : 'conjunction' }).format([
    ...new Set(targets.map(({ platform }) => labelOf(platform))),
  ]);
