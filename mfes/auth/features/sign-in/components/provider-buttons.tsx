import { actionErrorText } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useProviders } from '../../../lib/use-providers.ts';
import { noteIntent } from '../../../lib/way-back.ts';
import { useStartSignIn } from '../api/use-start-sign-in.ts';
import { ProviderMark } from './provider-mark.tsx';

interface ProviderButtonsProps {
  readonly remember: boolean;
  /** The login page, with what the visitor came for. */
  readonly login: string;
}

/** Most installations have these; their place is kept until it is known. */
const USUAL = ['google', 'facebook'] as const;

/** A way in for each provider that is set up. */
export function ProviderButtons({ remember, login }: ProviderButtonsProps): ReactNode {
  const providers = useProviders();
  const start = useStartSignIn();
  if (providers?.length === 0) return null;
  const go = (provider: (typeof USUAL)[number] | 'oidc'): void => {
    noteIntent(login.includes('?') ? login.slice(login.indexOf('?')) : '');
    void start.run({ provider, remember });
  };
  return (
    <div style={{ display: 'grid', gap: 12, marginTop: 16 }}>
      <p className="muted" style={{ margin: 0, textAlign: 'center' }}>
        <Trans>or</Trans>
      </p>
      {start.error && <Alert type="error" showIcon role="alert" title={actionErrorText(start.error)} />}
      {(providers ?? USUAL.map((id) => ({ id, name: '' }))).map(({ id, name }) => (
        <Button
          key={id}
          size="large"
          block
          icon={<ProviderMark provider={id} />}
          style={name ? undefined : { visibility: 'hidden' }}
          loading={start.busy && start.input?.provider === id}
          disabled={start.busy}
          onClick={() => go(id)}
        >
          <Trans>Continue with {name}</Trans>
        </Button>
      ))}
    </div>
  );
}
