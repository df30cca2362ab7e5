import { type Choice, ChoiceNote, DateTimeChoice, type readChoice } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

interface TimeSectionProps {
  readonly value: Choice;
  readonly means: ReturnType<typeof readChoice>;
  /** The time that the post has, in words. */
  readonly planned: string;
  readonly changed: boolean;
  /** Each account has a time of its own, from the queue. */
  readonly fromQueue: boolean;
  readonly zone: string;
  readonly zoneNote: ReactNode;
  onChange(value: Choice): void;
  /** Back to the time that the post has. */
  onKeep(): void;
}

/** When a scheduled post is published; the calendar is loaded on demand. */
export function TimeSection(props: TimeSectionProps): ReactNode {
  const { value, means, planned, changed, fromQueue, zone, zoneNote, onChange, onKeep } = props;
  const [open, setOpen] = useState(false);
  return (
    <section className="composer-section" aria-label={t`Time`}>
      <h3>
        <Trans>Time</Trans>
      </h3>
      <p className="composer-row start">
        <span>{changed ? (means.obstacle ?? means.goesOut) : planned}</span>
        {!open && (
          <Button size="small" onClick={() => setOpen(true)}>
            <Trans>Change time</Trans>
          </Button>
        )}
        {changed && (
          <Button
            size="small"
            onClick={() => {
              onKeep();
              setOpen(false);
            }}
          >
            <Trans>Keep the old time</Trans>
          </Button>
        )}
      </p>
      {fromQueue && !changed && (
        <p className="muted">
          <Trans>This post is from the queue. A new time removes it from the queue.</Trans>
        </p>
      )}
      {open && (
        <>
          <DateTimeChoice value={value} zone={zone} now={new Date()} onChange={onChange}>
            {zoneNote}
          </DateTimeChoice>
          {changed && <ChoiceNote {...means} />}
        </>
      )}
    </section>
  );
}
