import { ChoiceNote, DateTimeChoice, readChoice, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { Input } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { BulkRow, Move } from '../bulk.ts';
import { firstTime } from '../first-time.ts';

const MOST_DAYS = 365;

interface MoveChoiceProps {
  readonly rows: readonly BulkRow[];
  /** Null while it can't be done. */
  onChange(move: Move | null): void;
}

/** Where posts are moved: some days later or earlier, or all to one time. */
export function MoveChoice({ rows, onChange }: MoveChoiceProps): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const id = useId();
  const [way, setWay] = useState<'days' | 'time'>('days');
  const [days, setDays] = useState('1');
  const [choice, setChoice] = useState(() => firstTime(rows[0]?.targets[0] ?? { due_at: null }, zone, now));
  const means = readChoice(choice, zone, now);
  const many = Number(days);
  const valid = Number.isInteger(many) && many !== 0 && Math.abs(many) <= MOST_DAYS;
  const local = means.obstacle ? null : means.local;
  const onChangeRef = useRef(onChange);
  onChangeRef.current = onChange;
  useEffect(() => {
    if (way === 'days') onChangeRef.current(valid ? { days: many } : null);
    else onChangeRef.current(local ? { scheduled_time: local, timezone: zone } : null);
  }, [way, many, valid, local, zone]);
  return (
    <fieldset className="posts-move">
      <legend className="visually-hidden">
        <Trans>New time</Trans>
      </legend>
      <label>
        <input type="radio" name={id} checked={way === 'days'} onChange={() => setWay('days')} />{' '}
        <Trans>Move by a number of days</Trans>
      </label>
      {way === 'days' && (
        <div className="posts-days">
          <Input
            id={`${id}-many`}
            type="number"
            min={-MOST_DAYS}
            max={MOST_DAYS}
            step={1}
            value={days}
            aria-describedby={`${id}-days`}
            aria-invalid={!valid}
            onChange={({ target }) => setDays(target.value)}
          />
          <label htmlFor={`${id}-many`}>
            <Trans>days later</Trans>
          </label>
          <span id={`${id}-days`} className="muted">
            {valid
              ? t`Use a negative number to move posts earlier. Each post keeps its time of day.`
              : t`Enter a whole number from -${MOST_DAYS} to ${MOST_DAYS}, except 0.`}
          </span>
        </div>
      )}
      <label>
        <input type="radio" name={id} checked={way === 'time'} onChange={() => setWay('time')} />{' '}
        <Trans>Move all to the same time</Trans>
      </label>
      {way === 'time' && (
        <>
          <DateTimeChoice value={choice} zone={zone} now={now} onChange={setChoice}>
            <p className="muted">
              <Trans>Time zone: {zone}.</Trans>
            </p>
          </DateTimeChoice>
          <ChoiceNote {...means} />
        </>
      )}
    </fieldset>
  );
}
