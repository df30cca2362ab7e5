import type { SandboxContext } from '../../context.ts';
import { mastodonFaults } from '../../domain/mastodon/mastodon-fault.ts';
import { deleteStatus } from '../../usecases/mastodon/delete-status.ts';
import { findStatus, type Status, threadBelow } from '../../usecases/mastodon/find-status.ts';
import type { MastodonEndpoint } from './endpoint.ts';
import { createStatusObjects } from './status-objects.ts';

const READ = ['read:statuses'];

/** One status, for who may see it. */
export const readStatus = (context: SandboxContext): MastodonEndpoint => ({
  scopes: READ,
  async run({ account, id }) {
    const status = await requireStatus(context, id, account.id);
    return { body: await createStatusObjects(context, account.id)(status) };
  },
});

const MAX_AT_ONCE = 20;

/** Several at once; what isn't there is left out. */
export const readStatuses = (context: SandboxContext): MastodonEndpoint => ({
  scopes: READ,
  async run({ c, account }) {
    const ids = [...(c.req.queries('id[]') ?? []), ...(c.req.queries('id') ?? [])].slice(0, MAX_AT_ONCE);
    const results = await Promise.all(ids.map((id) => findStatus(context, id, account.id)));
    const objectOf = createStatusObjects(context, account.id);
    return { body: await Promise.all(results.filter((one) => one !== null).map(objectOf)) };
  },
});

/** Returns the source text, which only its author may read. */
export const readSource = (context: SandboxContext): MastodonEndpoint => ({
  scopes: READ,
  async run({ account, id }) {
    const { text, options } = await findOwnStatus(context, id, account.id);
    return { body: { id, text, spoiler_text: options.warning } };
  },
});

/** Returns the statuses that a status replies to, and its replies. */
export const readContext = (context: SandboxContext): MastodonEndpoint => ({
  scopes: READ,
  async run({ account, id }) {
    const status = await requireStatus(context, id, account.id);
    const thread = await threadBelow(context, status.postId, account.id);
    const objectOf = createStatusObjects(context, account.id);
    const ancestors = await ancestorsOf(context, status, account.id);
    return {
      body: {
        ancestors: await Promise.all(ancestors.map(objectOf)),
        descendants: await Promise.all(below(thread, id).map(objectOf)),
      },
    };
  },
});

/** Expects parents before their replies. */
function below(thread: readonly Status[], id: string): Status[] {
  const within = new Set([id]);
  return thread.filter((one) => {
    const isIn = within.has(one.parentId ?? '');
    if (isIn) within.add(one.id);
    return isIn;
  });
}

const DEEPEST = 200;

async function ancestorsOf(context: SandboxContext, status: Status, readerId: string): Promise<Status[]> {
  const statuses: Status[] = [];
  let { parentId } = status;
  while (parentId !== null && statuses.length < DEEPEST) {
    const parent = await findStatus(context, parentId, readerId);
    if (!parent) break;
    statuses.unshift(parent);
    parentId = parent.parentId;
  }
  return statuses;
}

/** Favors a status, or no longer. Both can be repeated. */
export const favorStatus = (context: SandboxContext, on: boolean): MastodonEndpoint => ({
  scopes: ['write:favourites'],
  async run({ account, id }) {
    const status = await requireStatus(context, id, account.id);
    const favorite = { accountId: account.id, statusId: id, postId: status.postId };
    const { favorites } = context.stores;
    await (on ? favorites.add(favorite, context.now()) : favorites.remove(favorite));
    return { body: await createStatusObjects(context, account.id)(status) };
  },
});

/** Deletes one's own status, and returns its text. */
export const removeStatus = (context: SandboxContext): MastodonEndpoint => ({
  scopes: ['write:statuses'],
  async run({ c, account, id }) {
    const status = await findOwnStatus(context, id, account.id);
    const body = { ...(await createStatusObjects(context, account.id)(status)), text: status.text };
    await deleteStatus(context, status, c.req.query('delete_media') === 'true');
    return { body };
  },
});

async function requireStatus(context: SandboxContext, id: string, readerId: string): Promise<Status> {
  const status = await findStatus(context, id, readerId);
  if (!status) throw mastodonFaults.missing();
  return status;
}

async function findOwnStatus(context: SandboxContext, id: string, accountId: string): Promise<Status> {
  const status = await requireStatus(context, id, accountId);
  if (!status.byApi || status.author.id !== accountId) throw mastodonFaults.missing();
  return status;
}
