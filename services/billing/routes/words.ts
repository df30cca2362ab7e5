import { getWordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import { listWordLedger } from '@carillon/contracts/http/billing/list-word-ledger.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { BillingContext } from '../context.ts';
import { readBalance, readLedger, UNLIMITED_WORDS } from '../usecases/read-words.ts';

export function mountWords(app: Hono<ServiceEnv>, context: BillingContext): void {
  mount(app, getWordBalance, async ({ workspaceId }) => ({
    success: true as const,
    ...(context.plansApply ? await readBalance(context, workspaceId) : UNLIMITED_WORDS),
  }));
  mount(app, listWordLedger, async ({ workspaceId, query }) => ({
    success: true as const,
    ...(await readLedger(context, workspaceId, query.before)),
  }));
}
