import {
  addDays,
  ChoiceNote,
  choiceOf,
  DateTimeChoice,
  DEFAULT_TIME,
  Dialog,
  fromLocalText,
  readChoice,
  todayIn,
  useAccountZone,
  useApproval,
} from '@carillon/sdk/index.ts';
import { Alert, Button, Checkbox, Fields } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { NoteField } from './note-field.tsx';

interface RequestDialogProps {
  /** YYYY-MM-DD HH:mm:ss, as it was chosen for this draft before. */
  readonly planned: string | null;
  /** Where it goes, to be chosen from. */
  readonly targets: ReactNode;
  readonly busy: boolean;
  readonly error: string | null;
  onClose(): void;
  /** With the requested time. Null for none. */
  onSend(note: string, at: { readonly local: string; readonly timezone: string } | null): void;
}

/** Shows where and when the writer wants the post published, and takes a note to the reviewer. */
export function RequestDialog({
  planned,
  targets,
  busy,
  error,
  onClose,
  onSend,
}: RequestDialogProps): ReactNode {
  const timezone = useAccountZone();
  const { byOwners } = useApproval();
  const now = new Date();
  const [note, setNote] = useState('');
  const [timed, setTimed] = useState(planned !== null);
  const [choice, setChoice] = useState(() =>
    planned === null
      ? choiceOf({ date: addDays(todayIn(timezone, now), 1), time: DEFAULT_TIME })
      : choiceOf(fromLocalText(planned)),
  );
  const means = readChoice(choice, timezone, now);
  const ready = !timed || means.obstacle === null;
  return (
    <Dialog
      title={t`Send for approval`}
      width={640}
      busy={busy}
      onClose={onClose}
      status={timed && <ChoiceNote {...means} goesOut={null} />}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="primary"
            loading={busy}
            disabled={!ready}
            onClick={() => onSend(note.trim(), timed ? { local: means.local, timezone } : null)}
          >
            <Trans>Send</Trans>
          </Button>
        </>
      }
    >
      {error && <Alert type="error" showIcon role="alert" title={error} />}
      <Fields className="composer-field" disabled={busy}>
        <p>
          {byOwners
            ? t`We’ll ask an owner to publish this post or request changes.`
            : t`We’ll ask an editor or owner to publish this post or request changes.`}
        </p>
        <h3>
          <Trans>Accounts</Trans>
        </h3>
        {targets}
        <h3>
          <Trans>Time</Trans>
        </h3>
        <Checkbox checked={timed} onChange={(event) => setTimed(event.target.checked)}>
          <Trans>Suggest a time</Trans>
        </Checkbox>
        {timed && (
          <DateTimeChoice value={choice} zone={timezone} now={now} onChange={setChoice}>
            <p className="muted">
              <Trans>Time zone: {timezone}.</Trans>
            </p>
          </DateTimeChoice>
        )}
        <NoteField label={t`Note (optional)`} value={note} onChange={setNote} />
      </Fields>
    </Dialog>
  );
}
