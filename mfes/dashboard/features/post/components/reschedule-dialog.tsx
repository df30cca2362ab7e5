import {
  actionErrorText,
  type Choice,
  ChoiceNote,
  DateTimeChoice,
  Dialog,
  fieldError,
  readChoice,
  shortTime,
  useAccountZone,
  useNow,
} from '@carillon/sdk/index.ts';
import { Alert, Button, FieldError } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { listTargets } from '../actions.ts';
import { failedTo } from '../api/use-commands.ts';
import { firstTime } from '../first-time.ts';
import type { PostDialogProps } from './dialog-props.ts';

/** Another day and time, in the zone that it was planned in. */
export function RescheduleDialog({ targets, commands, home, onClose }: PostDialogProps): ReactNode {
  const account = useAccountZone();
  const now = useNow();
  const zone = targets.find(({ timezone }) => timezone)?.timezone ?? account;
  const [choice, setChoice] = useState(() => firstTime(targets[0] ?? { due_at: null }, zone, now));
  const form = useRef<HTMLFormElement>(null);
  const day = useRef<HTMLElement>(null);
  const id = useId();
  const { error, busy } = commands;
  const refusal = fieldError(error, 'scheduled_time') ?? fieldError(error, 'timezone');
  const means = readChoice(choice, zone, now);
  const findDay = (element: HTMLFormElement | null): void => {
    form.current = element;
    day.current = element?.querySelector<HTMLElement>('td button[aria-pressed=true]') ?? null;
  };
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus();
  }, [refusal]);

  const change = (value: Choice): void => {
    if (error) commands.reset();
    setChoice(value);
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (means.obstacle || busy) return;
    const command = { action: 'reschedule', targets, scheduled_time: means.local, timezone: zone } as const;
    if (await commands.run(command)) onClose();
  };

  return (
    <Dialog
      title={t`Reschedule for ${{ networks: listTargets(targets) }}`}
      width={640}
      first={day}
      busy={busy}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="primary"
            htmlType="submit"
            form={id}
            loading={busy}
            disabled={means.obstacle !== null}
          >
            <Trans>Reschedule post</Trans>
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={findDay}
        className="dash-form"
        noValidate
        aria-describedby={`${id}-note`}
        onSubmit={(event) => void save(event)}
      >
        {error && !refusal && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={`${failedTo('reschedule')}: ${actionErrorText(error)}`}
          />
        )}
        <DateTimeChoice value={choice} zone={zone} now={now} onChange={change}>
          <p className="muted">
            <Trans>Time zone: {zone}.</Trans>
            {zone !== account &&
              means.at &&
              ` ${t`In your account’s time zone (${account}), that’s ${{ when: shortTime(means.at, account, now) }}.`}`}
          </p>
        </DateTimeChoice>
        {refusal && <FieldError>{refusal}</FieldError>}
        <div id={`${id}-note`} className="dash-note">
          {!refusal && <ChoiceNote {...means} />}
          {targets.some(({ due_at }) => due_at !== targets[0]?.due_at) && (
            <p className="muted">
              <Trans>They’re scheduled for different times. The new time applies to all of them.</Trans>
            </p>
          )}
        </div>
      </form>
    </Dialog>
  );
}
