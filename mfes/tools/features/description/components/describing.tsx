import { DESCRIBING_STEPS, type DescribingStep } from '@carillon/contracts/http/ai/generate-description.ts';
import { type Progress as Done, StepList, useElapsed, useHighest } from '@carillon/sdk/index.ts';
import { Button, Progress } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { seconds } from '../../../lib/seconds.ts';

interface DescribingProps {
  readonly progress: Done<DescribingStep>;
  onCancel(): void;
}

const NAMES: Readonly<Record<DescribingStep, string>> = {
  Description: t`Description`,
  'Content analysis': t`Content analysis`,
};

/** The progress of a description: its steps, the elapsed time, and Cancel. */
export function Describing({ progress, onCancel }: DescribingProps): ReactNode {
  const elapsed = useElapsed();
  const percent = useHighest(percentOf(progress.steps, elapsed));
  return (
    <section className="panel tools-stack" aria-label={t`Progress`}>
      <StepList steps={DESCRIBING_STEPS} names={NAMES} progress={progress} />
      <Progress percent={percent} aria-label={t`Progress`} />
      <div className="tools-row">
        <span className="muted tabular">{seconds(elapsed)}</span>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </section>
  );
}

/** The server's steps decide; until the first of them arrives, the time does. */
function percentOf(steps: Done<DescribingStep>['steps'], elapsedMs: number): number {
  if (steps['Content analysis']) return steps['Content analysis'] === 'done' ? 100 : 90;
  if (steps.Description) return steps.Description === 'done' ? 70 : 40;
  return PERCENT_BY_TIME.findLast(({ fromMs }) => elapsedMs >= fromMs)?.percent ?? 15;
}

const PERCENT_BY_TIME = [
  { fromMs: 0, percent: 15 },
  { fromMs: 2_500, percent: 40 },
  { fromMs: 5_000, percent: 70 },
  { fromMs: 7_000, percent: 90 },
];
