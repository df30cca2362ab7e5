import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { Hono } from 'hono';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { createGuesses } from '../domain/guesses.ts';
import { linkedinMember, metaHousehold } from '../domain/profile.ts';
import { same } from '../stores/hashed.ts';
import { callerAddress } from './caller-address.ts';

const faultBody = z.object({
  network: z.enum(PLATFORM_NAMES),
  operation: z.enum(['publish', 'token', 'any']).default('any'),
  kind: z.enum(['delay', 'drop-reply', 'error-5xx', 'rate-limit', 'expired-token']),
  times: z.int().min(1).max(1000).default(1),
  delay_ms: z.int().min(0).max(60_000).default(0),
});

const revokeBody = z.object({
  network: z.enum(PLATFORM_NAMES).optional(),
  /** The name given on the consent page; everyone's when left out. */
  name: z.string().optional(),
});

/** Asks for faults, for tests and demonstrations. */
export const createAdminRoutes = ({ stores, settings, now }: SandboxContext): Hono => {
  const app = new Hono();
  const guesses = createGuesses(now);
  app.use(async (c, next) => {
    const given = c.req.header('x-sandbox-admin') ?? '';
    const address = callerAddress(c, settings.trustProxy);
    const wait = guesses.waitFor(address);
    if (wait > 0)
      return c.json({ success: false, message: 'Too many wrong tries' }, 429, {
        'retry-after': String(wait),
      });
    if (settings.adminToken === '' || !same(given, settings.adminToken)) {
      guesses.wrong(address);
      return c.json({ success: false, message: 'The header x-sandbox-admin is missing or wrong' }, 403);
    }
    return next();
  });
  app.post('/faults', async (c) => {
    const parsed = faultBody.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ success: false, message: z.prettifyError(parsed.error) }, 422);
    const { delay_ms, ...plan } = parsed.data;
    await stores.faults.add({ ...plan, delayMs: delay_ms });
    return c.json({ success: true }, 201);
  });
  app.delete('/faults', async (c) => {
    await stores.faults.clear();
    return c.json({ success: true });
  });
  app.post('/revoke', async (c) => {
    const parsed = revokeBody.safeParse(await c.req.json().catch(() => ({})));
    if (!parsed.success) return c.json({ success: false, message: z.prettifyError(parsed.error) }, 422);
    const { network, name } = parsed.data;
    const owners =
      name === undefined ? [undefined] : [metaHousehold(name).person.id, linkedinMember(name).id];
    const counts = await Promise.all(
      owners.map((ownerId) =>
        stores.tokens.revoke({ ...(network && { network }), ...(ownerId && { ownerId }) }),
      ),
    );
    return c.json({ success: true, revoked: counts.reduce((sum, count) => sum + count, 0) });
  });
  return app;
};
