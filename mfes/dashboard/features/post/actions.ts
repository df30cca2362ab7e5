import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import { type Disconnected, isDisconnected, listText } from '@carillon/sdk/index.ts';

export type Action = 'edit' | 'publish' | 'reschedule' | 'cancel' | 'retry' | 'take-down' | 'delete';

/** Fields of a target that actions need, from its page or from its row in a list. */
export type ActionTarget = Pick<
  PublicationDetail,
  | 'id'
  | 'platform'
  | 'target_id'
  | 'target_name'
  | 'status'
  | 'due_at'
  | 'scheduled_time'
  | 'timezone'
  | 'waiting_for'
  | 'may_be_out'
  | 'can_edit'
  | 'can_cancel'
  | 'can_reschedule'
  | 'can_retry'
  | 'can_delete'
  | 'can_take_down'
  | 'taken_down_at'
>;
type Target = ActionTarget;

/** Fields that changing its text needs: the whole text, which a list does not have. */
export type EditTarget = ActionTarget & Pick<PublicationDetail, 'content' | 'page_id' | 'target_id'>;

/** In the order in which they are offered. */
const ACTIONS: readonly Action[] = [
  'retry',
  'publish',
  'edit',
  'reschedule',
  'cancel',
  'take-down',
  'delete',
];

const ALLOWED: Readonly<Record<Action, (target: Target, disconnected: Disconnected) => boolean>> = {
  publish: (one, disconnected) =>
    one.can_reschedule &&
    one.status === 'scheduled' &&
    one.waiting_for === 'time' &&
    !isDisconnected(one, disconnected),
  edit: ({ can_edit }) => can_edit,
  reschedule: ({ can_reschedule }) => can_reschedule,
  cancel: ({ can_cancel }) => can_cancel,
  retry: ({ can_retry }) => can_retry,
  'take-down': ({ can_take_down }) => can_take_down,
  delete: ({ can_delete }) => can_delete,
};

/** Which of these targets an action would be done to. */
export const selectConcerned = <T extends Target>(
  action: Action,
  targets: readonly T[],
  disconnected: Disconnected,
): T[] => targets.filter((target) => ALLOWED[action](target, disconnected));

/** Returns the actions possible on at least one of these targets; nothing else is offered. */
export const actionsFor = (targets: readonly Target[], disconnected: Disconnected): Action[] =>
  ACTIONS.filter((action) => selectConcerned(action, targets, disconnected).length > 0);

/** Actions for a single target. Only whole posts can be deleted. */
export const actionsForOne = (target: Target, disconnected: Disconnected): Action[] =>
  actionsFor([target], disconnected).filter((action) => action !== 'delete');

/** Their networks, each once. */
export const listTargets = (
  targets: readonly { readonly platform: PlatformName }[],
  last: 'and' | 'or' = 'and',
): string => listText([...new Set(targets.map(({ platform }) => labelOf(platform)))], last);
