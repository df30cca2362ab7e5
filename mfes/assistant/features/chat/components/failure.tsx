import { asApiError, silenceText } from '@carillon/sdk/index.ts';
import { AlertIcon } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

interface FailureProps {
  readonly text: string;
  readonly reason: string | null;
  readonly children: ReactNode;
}

/** Shows what the assistant could not do, why, and the way to try again. */
export const Failure = ({ text, reason, children }: FailureProps): ReactNode => (
  <div className="assistant-failure" role="alert">
    <p>
      <AlertIcon size={16} /> {text}
    </p>
    {reason && <p>{reason}</p>}
    <div className="assistant-actions">{children}</div>
  </div>
);

export const reasonOf = (error: Error): string | null => asApiError(error)?.message ?? silenceText(error);
