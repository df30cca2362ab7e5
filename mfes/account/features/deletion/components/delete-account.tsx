import { GRACE_DAYS } from '@carillon/contracts/http/identity/account/schedule-deletion.ts';
import { actionErrorText } from '@carillon/sdk/index.ts';
import { Button, ErrorState, LoadingState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      <h2 id="delete-account">
        <Trans>Delete account</Trans>
      </h2>
      <p className="muted">
        <Trans>
          Your account closes immediately. Log in within {GRACE_DAYS} days to keep it; after that it’s
          permanently deleted.
        </Trans>
      </p>
      {!open && (
        <div className="account-save">
          <Button ref={opener} danger onClick={() => setOpen(true)}>
            <Trans>Delete account</Trans>
          </Button>
        </div>
      )}
      {open && preview.isPending && <LoadingState rows={3} />}
      {open && preview.error && (
        <ErrorState title={t`Couldn’t load what will be deleted.`} onRetry={() => void preview.refetch()}>
          {actionErrorText(preview.error)}
        </ErrorState>
      )}
      {open && preview.data && <DeletionForm preview={preview.data} onClose={() => setOpen(false)} />}
    </section>
  );
}
