import { CheckIcon } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface FirstStepsProps {
  readonly connected: boolean;
  readonly written: boolean;
}

/** Shows a new workspace's first steps, until its first post is scheduled or published. */
export const FirstSteps = ({ connected, written }: FirstStepsProps): ReactNode => (
  <section className="panel dash-first-steps" aria-labelledby="first-steps">
    <h2 id="first-steps">
      <Trans>First steps</Trans>
    </h2>
    <ol className="dash-first">
      <Step number={1} done={connected} href="/dashboard#links">
        <Trans>Connect a network</Trans>
      </Step>
      <Step number={2} done={written} href="/create-post">
        <Trans>Write your first post</Trans>
      </Step>
      <Step number={3} done={false} href="/create-post">
        <Trans>Publish or schedule it</Trans>
      </Step>
    </ol>
  </section>
);

interface StepProps {
  readonly number: number;
  readonly done: boolean;
  readonly href: string;
  readonly children: ReactNode;
}

const Step = ({ number, done, href, children }: StepProps): ReactNode => (
  <li>
    {done ? (
      <CheckIcon size={24} />
    ) : (
      <span className="dash-first-number" aria-hidden="true">
        {number}
      </span>
    )}
    {done ? (
      <span className="muted">
        {children}{' '}
        <span className="visually-hidden">
          <Trans>(done)</Trans>
        </span>
      </span>
    ) : (
      <a href={href}>{children}</a>
    )}
  </li>
);
