import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import {
  type Choice,
  ChoiceNote,
  choiceOf,
  DateTimeChoice,
  Dialog,
  draftName,
  localTimeIn,
  readChoice,
  useAccountZone,
  useNow,
} from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { quote } from '../../../lib/quote.ts';

interface PlanDialogProps {
  readonly draft: DraftSummary;
  readonly busy: boolean;
  onClose(): void;
  /** YYYY-MM-DD HH:mm:ss in the zone. */
  onPlan(scheduled_time: string, timezone: string): void;
}

const HOUR = 3_600_000;

/** A day and a time for a draft; it is scheduled in the composer. */
export function PlanDialog({ draft, busy, onClose, onPlan }: PlanDialogProps): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const id = useId();
  const [choice, setChoice] = useState<Choice>(() => {
    const later = new Date(Math.ceil((now.getTime() + HOUR) / 300_000) * 300_000);
    return choiceOf(localTimeIn(zone, later));
  });
  const means = readChoice(choice, zone, now);
  const ready = means.obstacle === null && !busy;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (ready) onPlan(means.local, zone);
  };
  return (
    <Dialog
      title={t`When should this be published?`}
      width={640}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="primary" htmlType="submit" form={id} loading={busy} disabled={!ready && !busy}>
            <Trans>Continue in the editor</Trans>
          </Button>
        </>
      }
    >
      <form id={id} className="planner-form" noValidate onSubmit={save}>
        <p>{quote(draftName(draft))}</p>
        <DateTimeChoice value={choice} zone={zone} now={now} onChange={setChoice}>
          <p className="muted">
            <Trans>Time zone: {zone}.</Trans>
          </p>
        </DateTimeChoice>
        <ChoiceNote {...means} goesOut={null} />
        <p className="muted">
          <Trans>Nothing is scheduled until you schedule it in the editor.</Trans>
        </p>
      </form>
    </Dialog>
  );
}
