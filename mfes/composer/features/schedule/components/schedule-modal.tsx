import { Alert, Button, Checkbox, Modal } from '@carillon/ui/index.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useSuggestedTime } from '../api/use-schedule.ts';
import { addDays, DEFAULT_TIME, fromDate, fromLocalText, toDate, toLocalText } from '../clock.ts';
import { Calendar } from './calendar.tsx';
import { TimeSpinners } from './time-spinners.tsx';

export interface ScheduledFor {
  /** YYYY-MM-DD HH:mm:ss */
  readonly local: string;
  readonly timezone: string;
  readonly suggested: boolean;
}

interface ScheduleModalProps {
  readonly open: boolean;
  /** Ids of the chosen networks, separated by commas. */
  readonly platforms: string;
  readonly busy: boolean;
  readonly error: string | null;
  onBack(): void;
  onClose(): void;
  onSchedule(at: ScheduledFor): void;
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The day, the time, and whether to take the suggested one. */
export function ScheduleModal({
  open,
  platforms,
  busy,
  error,
  onBack,
  onClose,
  onSchedule,
}: ScheduleModalProps): ReactNode {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = fromDate(new Date());
  const [date, setDate] = useState(() => addDays(today, 1));
  const [time, setTime] = useState(DEFAULT_TIME);
  const [suggested, setSuggested] = useState(false);
  /** Counts what the user has asked for, so that a late suggestion replaces no later choice. */
  const asked = useRef(0);
  const suggestion = useSuggestedTime(timezone);
  const waiting = suggested && suggestion.isPending;
  const past = toDate(date, time) <= new Date();

  const suggest = async (wanted: boolean): Promise<void> => {
    const mine = ++asked.current;
    setSuggested(wanted);
    if (!wanted) return;
    const reply = await suggestion.mutateAsync(platforms).catch(() => null);
    if (mine !== asked.current) return;
    if (!reply) return setSuggested(false);
    const { date: day, time: clock } = fromLocalText(reply.scheduled_time);
    setDate(day);
    setTime(clock);
  };
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T): void => {
      asked.current++;
      setSuggested(false);
      set(value);
    };

  return (
    <Modal
      open={open}
      onCancel={busy ? undefined : onClose}
      closable={!busy}
      title="Schedule your post"
      width={640}
      className="composer-modal"
      footer={
        <div className="composer-actions">
          <Button type="link" onClick={onBack} disabled={busy}>
            Publish Immediately Instead?
          </Button>
          <Button
            type="primary"
            loading={busy}
            disabled={busy || past || waiting}
            onClick={() => onSchedule({ local: toLocalText(date, time), timezone, suggested })}
          >
            Schedule Post
          </Button>
        </div>
      }
    >
      <div className="composer-field">
        {error && <Alert type="error" showIcon role="alert" title={error} />}
        <Checkbox checked={suggested} onChange={(event) => void suggest(event.target.checked)}>
          Let AI choose the time
        </Checkbox>
        {suggested && suggestion.data && <p className="muted">{suggestion.data.reason}</p>}
        {suggestion.error && (
          <p className="composer-error">No time could be suggested. Choose one yourself.</p>
        )}
        <div className="composer-when">
          <Calendar value={date} today={today} onChange={change(setDate)} />
          <div className="composer-field">
            <TimeSpinners value={time} onChange={change(setTime)} />
            <p className="muted">Time zone: {zoneName(timezone)}</p>
          </div>
        </div>
        {past ? (
          <p role="alert" className="composer-error">
            That time has passed. Choose a later one.
          </p>
        ) : (
          <p className="composer-summary" aria-live="polite">
            Goes out {DAY.format(toDate(date, time))}, {TIME.format(toDate(date, time))} ({timezone})
          </p>
        )}
      </div>
    </Modal>
  );
}

/** "Central European Time (Europe/Berlin)". */
function zoneName(timezone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date());
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return name && name !== timezone ? `${name} (${timezone})` : timezone;
}
