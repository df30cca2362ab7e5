import { fullTime, listText } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';
import type { ActionTarget } from '../actions.ts';
import { nameAmong } from '../name-among.ts';

type Target = ActionTarget;

/** The canceled targets, and those that are still scheduled. Null if none is scheduled anymore. */
export function canceledMessage(
  stopped: readonly Target[],
  all: readonly Target[],
  zone: string,
): string | null {
  const others = all.filter(({ id }) => !stopped.some((one) => one.id === id));
  const ahead = others.filter(({ status }) => status === 'scheduled' || status === 'queued');
  if (stopped.length === 0 || ahead.length === 0) return null;
  // Makes no promise for targets that wait for a connection, or may have been published already.
  const goOn = ahead.filter(({ waiting_for, may_be_out }) => waiting_for !== 'connection' && !may_be_out);
  const joinNames = (targets: readonly Target[]): string =>
    listText(targets.map((target) => nameAmong(target, all)));
  const canceled = t`Canceled for ${{ targets: joinNames(stopped) }}.`;
  if (goOn.length === 0) return canceled;
  return `${canceled} ${stillScheduled(goOn.length, joinNames(goOn), timeOf(goOn, zone))}`;
}

const stillScheduled = (many: number, targets: string, when: string | null): string =>
  when
    ? plural(many, {
        one: `${targets} is still scheduled for ${when}.`,
        other: `${targets} are still scheduled for ${when}.`,
      })
    : plural(many, {
        one: `${targets} is still scheduled.`,
        other: `${targets} are still scheduled.`,
      });

/** The time that is planned for them all; null where they have several or none. */
function timeOf(targets: readonly Target[], zone: string): string | null {
  const [first] = targets;
  const same = targets.every(({ due_at, waiting_for }) => due_at === first?.due_at && waiting_for === 'time');
  return same && first?.due_at && first.scheduled_time ? fullTime(new Date(first.due_at), zone) : null;
}
