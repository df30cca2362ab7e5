import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FollowUp } from '../model/follow-up.ts';

/** The page's next automatic step, with a Stop button. */
export const NextStep = ({ next, onStop }: { next: FollowUp; onStop(): void }): ReactNode => (
  <p className="assistant-next">
    <span className="muted">{words(next)}</span>
    <Button size="small" onClick={onStop}>
      <Trans>Stop</Trans>
    </Button>
  </p>
);

function words(next: FollowUp): string {
  if (next.kind === 'say') return t`Next: “${{ message: next.text }}”`;
  return next.post.scheduled_time ? t`Scheduling it in a moment.` : t`Posting it in a moment.`;
}
