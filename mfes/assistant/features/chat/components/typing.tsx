import { ASSISTANT_STEPS } from '@carillon/contracts/http/ai/assistant/process-query.ts';
import type { Progress } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Step = (typeof ASSISTANT_STEPS)[number];

const STEPS: Readonly<Record<Step, string>> = {
  Thinking: t`Thinking…`,
  'Looking things up': t`Looking things up…`,
  Writing: t`Writing…`,
};

interface TypingProps {
  readonly progress: Progress<Step>;
  onStop(): void;
}

/** The assistant is at it, and at what. */
export function Typing({ progress, onStop }: TypingProps): ReactNode {
  const step = ASSISTANT_STEPS.findLast((name) => progress.steps[name] === 'started') ?? ASSISTANT_STEPS[0];
  return (
    <div className="assistant-typing">
      <span className="assistant-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span role="status" className="muted">
        {STEPS[step]}
      </span>
      <Button size="small" type="text" onClick={onStop}>
        <Trans>Stop</Trans>
      </Button>
    </div>
  );
}
