import { PLAN_STEPS } from '@carillon/contracts/http/ai/generate-business-plan.ts';
import { Alert, Button, CheckIcon, Spin } from '@carillon/ui/index.ts';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { seconds, useElapsed } from '../../../lib/use-elapsed.ts';
import type { Writing } from '../api/use-generate-plan.ts';
import { Markdown } from './markdown.tsx';

const NOTICE_MS = 15_000;

/** While a plan is written: the server's steps, the time it takes, a way out, and the text as it comes. */
export function PlanWriting({ writing, onCancel }: { writing: Writing; onCancel(): void }): ReactNode {
  const { steps, text } = writing;
  const elapsed = useElapsed();
  const shown = useDeferredValue(text);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="panel tools-stack" aria-labelledby="writing">
      <div className="tools-row">
        <h2 id="writing" ref={heading} tabIndex={-1}>
          Writing your business plan
        </h2>
        <span className="muted tabular">{seconds(elapsed)}</span>
      </div>
      <ol className="tools-steps" aria-live="polite">
        {PLAN_STEPS.map((step) => (
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
      {elapsed >= NOTICE_MS && (
        <Alert
          type="info"
          showIcon
          role="status"
          title="Still Working"
          description="A plan can take up to 2 minutes. What you entered is kept."
        />
      )}
      {shown !== '' && <Markdown text={shown} />}
      <div className="tools-actions end">
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </section>
  );
}
