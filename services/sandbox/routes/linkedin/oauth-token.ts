import type { Context, Handler } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { networkOfApp } from '../../domain/apps.ts';
import { redeemCode } from '../../usecases/tokens.ts';
import { hangUp, takeFault } from '../take-fault.ts';
import { failAs, linkedinErrorReply } from './endpoint.ts';

/** Exchanges a code for a token of 60 days. There are no refresh tokens, as for every app that isn't a partner's. */
export const oauthToken =
  (context: SandboxContext): Handler =>
  async (c) => {
    try {
      const form = new URLSearchParams(await c.req.text());
      const fault = await takeFault(context, c, 'linkedin', 'token');
      if (fault) failAs(fault);
      const network = networkOfApp(form.get('client_id') ?? undefined);
      if (
        network !== 'linkedin' ||
        !context.secrets.isAppSecret(network, form.get('client_secret') ?? undefined)
      )
        return refuse(c, 401, 'invalid_client', 'Client authentication failed');
      if (form.get('grant_type') !== 'authorization_code')
        return refuse(c, 400, 'unsupported_grant_type', 'Only authorization codes are taken');
      const issued = await redeemCode(context, {
        network,
        code: form.get('code') ?? '',
        redirectUri: form.get('redirect_uri') ?? '',
      });
      if (typeof issued === 'string')
        return refuse(
          c,
          400,
          issued === 'other redirect' ? 'invalid_redirect_uri' : 'invalid_request',
          `Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. Or authorization code expired. Or external member binding exists (${issued})`,
        );
      if (fault === 'drop-reply') return await hangUp(c);
      return c.json({
        access_token: issued.accessToken,
        expires_in: issued.expiresInSeconds,
        scope: issued.scopes.join(','),
        token_type: 'Bearer',
      });
    } catch (error) {
      return linkedinErrorReply(context.telemetry, error);
    }
  };

const refuse = (c: Context, status: 400 | 401, error: string, error_description: string): Response =>
  c.json({ error, error_description }, status);
