import { commitWords } from '@carillon/contracts/http/billing/commit-words.ts';
import { releaseWords } from '@carillon/contracts/http/billing/release-words.ts';
import { reserveWords } from '@carillon/contracts/http/billing/reserve-words.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { BillingContext } from '../context.ts';
import { commitFor, releaseFor, reserveFor } from '../usecases/reservations.ts';

export function mountReservations(app: Hono<ServiceEnv>, context: BillingContext): void {
  if (!context.plansApply) return mountUncounted(app);
  mount(app, reserveWords, async ({ body }) => ({
    success: true as const,
    words: await reserveFor(context, body),
  }));
  mount(app, commitWords, async ({ body }) => ({
    success: true as const,
    spent: await commitFor(context, body),
  }));
  mount(app, releaseWords, async ({ body }) => {
    await releaseFor(context, body);
    return { success: true as const };
  });
}

/** If plans are off, words cost nothing and aren't counted. */
function mountUncounted(app: Hono<ServiceEnv>): void {
  mount(app, reserveWords, async ({ body: { words } }) => ({ success: true as const, words }));
  mount(app, commitWords, async ({ body: { words } }) => ({ success: true as const, spent: words }));
  mount(app, releaseWords, async () => ({ success: true as const }));
}
