import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { AccessTokenStore } from '../stores/access-tokens.ts';
import { revokedEvent } from './token-event.ts';

interface Deps {
  readonly stores: { readonly accessTokens: AccessTokenStore };
  readonly relay: Pick<Relay, 'nudge'>;
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

interface Revoking {
  readonly tokenId: string;
  readonly userId: string;
  readonly address: string;
}

/** Revokes a user's token, and publishes it for everyone who has it cached. @throws AppError `not_found` */
export async function revokeToken(
  { stores, relay, telemetry: { securityLog }, clock }: Deps,
  { tokenId, userId, address }: Revoking,
): Promise<void> {
  const now = clock();
  const token = await stores.accessTokens.find(tokenId, userId);
  const came = token && (await stores.accessTokens.revoke(tokenId, userId, now, revokedEvent(token, now)));
  if (!came) throw new AppError('not_found', { message: sentence`We couldn’t find that access token.` });
  if (came === 'again') return;
  relay.nudge();
  const detail = { token: tokenId };
  securityLog.tell({ event: 'token.revoked', outcome: 'success', userId, address, detail });
}
