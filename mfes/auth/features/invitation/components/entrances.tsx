import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** For who is not logged in: both ways come back here. */
export const Entrances = ({ email }: { readonly email: string }): ReactNode => (
  <div style={{ display: 'grid', gap: 16 }}>
    <p style={{ margin: 0 }}>
      <Trans>To accept or decline, sign up or log in with {email}.</Trans>
    </p>
    <div className="invitation-actions">
      <Button type="primary" size="large" href="/register?from=invitation">
        <Trans>Sign up</Trans>
      </Button>
      <Button size="large" href="/login?from=invitation">
        <Trans>Log in</Trans>
      </Button>
    </div>
  </div>
);
