import { WORKSPACE_PARAM } from '@carillon/contracts/domain/workspace-link.ts';
import { listWorkspaces } from '@carillon/contracts/http/identity/workspaces/list-workspaces.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { actionErrorText } from '@carillon/sdk/api/error-text.ts';
import type { Toasts } from '@carillon/sdk/shell.ts';
import { t } from '@lingui/core/macro';
import type { SessionStore } from '../state/session.ts';
import type { Router } from './router.ts';

const NOT_ENTERED = t`Couldn’t open the workspace that this link points to`;

interface Deps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly session: Pick<SessionStore, 'get' | 'enterFirst'>;
  readonly router: Pick<Router, 'navigate'>;
  readonly toasts: Pick<Toasts, 'danger'>;
}

/**
 * Switches to the workspace that the page's address names, before the page shows anything, and removes it from the
 * address: it is tried only once. Never throws.
 * Any site can link here, and so choose which of a user's own workspaces they see, just as a link chooses the page.
 * It can do no more: somebody who isn't a member stays where they are, the user is told where they are, no page can
 * be framed, and other tabs' requests name the workspace they show, so their work doesn't end up in this one.
 */
export async function enterLinked({ api, session, router, toasts }: Deps): Promise<void> {
  const currentUrl = new URL(window.location.href);
  const workspaceId = currentUrl.searchParams.get(WORKSPACE_PARAM);
  try {
    const { workspaces } = await api.call(listWorkspaces);
    const linked = workspaces.find(({ id }) => id === workspaceId);
    if (linked && !linked.current) await session.enterFirst(linked);
  } catch (error) {
    if (session.get().loggedIn)
      toasts.danger(t`Your workspace hasn’t changed. ${actionErrorText(error as Error)}`, NOT_ENTERED);
  }
  // A user who has to log in first comes back with all of the address.
  if (!session.get().loggedIn) return;
  currentUrl.searchParams.delete(WORKSPACE_PARAM);
  router.navigate(currentUrl.pathname + currentUrl.search + currentUrl.hash, { replace: true });
}
