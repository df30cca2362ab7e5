import { CheckIcon, Spin } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { Progress } from './use-streamed-action.ts';

interface StepListProps<Step extends string> {
  readonly steps: readonly Step[];
  readonly progress: Progress<Step>;
}

/** The steps of work that is under way: which are done, and which is next. */
export const StepList = <Step extends string>({ steps, progress }: StepListProps<Step>): ReactNode => (
  <ol className="steps" aria-live="polite">
    {steps.map((step) => {
      const state = progress.steps[step];
      return (
        <li key={step} className={state}>
          <span className="mark">
            {state === 'done' ? <CheckIcon size={18} /> : state === 'started' ? <Spin size="small" /> : null}
          </span>
          {step}
          {state === 'done' && <span className="visually-hidden"> done</span>}
        </li>
      );
    })}
  </ol>
);
