import { listQuotaUses as listAccounts } from '@carillon/contracts/http/identity/workspaces/list-quota-uses.ts';
import { listQuotaUses as listPosts } from '@carillon/contracts/http/posts/list-quota-uses.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import { createServiceApp } from '@carillon/kit/http/service-app.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { TEST_PUBLIC_KEYS } from '@carillon/kit/test/test-keys.ts';

type Uses = ReplyOf<typeof listPosts>['uses'];

/** Posts and identity as billing asks them; they do not answer unless they have something. */
export function createFakeOwners() {
  const state = { has: new Map<string, Uses>(), complete: true, asked: 0 };
  const ownerOf = (service: 'posts' | 'identity') =>
    createServiceApp({
      service,
      log: quietLog,
      publicKeys: TEST_PUBLIC_KEYS,
      securityLog: { tell: () => undefined },
    });
  const posts = ownerOf('posts');
  const identity = ownerOf('identity');
  const answer = (workspaceId: string, isMeant: (quota: string) => boolean) => {
    state.asked++;
    const uses = state.has.get(workspaceId);
    if (!uses) throw new AppError('service_unavailable');
    return { uses: uses.filter(({ quota }) => isMeant(quota)), complete: state.complete };
  };
  mount(posts, listPosts, async ({ body }) => answer(body.workspace_id, (quota) => quota !== 'accounts'));
  mount(identity, listAccounts, async ({ body }) =>
    answer(body.workspace_id, (quota) => quota === 'accounts'),
  );
  const transports = {
    posts: (request: Request) => posts.fetch(request),
    identity: (request: Request) => identity.fetch(request),
  };
  return { state, transports };
}
