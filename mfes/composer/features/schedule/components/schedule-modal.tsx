import { Alert, Button, Checkbox } from '@carillon/ui/index.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Dialog } from '../../../lib/dialog.tsx';
import { CheckingNote, SendingNote } from '../../../lib/sending-note.tsx';
import { useSuggestedTime } from '../api/use-schedule.ts';
import {
  addDays,
  clockText,
  DEFAULT_TIME,
  fromDate,
  fromLocalText,
  type LocalDate,
  toDate,
  toLocalText,
} from '../clock.ts';
import { clockChange } from '../daylight-saving.ts';
import { faultOf, untyped } from '../typed-time.ts';
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
  /** Files are still looked into. */
  readonly checking: boolean;
  readonly canceling: boolean;
  /** Share of the files that is sent, 0 to 1; null when there are none. */
  readonly progress: number | null;
  readonly error: string | null;
  /** `error` says what is known after the user canceled. */
  readonly canceled: boolean;
  /** To publishing at once. */
  onBack(): void;
  /** Stop sending. */
  onStop(): void;
  onSchedule(at: ScheduledFor): void;
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** The day, the time, and whether to take the suggested one. */
export function ScheduleModal({
  open,
  platforms,
  busy,
  checking,
  canceling,
  progress,
  error,
  canceled,
  onBack,
  onStop,
  onSchedule,
}: ScheduleModalProps): ReactNode {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = fromDate(new Date());
  const [chosen, setChosen] = useState<LocalDate | null>(null);
  // Counted from the day on which the dialog is opened, however long the page has been there.
  const date = chosen ?? addDays(today, 1);
  const [clock, setClock] = useState(() => untyped(DEFAULT_TIME));
  const { time } = clock;
  const [suggested, setSuggested] = useState(false);
  /** Counts what the user has asked for, so that a late suggestion replaces no later choice. */
  const asked = useRef(0);
  const suggestion = useSuggestedTime(timezone);
  const waiting = suggested && suggestion.isPending;
  const change = clockChange(date, time, timezone);
  const obstacle =
    faultOf(clock) ??
    (change && !change.exists ? change.words : null) ??
    (toDate(date, time) <= new Date() ? 'That time has passed. Choose a later one.' : null);

  const suggest = async (wanted: boolean): Promise<void> => {
    const mine = ++asked.current;
    setSuggested(wanted);
    if (!wanted) return;
    const reply = await suggestion.mutateAsync(platforms).catch(() => null);
    if (mine !== asked.current) return;
    if (!reply) return setSuggested(false);
    const proposed = fromLocalText(reply.scheduled_time);
    setChosen(proposed.date);
    setClock(untyped(proposed.time));
  };
  const choose =
    <T,>(set: (value: T) => void) =>
    (value: T): void => {
      asked.current++;
      setSuggested(false);
      set(value);
    };

  return (
    <Dialog
      open={open}
      returning={false}
      onClose={busy ? onStop : onBack}
      title="Schedule your post"
      width={640}
      footer={
        <div className="composer-actions">
          {busy && (
            <Button onClick={onStop} loading={canceling}>
              Cancel sending
            </Button>
          )}
          <Button type="link" onClick={onBack} disabled={busy}>
            Publish Immediately Instead?
          </Button>
          <Button
            type="primary"
            loading={busy}
            disabled={obstacle !== null || waiting || checking}
            onClick={() => onSchedule({ local: toLocalText(date, time), timezone, suggested })}
          >
            Schedule Post
          </Button>
        </div>
      }
    >
      <div className="composer-field">
        {error && <Alert type={canceled ? 'info' : 'error'} showIcon role="alert" title={error} />}
        <Checkbox checked={suggested} onChange={(event) => void suggest(event.target.checked)}>
          Let AI choose the time
        </Checkbox>
        {suggested && suggestion.data && <p className="muted">{suggestion.data.reason}</p>}
        {suggestion.error && (
          <p className="composer-error">No time could be suggested. Choose one yourself.</p>
        )}
        <div className="composer-when">
          <Calendar value={date} today={today} onChange={choose(setChosen)} />
          <div className="composer-field">
            <TimeSpinners value={clock} onChange={choose(setClock)} />
            <p className="muted">Time zone: {zoneName(timezone)}</p>
          </div>
        </div>
        {obstacle ? (
          <p role="alert" className="composer-error">
            {obstacle}
          </p>
        ) : (
          <p className="composer-summary" aria-live="polite">
            Goes out {DAY.format(toDate(date, time))}, {clockText(time)} ({timezone})
            {change && <span className="muted"> {change.words}</span>}
          </p>
        )}
        {checking && <CheckingNote />}
        {busy && <SendingNote progress={progress} canceling={canceling} />}
      </div>
    </Dialog>
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
