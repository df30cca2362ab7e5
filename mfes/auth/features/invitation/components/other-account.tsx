import { useOnce, useSession, useShell } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

/** For who is logged in with another email than the one that was invited. */
export function OtherAccount({ email }: { readonly email: string }): ReactNode {
  const shell = useShell();
  const { user } = useSession();
  const once = useOnce();
  const [leaving, setLeaving] = useState(false);
  const logOut = (): void =>
    void once(async () => {
      setLeaving(true);
      // Here again, as nobody. A provider would lead to the login page instead.
      await shell.session.logout({ skipProvider: true });
      shell.navigate('/invitation', { replace: true });
    });
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Alert
        type="warning"
        showIcon
        role="status"
        title={
          user
            ? t`This invitation is for ${email}. You’re logged in as ${{ current: user.email }}.`
            : t`This invitation is for ${email}. You’re logged in with another email.`
        }
        description={t`Log out, then sign up or log in with that email. The invitation stays open.`}
      />
      <div className="invitation-actions">
        <Button type="primary" size="large" loading={leaving} onClick={logOut}>
          <Trans>Log out</Trans>
        </Button>
        <Button size="large" href="/dashboard">
          <Trans>Stay logged in</Trans>
        </Button>
      </div>
    </div>
  );
}
