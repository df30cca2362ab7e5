import type { SandboxContext } from '../../context.ts';
import { mastodonFaults } from '../../domain/mastodon/mastodon-fault.ts';
import type { Stores } from '../../stores/stores.ts';
import { listOwnStatuses } from '../../usecases/mastodon/list-own.ts';
import { accountObject } from './account-object.ts';
import type { MastodonEndpoint } from './endpoint.ts';
import { createStatusObjects } from './status-objects.ts';

/** Whose token it is. */
export const verifyCredentials = (context: SandboxContext): MastodonEndpoint => ({
  scopes: ['read:accounts', 'profile'],
  async run({ account }) {
    const source = {
      privacy: 'public',
      sensitive: false,
      language: null,
      note: '',
      fields: [],
      follow_requests_count: 0,
      indexable: false,
      discoverable: true,
      hide_collections: null,
    };
    const role = { id: '-99', name: '', permissions: '0', color: '', highlighted: false };
    return { body: { ...(await accountObject(context, account)), source, role } };
  },
});

/** An account that somebody has here, with its followers. */
export const readAccount = (context: SandboxContext): MastodonEndpoint => ({
  scopes: ['read:accounts'],
  async run({ id }) {
    return { body: await accountObject(context, await profileOf(context.stores, id)) };
  },
});

const LIMIT = 40;
const USUAL = 20;

/** Lists an account's statuses; the account itself sees all of them. */
export const accountStatuses = (context: SandboxContext): MastodonEndpoint => ({
  scopes: ['read:statuses'],
  async run({ c, account, id }) {
    const profile = await profileOf(context.stores, id);
    const { limit, max_id: maxId = null, exclude_replies } = c.req.query();
    const statuses = await listOwnStatuses(context.stores, {
      accountId: profile.id,
      maxId,
      withReplies: exclude_replies !== 'true',
      limit: Math.max(1, Math.min(LIMIT, Number(limit) || USUAL)),
    });
    const isOwn = profile.id === account.id;
    const visibleStatuses = statuses.filter(
      ({ options }) => isOwn || /^(?:public|unlisted)$/.test(options.visibility),
    );
    const objectOf = createStatusObjects(context, account.id);
    return { body: await Promise.all(visibleStatuses.map(objectOf)) };
  },
});

const profileOf = async (stores: Stores, id: string) => {
  const profile = await stores.profiles.get(id);
  if (profile?.network !== 'mastodon') throw mastodonFaults.missing();
  return profile;
};
