import { SCHEDULE_YEARS } from '@carillon/contracts/domain/limits.ts';
import { instantOf, plainDateTime } from '@carillon/contracts/domain/local-time.ts';
import { localTimeText } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';
import { type Account, accountKey, accountText } from './accounts.ts';
import { type DayOrder, readWhen } from './dates.ts';
import type { Cells } from './fields.ts';
import type { Remark } from './remark.ts';
import type { ShortYears } from './short-years.ts';

export interface TimeContext {
  readonly zone: string;
  readonly now: Date;
  /** Null until it is known which number is the day. */
  readonly order: DayOrder | null;
  /** Keys of the accounts that have posting slots; null until they are known. */
  readonly withSlots: ReadonlySet<string> | null;
  /** Times have a column of their own. */
  readonly hasTimes: boolean;
  /** The order is that of dates with dots too. */
  readonly dotsVary?: boolean;
  readonly years?: ShortYears;
  /** Day numbers count from 1904. */
  readonly is1904?: boolean;
}

interface CheckedTime {
  /** YYYY-MM-DD HH:mm:ss in the workspace's zone; null for the queue, or with a problem. */
  readonly local: string | null;
  readonly faults: readonly Remark[];
}

/** Checks when a row is due. */
export function checkTime(cells: Cells, accounts: readonly Account[], context: TimeContext): CheckedTime {
  const when = readWhen(cells.date, cells.time, context, cells.zone);
  if ('problems' in when) return { local: null, faults: when.problems };
  const { local } = when;
  const words = local === null ? slotProblems(accounts, context) : localProblems(local, context);
  return { local, faults: words.map((one) => ({ field: 'date', words: one })) };
}

const slotProblems = (accounts: readonly Account[], { withSlots }: TimeContext): string[] =>
  accounts
    .filter((account) => withSlots && !withSlots.has(accountKey(account)))
    .map(
      (account) =>
        t`Enter a date, or add posting slots for ${{ account: accountText(account) }}: rows without a date are added to the queue.`,
    );

function localProblems(local: string, { zone, now }: TimeContext): string[] {
  const at = instantOf(local, zone);
  const latest = new Date(now).setUTCFullYear(now.getUTCFullYear() + SCHEDULE_YEARS);
  if (!at)
    return [
      plainDateTime(local)
        ? t`That time doesn’t exist in ${zone} because the clocks go forward. Choose another.`
        : t`That time doesn’t exist.`,
    ];
  if (at <= now) return [t`${{ time: localTimeText(local) }} has passed. Choose a later time.`];
  return at.getTime() > latest
    ? [
        plural(SCHEDULE_YEARS, {
          one: 'That’s more than # year ahead. Choose an earlier time.',
          other: 'That’s more than # years ahead. Choose an earlier time.',
        }),
      ]
    : [];
}
