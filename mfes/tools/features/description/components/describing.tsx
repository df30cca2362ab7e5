import { DESCRIBING_STEPS, type DescribingStep } from '@carillon/contracts/http/ai/generate-description.ts';
import { type Progress as Done, StepList } from '@carillon/sdk/index.ts';
import { Button, Progress } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { seconds, useElapsed } from '../../../lib/use-elapsed.ts';

interface DescribingProps {
  readonly progress: Done<DescribingStep>;
  onCancel(): void;
}

/** While a description is written: the server's steps, the time it takes, and a way out. */
export function Describing({ progress, onCancel }: DescribingProps): ReactNode {
  const elapsed = useElapsed();
  return (
    <section className="panel tools-stack" aria-label="Progress">
      <StepList steps={DESCRIBING_STEPS} progress={progress} />
      <Progress percent={percentOf(progress.steps)} aria-label="How far it is" />
      <div className="tools-row">
        <span className="muted tabular">{seconds(elapsed)}</span>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </section>
  );
}

function percentOf(steps: Done<DescribingStep>['steps']): number {
  if (steps['Content analysis']) return 90;
  if (steps.Description) return steps.Description === 'done' ? 70 : 40;
  return 15;
}
