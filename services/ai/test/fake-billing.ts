import type { ErrorName } from '@carillon/contracts/errors.ts';
import { commitWords } from '@carillon/contracts/http/billing/commit-words.ts';
import { releaseWords } from '@carillon/contracts/http/billing/release-words.ts';
import { reserveWords } from '@carillon/contracts/http/billing/reserve-words.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import { createServiceApp } from '@carillon/kit/http/service-app.ts';
import type { Transports } from '@carillon/kit/http/service-client.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { TEST_PUBLIC_KEYS } from '@carillon/kit/test/test-keys.ts';

/** A fake of billing: records reservations, spending and releases, and refuses or fails as scripted. */
export function createFakeBilling() {
  const state = {
    refusal: null as ErrorName | null,
    /** `workspace task words` of each reservation that is neither committed nor released. */
    reserved: new Map<string, string>(),
    /** `workspace words` of each. */
    spent: [] as string[],
    released: 0,
  };
  const app = createServiceApp({
    service: 'billing',
    log: quietLog,
    publicKeys: TEST_PUBLIC_KEYS,
    securityLog: { tell: () => undefined },
  });
  mount(app, reserveWords, async ({ body: { workspace_id, id, words, reason } }) => {
    if (state.refusal) throw new AppError(state.refusal);
    state.reserved.set(id, `${workspace_id} ${reason} ${words}`);
    return { success: true as const, words };
  });
  mount(app, commitWords, async ({ body: { workspace_id, id, words } }) => {
    if (state.refusal) throw new AppError(state.refusal);
    state.reserved.delete(id);
    state.spent.push(`${workspace_id} ${words}`);
    return { success: true as const, spent: words };
  });
  mount(app, releaseWords, async ({ body: { id } }) => {
    if (state.reserved.delete(id)) state.released++;
    return { success: true as const };
  });
  const transports: Transports = { billing: (request) => app.fetch(request) };
  return { state, transports };
}
