import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Handler } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { networkOfApp } from '../../domain/apps.ts';
import { graphFaults } from '../../domain/graph-fault.ts';
import { hashSecret } from '../../stores/hash-secret.ts';
import { type Issued, issueToken, redeemCode } from '../../usecases/tokens.ts';
import { hangUp, takeFault } from '../take-fault.ts';
import { failAs, graphErrorReply } from './endpoint.ts';
import { type Params, readParams } from './params.ts';

/** Code for a token of two hours, and that for one of 60 days. */
export const oauthToken =
  (context: SandboxContext): Handler =>
  async (c) => {
    try {
      const params = await readParams(context, c, 0);
      const network = checkApp(context, params);
      const fault = await takeFault(context, c, network, 'token');
      if (fault) failAs(fault, network);
      const issued =
        params.text('grant_type') === 'fb_exchange_token'
          ? await exchange(context, params, network)
          : await redeem(context, params, network);
      if (fault === 'drop-reply') return await hangUp(c);
      return c.json({
        access_token: issued.accessToken,
        token_type: 'bearer',
        expires_in: issued.expiresInSeconds,
      });
    } catch (error) {
      return graphErrorReply(context, error, () => ({}));
    }
  };

const checkApp = (context: SandboxContext, params: Params): PlatformName => {
  const network = networkOfApp(params.text('client_id'));
  if (!network || network === 'linkedin') throw graphFaults.badApp();
  if (!context.secrets.isAppSecret(network, params.text('client_secret'))) throw graphFaults.badSecret();
  return network;
};

const redeem = async (context: SandboxContext, params: Params, network: PlatformName): Promise<Issued> => {
  const code = params.text('code');
  if (!code) throw graphFaults.invalid('Missing authorization code');
  const redirectUri = params.text('redirect_uri') ?? '';
  const verifier = params.text('code_verifier');
  const redeemed = await redeemCode(context, { network, code, redirectUri, verifier });
  if (redeemed === 'used or unknown')
    throw graphFaults.badCode('This authorization code has been used, or is not one.');
  if (redeemed === 'expired') throw graphFaults.badCode('This authorization code has expired.');
  if (redeemed === 'other verifier')
    throw graphFaults.badCode('Invalid code_verifier parameter: it is not that of the code_challenge.');
  if (redeemed === 'other redirect')
    throw graphFaults.badCode(
      'Error validating verification code: the redirect_uri is not the one of the dialog.',
    );
  return redeemed;
};

const exchange = async (context: SandboxContext, params: Params, network: PlatformName): Promise<Issued> => {
  const token = await context.stores.tokens.get(hashSecret(params.text('fb_exchange_token') ?? ''));
  if (!token || token.network !== network || token.kind === 'page') throw graphFaults.malformedToken();
  if (token.revoked) throw graphFaults.revokedToken();
  if (token.expiresAt && token.expiresAt <= context.now()) throw graphFaults.expiredToken();
  return issueToken(context, 'long', token);
};
