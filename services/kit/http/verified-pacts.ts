import { PACTS_FOLDER, readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import type { Hono } from 'hono';
import type { ServiceEnv } from './service-app.ts';

/** Where a service says which pacts its version keeps. */
export const VERIFIED_PACTS = '/internal/verified-pacts';

/**
 * Answers with the hashes of the pacts that this version of the service has verified: all those with it that it was built
 * with, since its tests fail while one of them does not hold. They are read anew each time, as in a checkout they change.
 */
export function serveVerifiedPacts(app: Hono<ServiceEnv>, service: string, folder = PACTS_FOLDER): void {
  app.get(VERIFIED_PACTS, (c) => {
    const pacts = readPacts(folder);
    // Built without them, it knows of none, which is not to keep none.
    if (pacts.length === 0) return c.notFound();
    const verified = pacts.filter(({ provider }) => provider === service).map(({ hash }) => hash);
    return c.json({ verified });
  });
}
