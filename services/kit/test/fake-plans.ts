import { commitQuota } from '@carillon/contracts/http/billing/commit-quota.ts';
import type { Quota } from '@carillon/contracts/http/billing/quota.ts';
import { releaseQuota } from '@carillon/contracts/http/billing/release-quota.ts';
import { reserveQuota } from '@carillon/contracts/http/billing/reserve-quota.ts';
import { AppError } from '../errors.ts';
import { mount } from '../http/mount.ts';
import { createServiceApp } from '../http/service-app.ts';
import { quietLog } from './quiet-log.ts';
import { TEST_PUBLIC_KEYS } from './test-keys.ts';

/** Billing as the services see it that ask for quotas: a unit of each that `refuses` does not name. */
export function createFakePlans() {
  const app = createServiceApp({
    service: 'billing',
    log: quietLog,
    publicKeys: TEST_PUBLIC_KEYS,
    securityLog: { tell: () => undefined },
  });
  const state = {
    refuses: new Set<Quota>(),
    away: false,
    /** `quota id` → until when. */
    committed: new Map<string, string | null>(),
    reserved: new Set<string>(),
  };
  const checkThere = (): void => {
    if (state.away) throw new AppError('service_unavailable');
  };
  mount(app, reserveQuota, async ({ body: { id, quotas } }) => {
    checkThere();
    const refusedQuota = quotas.find((quota) => state.refuses.has(quota));
    if (refusedQuota) throw new AppError('plan_limit', { message: `No more ${refusedQuota}.` });
    for (const quota of quotas) state.reserved.add(`${quota} ${id}`);
    return { success: true as const };
  });
  mount(app, commitQuota, async ({ body: { id, uses } }) => {
    checkThere();
    for (const { quota, until } of uses) state.committed.set(`${quota} ${id}`, until);
    return { success: true as const };
  });
  mount(app, releaseQuota, async ({ body: { id, quotas, committed } }) => {
    for (const quota of quotas) {
      state.reserved.delete(`${quota} ${id}`);
      if (committed) state.committed.delete(`${quota} ${id}`);
    }
    return { success: true as const };
  });
  return { state, transports: { billing: (request: Request) => app.fetch(request) } };
}
