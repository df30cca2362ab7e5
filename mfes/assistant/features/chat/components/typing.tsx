import { ASSISTANT_STEPS } from '@carillon/contracts/http/ai/assistant/process-query.ts';
import type { Progress } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface TypingProps {
  readonly progress: Progress<(typeof ASSISTANT_STEPS)[number]>;
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
        {step}…
      </span>
      <Button size="small" type="text" onClick={onStop}>
        <Trans>Stop</Trans>
      </Button>
    </div>
  );
}
