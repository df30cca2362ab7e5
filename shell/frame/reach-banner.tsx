import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Readable } from '@carillon/sdk/shell.ts';
import { AlertIcon } from '@carillon/ui/icons.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Says that the page has not heard from the server for a while, which nothing else on it shows. */
export function ReachBanner({ reach }: { reach: Readable<boolean> }): ReactNode {
  const isReached = useReadable(reach);
  return (
    <div className="reach" aria-live="polite">
      {!isReached && (
        <p>
          <AlertIcon size={18} />
          <span>
            <Trans>Carillon can’t be reached. What you see may be out of date.</Trans>
          </span>
        </p>
      )}
    </div>
  );
}
