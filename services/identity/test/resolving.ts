import { checkTarget } from '@carillon/contracts/http/identity/connections/check-target.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/connections/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { page } from './fake-network.ts';
import { type Identity, startIdentity, type Visitor } from './identity-under-test.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
const IDS = { facebook: 1, instagram: 2, linkedin: 3 } as const;
type Platform = keyof typeof IDS;

export let identity: Identity;
export let ada: Visitor;
export const body = (platform: Platform, pageId: string | null, visitor = ada) => ({
  workspace_id: visitor.workspaceId,
  platform_id: IDS[platform],
  page_id: pageId,
});
export const resolve = (...query: Parameters<typeof body>) =>
  identity.service.call(resolveTarget, { body: body(...query) });
export const check = (...query: Parameters<typeof body>) =>
  identity.service.call(checkTarget, { body: { ...body(...query), user_id: ada.userId } });
export const sendLostReport = (reason: string, revision: number) =>
  identity.service.call(reportLostConnection, {
    body: { workspace_id: ada.workspaceId, platform_id: 1, reason, revision },
  });
/** The connection that a worker would use now. */
export const revisionNow = async (): Promise<number> => (await resolve('facebook', 'p1')).revision;
export const linkedinView = async () => (await identity.get('/linkedin/check-connection', ada)).json();
export const passing = () => Promise.reject(new SocialError('LinkedIn: busy', { kind: 'transient' }));
export const refusing = () => Promise.reject(new SocialError('LinkedIn: revoked', { kind: 'reconnect' }));

/** Starts identity for a file of tests, with a new user and fresh networks for each. */
export function setUpIdentity(): void {
  beforeAll(async () => {
    identity = await startIdentity();
  });
  beforeEach(async () => {
    ada = await identity.signUp();
    const { facebook, linkedin } = identity.networks;
    facebook.pages = [page('p1', 'Bells'), page('p2', 'Whistles')];
    for (const network of [facebook, linkedin]) {
      network.refreshToken = null;
      network.onRefresh = async () => network.grant();
      network.refreshed.splice(0);
    }
  });
  afterAll(() => identity.close());
}
