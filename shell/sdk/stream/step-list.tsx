import { CheckIcon, Spin } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { runningStep, useElapsed, useHighest } from './running-step.ts';
import type { Progress } from './use-streamed-action.ts';

interface StepListProps<Step extends string> {
  readonly steps: readonly Step[];
  /** The names of the steps. Defaults to the server's names. */
  readonly names?: Readonly<Record<Step, string>>;
  readonly progress: Progress<Step>;
  /** How long each of the first steps is marked while the server hasn't reported any. */
  readonly eachMs?: readonly number[];
}

/** The steps of work in progress: done ones, and the running one. Give each run its own key. */
export function StepList<Step extends string>({
  steps,
  names,
  progress,
  eachMs = [],
}: StepListProps<Step>): ReactNode {
  const elapsedMs = useElapsed();
  const nameOf = (step: Step): string => names?.[step] ?? step;
  const at = useHighest(runningStep(steps, progress.steps, { elapsedMs, eachMs }));
  return (
    <>
      <ol className="steps">
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'started' : undefined;
          return (
            <li key={step} className={state} aria-current={state === 'started' ? 'step' : undefined}>
              <span className="mark">
                {state === 'done' ? <CheckIcon size={18} /> : state === 'started' ? <Spin /> : null}
              </span>
              {nameOf(step)}
              {state === 'done' && (
                <span className="visually-hidden">
                  {' '}
                  <Trans>done</Trans>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {progress.ahead ? <p role="status">{placeText(progress.ahead)}</p> : null}
      <p role="status" className="visually-hidden">
        {at < steps.length && t`Step ${at + 1} of ${steps.length}: ${steps[at] ? nameOf(steps[at]) : ''}`}
      </p>
    </>
  );
}

/** Where work is in the queue of a model that does one thing after the other. */
const placeText = (ahead: number): string =>
  plural(ahead, {
    one: 'Waiting for the language model: # task is ahead of yours.',
    other: 'Waiting for the language model: # tasks are ahead of yours.',
  });
