import type { AccessToken } from '@carillon/contracts/http/identity/tokens/access-token.ts';
import { QueryView } from '@carillon/sdk/index.ts';
import { Button, EmptyState, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useTokens } from '../features/tokens/api/use-tokens.ts';
import { CreateDialog } from '../features/tokens/components/create-dialog.tsx';
import { RevokeQuestion } from '../features/tokens/components/revoke-question.tsx';
import { SecretDialog } from '../features/tokens/components/secret-dialog.tsx';
import { TokenList } from '../features/tokens/components/token-list.tsx';
import { AccountPage } from '../lib/account-page.tsx';
import { useConfirmation } from '../lib/use-confirmation.ts';

const CREATE = 'create-token';
const home = (): HTMLElement | null => document.getElementById(CREATE);

/** The tokens by which programs act for the user, and the way to more. */
export function AccessTokensPage(): ReactNode {
  const query = useTokens();
  useConfirmation();
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<AccessToken | null>(null);
  const showToken = (token: string): void => {
    setCreating(false);
    setSecret(token);
  };
  return (
    <AccountPage>
      <PageHeader
        title={t`Access tokens`}
        line={t`For AI assistants and scripts that work in Carillon for you. A token can only do what you allow.`}
        action={
          <Button id={CREATE} type="primary" onClick={() => setCreating(true)}>
            <Trans>New token</Trans>
          </Button>
        }
      />
      <QueryView
        query={query}
        failed={t`Couldn’t load your access tokens`}
        level={2}
        safe={t`They still work.`}
        rows={4}
      >
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState title={t`No tokens yet`} level={2}>
              <Trans>
                With a token, an AI assistant (any MCP client) or your own script can draft and schedule posts
                and read analytics, within the permissions you choose. You can revoke a token at any time.
              </Trans>
            </EmptyState>
          ) : (
            <TokenList tokens={tokens} onRevoke={setRevoking} />
          )
        }
      </QueryView>
      <p className="muted">
        <Trans>
          For all the calls a program can make, with examples, see the <a href="/api/docs">API docs</a>.
        </Trans>
      </p>
      {creating && <CreateDialog onClose={() => setCreating(false)} onMade={showToken} />}
      {secret && <SecretDialog secret={secret} home={home} onClose={() => setSecret(null)} />}
      {revoking && <RevokeQuestion token={revoking} home={home} onClose={() => setRevoking(null)} />}
    </AccountPage>
  );
}
