import { hasUnknownOutcome } from '@carillon/contracts/domain/unknown-outcome.ts';
import { type Disconnected, daysLater } from '@carillon/sdk/index.ts';
import { type ActionTarget, selectConcerned } from './actions.ts';
import type { Command } from './api/commands.ts';

/** Actions possible on many posts at once. */
export const BULK_ACTIONS = ['reschedule', 'retry', 'cancel', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Most posts of one go. */
export const MOST_AT_ONCE = 100;

export interface BulkRow {
  readonly postId: string;
  readonly text: string;
  readonly targets: readonly ActionTarget[];
}

/** Where posts are moved: by whole days, or all to one local time. */
export type Move = { readonly days: number } | { readonly scheduled_time: string; readonly timezone: string };

/**
 * The posts for an action, with the targets it affects. Targets that may be published are left out: stopping or
 * resending them needs a look at the network first.
 */
export function rowsFor(
  action: BulkAction,
  rows: readonly BulkRow[],
  disconnected: Disconnected,
): readonly BulkRow[] {
  return rows
    .map((row) => ({
      ...row,
      targets: selectConcerned(action, row.targets, disconnected).filter(
        (one) =>
          !(action === 'retry' && one.may_be_out) &&
          !(action === 'cancel' && hasUnknownOutcome(one)) &&
          !(action === 'reschedule' && one.scheduled_time === null),
      ),
    }))
    .filter(({ targets }) => targets.length > 0);
}

/** The calls for one post. Targets that are due at different times keep their distance when they move by days. */
export function commandsFor(
  action: BulkAction,
  { targets }: BulkRow,
  move: Move | null,
  all: readonly ActionTarget[],
): Command[] {
  switch (action) {
    case 'retry':
      return [{ action, targets }];
    case 'delete':
      return [{ action, targets, isPart: true }];
    case 'cancel':
      return [{ action, targets, all, acceptUnknown: false }];
    case 'reschedule': {
      if (!move) return [];
      if ('scheduled_time' in move) return [{ action, targets, ...move }];
      const byTime = Map.groupBy(targets, ({ scheduled_time, timezone }) => `${scheduled_time} ${timezone}`);
      return [...byTime.values()].flatMap((some) => {
        const { scheduled_time, timezone } = some[0] ?? {};
        return scheduled_time && timezone
          ? { action, targets: some, scheduled_time: movedBy(scheduled_time, move.days), timezone }
          : [];
      });
    }
  }
}

/** The same time of day, some days later. */
const movedBy = (local: string, days: number): string =>
  `${daysLater(local.slice(0, 10), days)}${local.slice(10)}`;
