import {
  cancelPlan,
  changePlan,
  openPaymentPortal,
  quotePlanChange,
} from '@carillon/contracts/http/billing/change-plan.ts';
import { getCheckout, playSandboxEvent, startCheckout } from '@carillon/contracts/http/billing/checkout.ts';
import { listPayments } from '@carillon/contracts/http/billing/list-payments.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { BillingContext } from '../context.ts';
import {
  cancelPlan as cancel,
  changePlan as change,
  openPortal,
  quoteChange,
  startCheckout as start,
} from '../usecases/buy.ts';
import { readCheckout } from '../usecases/read-checkout.ts';
import { readPayments } from '../usecases/read-payments.ts';
import { playSandboxEvent as play } from '../usecases/sandbox-checkout.ts';

const done = { success: true as const };

export function mountBuying(app: Hono<ServiceEnv>, context: BillingContext): void {
  const forSale = (): void => {
    if (!context.plansApply)
      throw new AppError('not_found', { message: sentence`Plans are switched off on this server.` });
  };

  mount(app, startCheckout, async ({ workspaceId, body }) => {
    forSale();
    return { ...done, url: await start(context, { workspaceId, ...body }) };
  });
  mount(app, getCheckout, async ({ workspaceId }) => {
    forSale();
    return { ...done, checkout: await readCheckout(context, workspaceId) };
  });
  mount(app, playSandboxEvent, async ({ workspaceId, body }) => {
    forSale();
    if (context.payments.stripe) throw new AppError('not_found');
    await play(context, workspaceId, body);
    return done;
  });
  mount(app, changePlan, async ({ workspaceId, body }) => {
    forSale();
    return { ...done, url: await change(context, workspaceId, body.plan) };
  });
  mount(app, quotePlanChange, async ({ workspaceId, query }) => {
    forSale();
    return { ...done, cents: await quoteChange(context, workspaceId, query.plan) };
  });
  mount(app, cancelPlan, async ({ workspaceId }) => {
    // Stripe goes on charging where plans were switched off since.
    if (!context.payments.stripe) forSale();
    await cancel(context, workspaceId);
    return done;
  });
  mount(app, openPaymentPortal, async ({ workspaceId }) => {
    forSale();
    return { ...done, url: await openPortal(context, workspaceId) };
  });
  mount(app, listPayments, async ({ workspaceId, query }) => ({
    ...done,
    ...(await readPayments(context, workspaceId, query.before)),
  }));
}
