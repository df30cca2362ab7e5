import type { Handler } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { mastodonFaults } from '../../domain/mastodon/mastodon-fault.ts';
import { readClientId } from '../../domain/mastodon/registered-app.ts';
import { hashSecret, same } from '../../stores/hash-secret.ts';
import { lastingToken } from '../../usecases/mastodon/lasting-token.ts';
import { takeCode } from '../../usecases/tokens.ts';
import { type Params, readParams } from '../graph/params.ts';
import { hangUp, takeFault } from '../take-fault.ts';
import { clientSecretOf } from './apps.ts';
import { failAs, mastodonErrorReply } from './endpoint.ts';

/** Code for a token that never expires. An app's own token can do nothing here. */
export const oauthToken =
  (context: SandboxContext): Handler =>
  async (c) => {
    try {
      const params = await readParams(context, c, 0);
      const fault = await takeFault(context, c, 'mastodon', 'token');
      if (fault) failAs(fault);
      const clientId = checkedClient(context, params);
      const grant = params.text('grant_type');
      if (grant === 'client_credentials')
        return c.json(tokenReply(context, context.secrets.create(''), [params.text('scope') ?? 'read']));
      if (grant !== 'authorization_code') throw mastodonFaults.badGrantType();
      const code = await takeCode(context, {
        network: 'mastodon',
        code: params.text('code') ?? '',
        verifier: params.text('code_verifier'),
        redirectUri: params.text('redirect_uri') ?? '',
      });
      if (typeof code === 'string') throw mastodonFaults.badGrant();
      const token = await lastingToken(context, clientId, code);
      if (fault === 'drop-reply') return await hangUp(c);
      return c.json(tokenReply(context, token, code.scopes));
    } catch (error) {
      return mastodonErrorReply(context.telemetry, error);
    }
  };

/** Revokes a token. A token that is already dead is fine. */
export const revokeToken =
  (context: SandboxContext): Handler =>
  async (c) => {
    try {
      const params = await readParams(context, c, 0);
      const clientId = params.text('client_id') ?? '';
      if (!same(params.text('client_secret') ?? '', clientSecretOf(context.secrets, clientId)))
        throw mastodonFaults.notYours();
      await context.stores.tokens.revokeOne(hashSecret(params.text('token') ?? ''));
      return c.json({});
    } catch (error) {
      return mastodonErrorReply(context.telemetry, error);
    }
  };

function checkedClient(context: SandboxContext, params: Params): string {
  const clientId = params.text('client_id') ?? '';
  const secret = params.text('client_secret') ?? '';
  if (!readClientId(clientId) || !same(secret, clientSecretOf(context.secrets, clientId)))
    throw mastodonFaults.badClient();
  return clientId;
}

const tokenReply = ({ now }: SandboxContext, token: string, scopes: readonly string[]) => ({
  access_token: token,
  token_type: 'Bearer',
  scope: scopes.join(' '),
  created_at: Math.floor(now().getTime() / 1000),
});
