import { errorText, isPlanRefusal } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ToolErrorProps {
  /** The action that failed. */
  readonly title: string;
  readonly error: Error;
  onRetry?(): void;
}

/** Shows what failed, why, and what can be done. */
export function ToolError({ title, error, onRetry }: ToolErrorProps): ReactNode {
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title}
      description={
        <div className="tools-error">
          <p>{errorText(error)}</p>
          {onRetry && !isPlanRefusal(error) && (
            <Button onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </div>
      }
    />
  );
}
