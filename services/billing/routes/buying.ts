import { cancelPlan, changePlan } from '@carillon/contracts/http/billing/change-plan.ts';
import {
  endSandboxCheckout,
  getSandboxCheckout,
  playSandboxEvent,
  startCheckout,
} from '@carillon/contracts/http/billing/checkout.ts';
import { listPayments } from '@carillon/contracts/http/billing/list-payments.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { BillingContext } from '../context.ts';
import { cancelPlan as cancel, changePlan as change, startCheckout as start } from '../usecases/buy.ts';
import { endCheckout, playEvent, readCheckout } from '../usecases/sandbox-checkout.ts';

const done = { success: true as const };
const MOST = 100;

export function mountBuying(app: Hono<ServiceEnv>, context: BillingContext): void {
  const { plansApply, provider } = context;
  const forSale = (): void => {
    if (!plansApply) throw new AppError('not_found', { message: 'Plans are switched off on this server.' });
  };
  const inSandbox = (): void => {
    forSale();
    if (provider.name !== 'sandbox') throw new AppError('not_found');
  };

  mount(app, startCheckout, async ({ workspaceId, body }) => {
    forSale();
    return { ...done, url: await start(context, { workspaceId, ...body }) };
  });
  mount(app, changePlan, async ({ workspaceId, body }) => {
    forSale();
    await change(context, workspaceId, body.plan);
    return done;
  });
  mount(app, cancelPlan, async ({ workspaceId }) => {
    forSale();
    await cancel(context, workspaceId);
    return done;
  });
  mount(app, listPayments, async ({ workspaceId }) => {
    const entries = await context.stores.payments.list(workspaceId, MOST);
    return { ...done, entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })) };
  });
  mount(app, getSandboxCheckout, async ({ workspaceId }) => {
    inSandbox();
    return { ...done, checkout: await readCheckout(context, workspaceId) };
  });
  mount(app, endSandboxCheckout, async ({ workspaceId, body }) => {
    inSandbox();
    await endCheckout(context, workspaceId, body);
    return done;
  });
  mount(app, playSandboxEvent, async ({ workspaceId, body }) => {
    inSandbox();
    await playEvent(context, workspaceId, body.event);
    return done;
  });
}
