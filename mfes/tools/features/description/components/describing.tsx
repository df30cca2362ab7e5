import { Button, Progress } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { seconds, useElapsed } from '../../../lib/use-elapsed.ts';

/** How far it usually is by then. The answer is shown as soon as it is there, and waits for none of these. */
const STEPS = [
  { until: 2_500, percent: 15, text: 'Your topic is with the writer' },
  { until: 5_000, percent: 40, text: 'Writing' },
  { until: 7_000, percent: 70, text: 'Still writing' },
  { until: Number.POSITIVE_INFINITY, percent: 90, text: 'Taking longer than usual' },
] as const;

/** While a description is written. */
export function Describing({ onCancel }: { onCancel(): void }): ReactNode {
  const elapsed = useElapsed();
  const { percent, text } = STEPS.find(({ until }) => elapsed < until) ?? STEPS[3];
  return (
    <section className="panel tools-stack" aria-label="Progress">
      <p role="status">{text}</p>
      <Progress percent={percent} aria-label="About how far it is" />
      <div className="tools-row">
        <span className="muted tabular">{seconds(elapsed)}</span>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </section>
  );
}
