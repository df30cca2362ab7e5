import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Readable } from '@carillon/sdk/shell.ts';
import { AlertIcon } from '@carillon/ui/icons.tsx';
import type { ReactNode } from 'react';

/** Says that the page has not heard from the server for a while, which nothing else on it shows. */
export function ReachBanner({ reach }: { reach: Readable<boolean> }): ReactNode {
  const reached = useReadable(reach);
  return (
    <div className="reach" aria-live="polite">
      {!reached && (
        <p>
          <AlertIcon size={18} />
          <span>Carillon can’t be reached. What you see may be out of date.</span>
        </p>
      )}
    </div>
  );
}
