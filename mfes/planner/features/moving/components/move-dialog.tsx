import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import {
  type Choice,
  ChoiceNote,
  choiceOf,
  DateTimeChoice,
  type Day,
  Dialog,
  fromDateText,
  localTimeIn,
  readChoice,
  shortTime,
  useAccountZone,
  useNow,
} from '@carillon/sdk/index.ts';
import { Button, Checkbox } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type Entry, movable, zoneOf } from '../../../lib/entry.ts';
import type { TargetTime } from '../model/target-time.ts';

interface MoveDialogProps {
  readonly entry: Entry;
  /** The day that is offered, where one was meant. */
  readonly day?: Day | null;
  home(): HTMLElement | null;
  onClose(): void;
  onMove(to: TargetTime, only: readonly string[]): void;
}

const HOUR = 3_600_000;

/** Another day and time for a post, or for some of its targets. */
export function MoveDialog({ entry, day, home, onClose, onMove }: MoveDialogProps): ReactNode {
  const account = useAccountZone();
  const now = useNow();
  const zone = zoneOf(entry) ?? account;
  const id = useId();
  const targets = movable(entry);
  const [chosenIds, setChosenIds] = useState(() => targets.map((one) => one.id));
  const [choice, setChoice] = useState<Choice>(() => firstChoice(entry, day, zone, now));
  const means = readChoice(choice, zone, now);
  const { at } = means;
  const ready = means.obstacle === null && at !== null && chosenIds.length > 0;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (ready) onMove({ at, scheduled_time: means.local, timezone: zone }, chosenIds);
  };
  return (
    <Dialog
      title={t`Move to another time`}
      width={640}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="primary" htmlType="submit" form={id} disabled={!ready}>
            <Trans>Move post</Trans>
          </Button>
        </>
      }
    >
      <form id={id} className="planner-form" noValidate onSubmit={save}>
        <DateTimeChoice value={choice} zone={zone} now={now} onChange={setChoice}>
          <p className="muted">
            {zone === account || !at
              ? t`Time zone: ${zone}.`
              : t`Time zone: ${zone}. In your account’s time zone (${account}), that’s ${{ time: shortTime(at, account, now) }}.`}
          </p>
        </DateTimeChoice>
        <ChoiceNote {...means} />
        {targets.length > 1 && (
          <fieldset className="planner-targets">
            <legend>
              <Trans>Accounts to move</Trans>
            </legend>
            {targets.map((one) => (
              <Checkbox
                key={one.id}
                checked={chosenIds.includes(one.id)}
                onChange={({ target }) =>
                  setChosenIds(
                    target.checked ? [...chosenIds, one.id] : chosenIds.filter((other) => other !== one.id),
                  )
                }
              >
                {labelOf(one.platform)}: <bdi>{one.target_name}</bdi>
              </Checkbox>
            ))}
          </fieldset>
        )}
      </form>
    </Dialog>
  );
}

function firstChoice(entry: Entry, day: Day | null | undefined, zone: string, now: Date): Choice {
  const due = new Date(entry.dueAt);
  const later = new Date(Math.ceil((now.getTime() + HOUR) / 300_000) * 300_000);
  const local = localTimeIn(zone, due > now || day ? due : later);
  return choiceOf(day ? { ...local, date: fromDateText(day) } : local);
}
