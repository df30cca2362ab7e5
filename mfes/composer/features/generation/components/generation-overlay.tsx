import { GENERATION_STEPS, type GenerationStep } from '@carillon/contracts/http/ai/create-posts.ts';
import { Dialog, type Progress, StepList } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useState } from 'react';

/** The whole page while posts are written: the four steps, the time it takes, a way out. */
export function GenerationOverlay({
  busy,
  progress,
  run,
  onCancel,
}: {
  busy: boolean;
  progress: Progress<GenerationStep>;
  /** Which generation of this page it is. */
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
      title="Writing your posts"
      width={440}
      status={<Elapsed key={run} />}
      actions={<Button onClick={onCancel}>Cancel</Button>}
    >
      <StepList steps={GENERATION_STEPS} progress={progress} />
    </Dialog>
  );
}

/** Drafts that are there at once are no work to look at, only a flash. */
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

function Elapsed(): ReactNode {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 500);
    return () => clearInterval(timer);
  }, []);
  return <span className="muted tabular">{seconds} s</span>;
}
