import { Alert, Button } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../../../lib/dialog/dialog.tsx';
import { FieldError } from '../../../lib/dialog/field-error.tsx';
import { fieldReason, reasonOf } from '../../../lib/reason.ts';
import { useAccountZone } from '../../../lib/time/account-zone.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { clockText, shortTime } from '../../../lib/time/words.ts';
import { instantsOf, toLocalText } from '../../../lib/time/zone.ts';
import { listed } from '../actions.ts';
import { failedTo } from '../api/use-commands.ts';
import { firstTime, noteOn, readTime } from '../new-time.ts';
import type { PostDialogProps } from './dialog-props.ts';

/** Another day and time, in the zone that it was planned in. */
export function RescheduleDialog({ targets, commands, home, onClose }: PostDialogProps): ReactNode {
  const account = useAccountZone();
  const now = useNow();
  const zone = targets.find(({ timezone }) => timezone)?.timezone ?? account;
  const [typed, setTyped] = useState(() => {
    const { date, time } = firstTime(targets[0] ?? { due_at: null }, zone, now);
    return { date, time: clockText(time) };
  });
  const local = { date: typed.date, time: readTime(typed.time) ?? '' };
  const [incomplete, setIncomplete] = useState<string | null>(null);
  const dateField = useRef<HTMLInputElement>(null);
  const id = useId();
  const { error, busy } = commands;
  const fault = incomplete ?? fieldReason(error, 'scheduled_time') ?? fieldReason(error, 'timezone');
  const note = noteOn(local, zone, now);
  const [at] = note.kind === 'fault' ? [] : (instantsOf(local, zone) ?? []);
  useEffect(() => {
    if (fault) dateField.current?.focus();
  }, [fault]);

  const change = (part: Partial<typeof typed>): void => {
    setIncomplete(null);
    if (error) commands.reset();
    setTyped({ ...typed, ...part });
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (note.kind === 'fault') return setIncomplete(note.text);
    const command = {
      action: 'reschedule',
      targets,
      scheduled_time: toLocalText(local),
      timezone: zone,
    } as const;
    if (await commands.run(command)) onClose();
  };
  const field = { className: 'dash-field', 'aria-invalid': fault !== null, 'aria-describedby': `${id}-note` };

  return (
    <Dialog
      title={`Reschedule for ${listed(targets)}`}
      first={dateField}
      busy={busy}
      home={home}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Keep the time
          </Button>
          <Button type="primary" htmlType="submit" form={id} loading={busy}>
            Reschedule Post
          </Button>
        </>
      }
    >
      <form id={id} className="dash-form" noValidate onSubmit={(event) => void save(event)}>
        {error && !fault && (
          <Alert type="error" showIcon role="alert" title={`${failedTo('reschedule')}: ${reasonOf(error)}`} />
        )}
        <div className="dash-when">
          <label>
            Date
            <input
              {...field}
              ref={dateField}
              type="date"
              value={typed.date}
              onChange={({ target }) => change({ date: target.value })}
            />
          </label>
          <label>
            Time
            <input
              {...field}
              type="text"
              inputMode="text"
              autoComplete="off"
              placeholder="4:30 PM"
              value={typed.time}
              onChange={({ target }) => change({ time: target.value })}
            />
          </label>
        </div>
        {fault && <FieldError>{fault}</FieldError>}
        <div id={`${id}-note`} className="dash-note">
          {!fault && (
            <p aria-live="polite" className={note.kind === 'fine' ? 'dash-goes' : 'dash-warning'}>
              {note.text}
            </p>
          )}
          <p className="muted">
            Time zone: {zone}
            {zone !== account &&
              at &&
              `. For your account (${account}) that is ${shortTime(at, account, now)}`}
            .
          </p>
          {targets.some(({ due_at }) => due_at !== targets[0]?.due_at) && (
            <p className="muted">They go out at different times now. This one is for all of them.</p>
          )}
        </div>
      </form>
    </Dialog>
  );
}
