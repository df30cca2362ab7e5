import { GENERATION_STEPS } from '@carillon/contracts/http/ai/create-posts.ts';
import { Dialog } from '@carillon/sdk/index.ts';
import { Button, CheckIcon, Spin } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useState } from 'react';
import type { Steps } from '../api/use-generation.ts';

/** The whole page while posts are written: the four steps, the time it takes, a way out. */
export function GenerationOverlay({
  steps,
  run,
  onCancel,
}: {
  steps: Steps | null;
  /** Which generation of this page it is. */
  run: number;
  onCancel: () => void;
}): ReactNode {
  const lasts = useLasting(steps !== null);
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
      {steps && (
        <ol className="composer-steps" aria-live="polite">
          {GENERATION_STEPS.map((step) => (
            <li key={step} className={steps[step]}>
              <span className="mark">
                {steps[step] === 'done' ? (
                  <CheckIcon size={18} />
                ) : steps[step] === 'started' ? (
                  <Spin size="small" />
                ) : null}
              </span>
              {step}
              {steps[step] === 'done' && <span className="visually-hidden"> done</span>}
            </li>
          ))}
        </ol>
      )}
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
