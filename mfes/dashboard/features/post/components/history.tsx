import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import { relativeTime, useAccountZone } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Moment } from '../../../lib/time/moment.tsx';
import { type Step, timelineOf } from '../timeline.ts';

const AT_ONCE = 6;

interface HistoryProps {
  readonly target: PublicationDetail;
  readonly createdAt: string;
  readonly label: string;
  readonly now: Date;
}

/** Lists what happened to one target and the next step, in order. */
export function History({ target, createdAt, label, now }: HistoryProps): ReactNode {
  const [all, setAll] = useState(false);
  const zone = useAccountZone();
  const steps = timelineOf(target, createdAt, { zone, now });
  const hasBegun = target.history.length > 0 || !isAhead(target);
  const quiet = steps.every(({ tone, key }) => tone === 'ahead' || key === 'created');
  const shownSteps = all ? steps : steps.slice(-AT_ONCE);
  const hidden = steps.length - shownSteps.length;
  return (
    <section aria-label={t`History on ${label}`} className="dash-history">
      <h3>
        <Trans>History</Trans>
      </h3>
      {hidden > 0 && (
        <Button type="link" onClick={() => setAll(true)}>
          {plural(hidden, { one: 'Show # earlier step', other: 'Show # earlier steps' })}
        </Button>
      )}
      {!hasBegun && (
        <p className="muted">
          <Trans>Not sent to {label} yet.</Trans>
        </p>
      )}
      {!(quiet && !hasBegun) && (
        <ol>
          {shownSteps.map((step) => (
            <StepRow key={step.key} step={step} now={now} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** It may still be published. */
const isAhead = ({ status }: PublicationDetail): boolean => status === 'scheduled' || status === 'queued';

function StepRow({ step, now }: { step: Step; now: Date }): ReactNode {
  const { at, note, message, title, tone } = step;
  const zone = useAccountZone();
  const near = at && tone === 'ahead' ? relativeTime(new Date(at), now, zone) : null;
  return (
    <li className={`dash-step ${tone}`}>
      <strong>{title}</strong>
      {at && (
        <span className="muted">
          <Moment at={at} now={now} />
          {near && ` · ${near}`}
        </span>
      )}
      {note && <span className="muted">{note}</span>}
      {message && <q className="dash-said">{message}</q>}
    </li>
  );
}
