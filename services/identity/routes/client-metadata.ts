import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { consentingOf } from '../connections/consent-of.ts';
import type { IdentityContext } from '../context.ts';

/** Servers keep it that long. A new key is used a day after it is first in there. */
const CACHED_S = 600;

/** The document by which servers that users name know Carillon. */
export function mountClientMetadata(
  app: Hono<ServiceEnv>,
  { connections: { networks } }: IdentityContext,
): void {
  app.get('/oauth-client-metadata.json', async (c) => {
    c.set('operation', 'identity.clientMetadata');
    const [described] = PLATFORM_NAMES.flatMap((name) => consentingOf(networks[name])?.clientMetadata ?? []);
    if (!described) throw new AppError('not_found');
    return c.json(await described(), 200, {
      'cache-control': `public, max-age=${CACHED_S}`,
      'x-robots-tag': 'noindex',
    });
  });
}
