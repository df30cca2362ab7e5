import { PLAN_STEPS, type PlanStep } from '@carillon/contracts/http/ai/generate-business-plan.ts';
import { type Progress, StepList, useElapsed } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { Markdown } from '@carillon/ui/markdown/markdown.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { seconds } from '../../../lib/seconds.ts';

interface PlanWritingProps {
  readonly progress: Progress<PlanStep>;
  onCancel(): void;
}

const NOTICE_MS = 15_000;

const NAMES: Readonly<Record<PlanStep, string>> = {
  'Business analysis': t`Business analysis`,
  'Channels and content': t`Channels and content`,
  'Budget and measures': t`Budget and metrics`,
};

/** While a plan is written: the server's steps, the time it takes, a way out, and the text as it comes. */
export function PlanWriting({ progress, onCancel }: PlanWritingProps): ReactNode {
  const elapsed = useElapsed();
  const shownText = useDeferredValue(progress.text);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="panel tools-stack" aria-labelledby="writing">
      <div className="tools-row">
        <h2 id="writing" ref={heading} tabIndex={-1}>
          <Trans>Writing your business plan</Trans>
        </h2>
        <span className="muted tabular">{seconds(elapsed)}</span>
      </div>
      <StepList steps={PLAN_STEPS} names={NAMES} progress={progress} />
      {elapsed >= NOTICE_MS && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={t`Still Working`}
          description={t`A plan can take up to 2 minutes. Your answers are saved.`}
        />
      )}
      {shownText !== '' && <Markdown text={shownText} />}
      <div className="tools-actions end">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </section>
  );
}
