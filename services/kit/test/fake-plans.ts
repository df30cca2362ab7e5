import { holdUses } from '@carillon/contracts/http/billing/hold-uses.ts';
import { releaseUses } from '@carillon/contracts/http/billing/release-uses.ts';
import type { Counted } from '@carillon/contracts/http/billing/use.ts';
import { AppError } from '../errors.ts';
import { mount } from '../http/mount.ts';
import { createServiceApp } from '../http/service-app.ts';
import { quietLog } from './quiet-log.ts';
import { TEST_PUBLIC_KEYS } from './test-keys.ts';

/** Billing as the services see it that ask for places: one of each kind that `refuses` does not name. */
export function createFakePlans() {
  const app = createServiceApp({
    ...{ service: 'billing', log: quietLog, publicKeys: TEST_PUBLIC_KEYS },
    securityLog: { tell: () => undefined },
  });
  const state = {
    refuses: new Set<Counted>(),
    away: false,
    /** What is kept, `kind id` → until when. */
    kept: new Map<string, string | null>(),
    reserved: new Set<string>(),
  };
  mount(app, holdUses, async ({ body: { id, kept, uses } }) => {
    if (state.away) throw new AppError('service_unavailable');
    const refused = uses.find(({ kind }) => !kept && state.refuses.has(kind));
    if (refused) throw new AppError('plan_limit', { message: `No more ${refused.kind}.` });
    for (const { kind, until } of uses)
      if (kept) state.kept.set(`${kind} ${id}`, until);
      else state.reserved.add(`${kind} ${id}`);
    return { success: true as const };
  });
  mount(app, releaseUses, async ({ body: { id, kinds, unless_kept } }) => {
    for (const kind of kinds) {
      state.reserved.delete(`${kind} ${id}`);
      if (!unless_kept) state.kept.delete(`${kind} ${id}`);
    }
    return { success: true as const };
  });
  return { state, transports: { billing: (request: Request) => app.fetch(request) } };
}
