import { GRACE_DAYS } from '@carillon/contracts/http/identity/schedule-deletion.ts';
import { actionErrorText } from '@carillon/sdk/index.ts';
import { Button, ErrorState, LoadingState } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePreview } from '../api/use-deletion.ts';
import { DeletionForm } from './deletion-form.tsx';

/** The way out: what it means, and the form that asks who is there. */
export function DeleteAccount(): ReactNode {
  const [open, setOpen] = useState(false);
  const preview = usePreview(open);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!open && wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <section className="panel account-card" aria-labelledby="delete-account">
      <h2 id="delete-account">Delete account</h2>
      <p className="muted">
        Your account closes immediately. Log in within {GRACE_DAYS} days to keep it; after that it’s
        permanently deleted.
      </p>
      {!open && (
        <div className="account-save">
          <Button ref={opener} danger onClick={() => setOpen(true)}>
            Delete account
          </Button>
        </div>
      )}
      {open && preview.isPending && <LoadingState rows={3} />}
      {open && preview.error && (
        <ErrorState title="Couldn’t load what will be deleted." onRetry={() => void preview.refetch()}>
          {actionErrorText(preview.error)}
        </ErrorState>
      )}
      {open && preview.data && <DeletionForm preview={preview.data} onClose={() => setOpen(false)} />}
    </section>
  );
}
