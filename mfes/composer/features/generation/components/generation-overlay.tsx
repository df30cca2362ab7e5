import { GENERATION_STEPS, type GenerationStep } from '@carillon/contracts/http/ai/create-posts.ts';
import { Dialog, type Progress, StepList, useElapsed } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';

/** How long each of the first three steps is marked while the server hasn't reported any. */
const EACH_MS = [8_500, 8_500, 8_500];

/** Covers the page while posts are written: the four steps, the elapsed time, and Cancel. */
export function GenerationOverlay({
  busy,
  progress,
  run,
  onCancel,
}: {
  busy: boolean;
  progress: Progress<GenerationStep>;
  /** Counts the generations of this page. */
  run: number;
  onCancel: () => void;
}): ReactNode {
  const lasts = useLasting(busy);
  return (
    <Dialog
      open={lasts}
      closable={false}
      step={{ returning: false }}
      onClose={onCancel}
      title={t`Writing your posts`}
      whole
      status={<Elapsed key={run} />}
      actions={
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <StepList key={run} steps={STEPS} progress={nameSteps(progress)} eachMs={EACH_MS} />
    </Dialog>
  );
}

const NAMES: Readonly<Record<GenerationStep, string>> = {
  'Content Analysis': t`Content Analysis`,
  'Research & Insights': t`Research & Insights`,
  Optimization: t`Optimization`,
  'Draft Generation': t`Draft Generation`,
};
const STEPS = GENERATION_STEPS.map((step) => NAMES[step]);

/** The same by the names that are shown. */
const nameSteps = ({ steps, ...rest }: Progress<GenerationStep>): Progress<string> => ({
  ...rest,
  steps: Object.fromEntries(
    Object.entries(steps).map(([step, state]) => [NAMES[step as GenerationStep], state]),
  ),
});

/** Drafts that arrive at once need no overlay: it would only flash. */
const LASTS_MS = 150;

function useLasting(now: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!now) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), LASTS_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return now && lasts;
}

const Elapsed = (): ReactNode => <span className="muted tabular">{Math.floor(useElapsed() / 1000)} s</span>;
