import { useLocation, useShell } from '@carillon/sdk/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Subscription } from '../features/unsubscribe/components/subscription.tsx';

/** The page that the link at the end of a mail opens. Its token follows the #, which no server receives. */
export function UnsubscribePage(): ReactNode {
  const shell = useShell();
  const givenToken = useLocation().hash.slice(1);
  const [token, setToken] = useState(givenToken);
  useEffect(() => {
    if (givenToken === '') return;
    setToken(givenToken);
    // Reloading would turn off what was turned on again.
    shell.navigate('/unsubscribe', { replace: true });
  }, [givenToken, shell]);
  return (
    <section className="panel" style={{ maxWidth: 560, margin: '48px auto' }}>
      <h1 style={{ fontSize: 24, marginBottom: 16 }}>
        <Trans>Emails from Carillon</Trans>
      </h1>
      {/* Another link is another kind of mail. */}
      <Subscription key={token} token={token} />
    </section>
  );
}
