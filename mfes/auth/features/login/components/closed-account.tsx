import type { ClosedAccount as Closed } from '@carillon/contracts/http/identity/account/keep-account.ts';
import { asApiError, browserZone, errorText, longDay, useOnce } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useKeepAccount } from '../api/use-keep-account.ts';

/** Returns the details of a login to an account that awaits deletion, where that can still be undone. */
export function closedBy(error: Error | null): Closed | null {
  const apiError = asApiError(error);
  if (apiError?.code !== 'account_closed') return null;
  const { keep, delete_at } = (apiError.detail ?? {}) as Partial<Closed>;
  return keep && delete_at ? { keep, delete_at } : null;
}

interface ClosedAccountProps {
  readonly closed: Closed;
  readonly goal: string;
}

/** One click keeps the account. */
export function ClosedAccount({ closed, goal }: ClosedAccountProps): ReactNode {
  const keep = useKeepAccount(goal);
  const once = useOnce();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const day = longDay(new Date(closed.delete_at), browserZone());
  return (
    <section style={{ display: 'grid', gap: 16 }}>
      <h2 ref={title} tabIndex={-1} style={{ fontSize: 18, margin: 0, outline: 'none' }}>
        <Trans>This account will be deleted on {day}</Trans>
      </h2>
      <p className="muted" style={{ margin: 0 }}>
        <Trans>
          If you keep it, posts due from now on are published as scheduled. Posts that were due in your own
          workspaces while the account was closed weren’t published. You can still publish them.
        </Trans>
      </p>
      {keep.error && <Alert type="error" showIcon role="alert" title={errorText(keep.error)} />}
      <Button
        type="primary"
        size="large"
        block
        loading={keep.isPending}
        disabled={keep.isPending}
        onClick={() => void once(() => keep.mutateAsync(closed.keep).catch(() => undefined))}
      >
        <Trans>Keep my account</Trans>
      </Button>
    </section>
  );
}

/** For a login elsewhere: what to show of why it failed, where the account is closed. */
export const closedFor =
  (goal: string) =>
  (error: Error): ReactNode => {
    const closed = closedBy(error);
    return closed && <ClosedAccount closed={closed} goal={goal} />;
  };
