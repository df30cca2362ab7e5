import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { Hono } from 'hono';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { createGuesses } from '../domain/guesses.ts';
import { FACTS } from '../domain/networks/networks.ts';
import { same } from '../stores/hash-secret.ts';
import { figuresAt, followersAt } from '../usecases/audience.ts';
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

const booksQuery = z.object({
  /** The network's id of either. */
  post: z.string().optional(),
  target: z.string().optional(),
  at: z.coerce.date().optional(),
});

/** Asks for faults, and tells the books, for tests and demonstrations. */
export const createAdminRoutes = (context: SandboxContext): Hono => {
  const { stores, settings, now } = context;
  const app = new Hono();
  const guesses = createGuesses(now);
  app.use(async (c, next) => {
    const token = c.req.header('x-sandbox-admin') ?? '';
    const address = callerAddress(c, settings.trustProxy);
    const wait = guesses.waitFor(address);
    if (wait > 0)
      return c.json({ success: false, message: 'Too many wrong tries' }, 429, {
        'retry-after': String(wait),
      });
    if (settings.adminToken === '' || !same(token, settings.adminToken)) {
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
      name === undefined
        ? [undefined]
        : new Set(Object.values(FACTS).map(({ household }) => household(name)[0].id));
    const counts = await Promise.all(
      [...owners].map((ownerId) =>
        stores.tokens.revoke({ ...(network && { network }), ...(ownerId && { ownerId }) }),
      ),
    );
    return c.json({ success: true, revoked: counts.reduce((sum, count) => sum + count, 0) });
  });
  app.get('/books', async (c) => {
    const parsed = booksQuery.safeParse(c.req.query());
    if (!parsed.success) return c.json({ success: false, message: z.prettifyError(parsed.error) }, 422);
    const { post: postId, target: targetId, at = now() } = parsed.data;
    const post = postId === undefined ? null : await stores.posts.get(bareId(postId));
    if (post) return c.json({ success: true, figures: await figuresAt(context.stores, post, at) });
    const target = targetId === undefined ? null : await stores.profiles.get(bareId(targetId));
    if (target) return c.json({ success: true, followers: await followersAt(context.stores, target, at) });
    return c.json({ success: false, message: 'There is no such post or target' }, 404);
  });
  return app;
};

/** Without the network's part of it, or a Mastodon server's. */
const bareId = (id: string): string =>
  id.replace(/^(?:urn:li:(?:person|organization):|[\w.:-]{1,300}\/(?=\d{1,40}$))/, '');
