import { actionErrorText, Link, useLocation, useShell } from '@carillon/sdk/index.ts';
import { Alert, LoadingState, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { AccountPage } from '../../../lib/account-page.tsx';

interface MailedLinkProps {
  readonly title: string;
  /** The page's own address. */
  readonly path: string;
  /** The action of the link. */
  readonly act: { run(secret: string): Promise<unknown>; readonly error: Error | null };
}

/**
 * The page that a mailed link opens. Its secret follows the #, which no server receives, and is removed from the
 * address at once.
 */
export function MailedLink({ title, path, act }: MailedLinkProps): ReactNode {
  const shell = useShell();
  const { hash } = useLocation();
  const [secret] = useState(() => hash.slice(1));
  const { run } = act;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is tried once
  useEffect(() => {
    shell.navigate(path, { replace: true });
    if (secret !== '') void run(secret);
  }, []);
  const fault = secret === '' ? DEAD : act.error && actionErrorText(act.error);
  return (
    <AccountPage>
      <PageHeader title={title} />
      {fault ? (
        <>
          <Alert type="warning" showIcon role="alert" title={fault} />
          <p>
            <Trans>
              <Link to="/account/profile">Go to your profile</Link> to send another link.
            </Trans>
          </p>
        </>
      ) : (
        <LoadingState rows={2} />
      )}
    </AccountPage>
  );
}

const DEAD = t`This link is incomplete. Open it again from the email.`;
