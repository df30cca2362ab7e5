import { DEMO_ACCOUNT } from '@carillon/contracts/domain/demo.ts';
import { errorText, useOnce } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDemoAccount } from '../api/use-demo-account.ts';
import { useLogin } from '../api/use-login.ts';

/** One click into the demo account, where this installation has one. */
export function DemoOffer({ goal }: { goal: string }): ReactNode {
  const state = useDemoAccount();
  const login = useLogin(goal, () => undefined);
  const once = useOnce();
  if (state === 'none') return null;
  const { email, password } = DEMO_ACCOUNT;
  const enter = (): void =>
    void once(() => login.mutateAsync({ email, password, remember: false }).catch(() => undefined));
  return (
    <section
      aria-label={t`Demo`}
      style={{ display: 'grid', gap: 12, marginTop: 24, paddingTop: 24, borderTop: '1px solid var(--line)' }}
    >
      {login.error && <Alert type="error" showIcon role="alert" title={errorText(login.error)} />}
      <p className="muted" style={{ margin: 0 }} role="status">
        {state === 'coming' &&
          t`A demo account with six months of posts is being prepared. It will be ready in a minute or two.`}
        {state === 'failed' &&
          t`Couldn’t prepare the demo account. See the server’s log for details. Carillon will try again the next time it starts.`}
        {state === 'ready' && (
          <Trans>
            Just looking? Explore a demo account with six months of posts: <b>{email}</b>, password{' '}
            <b>{password}</b>.
          </Trans>
        )}
      </p>
      {state === 'ready' && (
        <Button size="large" block loading={login.isPending} disabled={login.isPending} onClick={enter}>
          <Trans>Try the demo</Trans>
        </Button>
      )}
    </section>
  );
}
