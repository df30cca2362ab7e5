import { MAX_SLOTS_A_DAY, type WeeklySlot } from '@carillon/contracts/http/posts/posting-schedule.ts';
import { Button, Input, PlusIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { DAYS, timeText, withSlots } from '../model/week.ts';

interface AddSlotProps {
  readonly slots: readonly WeeklySlot[];
  onChange(slots: WeeklySlot[]): void;
}

/** A time, and the days that it is added to. */
export function AddSlot({ slots, onChange }: AddSlotProps): ReactNode {
  const [days, setDays] = useState('weekdays');
  const [time, setTime] = useState('10:00');
  const [note, setNote] = useState('');
  const id = useId();
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (!time) return setNote(t`Enter a time.`);
    const weekdays = DAYS.find(({ value }) => value === days)?.days ?? [];
    const next = withSlots(
      slots,
      weekdays.map((weekday) => ({ weekday, time })),
    );
    if (next.length === slots.length) return setNote(t`${{ time: timeText(time) }} is already in the list.`);
    const isCrowded = weekdays.some(
      (weekday) => next.filter((one) => one.weekday === weekday).length > MAX_SLOTS_A_DAY,
    );
    if (isCrowded) return setNote(t`A weekday can have up to ${{ most: MAX_SLOTS_A_DAY }} posting slots.`);
    setNote('');
    onChange(next);
  };
  return (
    <form className="queue-add" onSubmit={add} noValidate>
      <label htmlFor={`${id}-days`}>
        <Trans>Days</Trans>
        <select
          id={`${id}-days`}
          className="ant-input"
          value={days}
          onChange={(event) => setDays(event.target.value)}
        >
          {DAYS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-time`}>
        <Trans context="of day">Time</Trans>
        <Input
          id={`${id}-time`}
          type="time"
          value={time}
          onChange={(event) => setTime(event.target.value.slice(0, 5))}
        />
      </label>
      <Button htmlType="submit" icon={<PlusIcon size={16} />}>
        <Trans>Add slot</Trans>
      </Button>
      <p role="status" className="muted">
        {note}
      </p>
    </form>
  );
}
