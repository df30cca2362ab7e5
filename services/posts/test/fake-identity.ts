import { type PlatformName, platformById } from '@carillon/contracts/domain/platforms.ts';
import { checkTarget } from '@carillon/contracts/http/identity/connections/check-target.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/connections/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import { createServiceApp } from '@carillon/kit/http/service-app.ts';
import { createServiceClient } from '@carillon/kit/http/service-client.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { TEST_PUBLIC_KEYS, testSigner } from '@carillon/kit/test/test-keys.ts';
import type { ServerLimits } from '@carillon/social/capabilities/connect.ts';

/** Every target is of the same login. */
const CONNECTION = 'con_1';

/** Identity as posts sees it, through its contract: the connections, and the reports. */
export function createFakeIdentity() {
  const app = createServiceApp({
    service: 'identity',
    log: quietLog,
    publicKeys: TEST_PUBLIC_KEYS,
    securityLog: { tell: () => undefined },
  });
  const state = {
    lost: new Set<PlatformName>(),
    /** One for all connections; increases when one is made again. */
    revision: 1,
    /** Whether the account is closed, to be deleted. */
    closed: false,
    reports: [] as unknown[],
    away: false,
    /** Whether a rejected token can't be reported to it. */
    deaf: false,
    /** Holds answers to workers until it resolves. */
    gate: Promise.resolve(),
    /** How many times workers asked for a target. */
    resolveCalls: 0,
    timezone: undefined as string | undefined,
    /** Whose LinkedIn profile is connected. */
    member: 'Ada',
    /** Pages and accounts of other tests, by their ids. */
    pages: new Map<string, string>(),
    /** Their tokens and servers, by their ids, where the network is a real one. */
    access: new Map<string, { readonly access_token: string; readonly server: string }>(),
    /** Limits of their servers, by their ids. */
    limits: new Map<string, ServerLimits>(),
  };
  const targetOf = (platformId: number, pageId: string | null) => {
    if (state.away) throw new AppError('service_unavailable');
    const name = platformById(platformId)?.name;
    if (!name || state.lost.has(name))
      throw new AppError('not_connected', { message: `${name} is not connected.` });
    const page = state.pages.get(pageId ?? '');
    if (name !== 'linkedin' && !page && !pageId?.startsWith('page'))
      throw new AppError('not_found', { message: 'That page is not one of your pages.' });
    const member = `urn:li:person:${state.member.toLowerCase()}`;
    // A named profile means that one, even if another member is connected by now.
    const isOther = pageId?.startsWith('urn:li:person:') && pageId !== member && !page;
    if (name === 'linkedin' && isOther)
      throw new AppError('not_found', { message: 'That profile is not one of your LinkedIn profiles.' });
    return { target_id: pageId ?? member, target_name: page ?? `${name} ${pageId ?? state.member}` };
  };
  mount(app, checkTarget, async ({ body }) => ({
    ...targetOf(body.platform_id, body.page_id),
    timezone: state.timezone,
    limits: state.limits.get(body.page_id ?? ''),
  }));
  mount(app, resolveTarget, async ({ body }) => {
    state.resolveCalls += 1;
    await state.gate;
    if (state.closed) throw new AppError('account_closed');
    const target = targetOf(body.platform_id, body.page_id);
    if (body.target_id !== target.target_id)
      throw new AppError('not_found', { message: 'That profile is not one of your LinkedIn profiles.' });
    const access = state.access.get(target.target_id) ?? { access_token: 'a token' };
    return { ...target, ...access, connection_id: CONNECTION, revision: state.revision };
  });
  mount(app, reportLostConnection, async ({ body }) => {
    if (state.deaf) throw new AppError('service_unavailable');
    state.reports.push(body);
    const name = platformById(body.platform_id)?.name;
    const isLost = body.revision === state.revision;
    if (name && isLost) state.lost.add(name);
    return { success: true as const, lost: isLost };
  });
  const transports = { identity: (request: Request) => app.fetch(request) };
  return {
    state,
    transports,
    workerClient: createServiceClient(testSigner('worker'), transports),
  };
}
