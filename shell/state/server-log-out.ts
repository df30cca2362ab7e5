import { logout, type ProviderToLeave } from '@carillon/contracts/http/identity/logout.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { t } from '@lingui/core/macro';
import type { ToastStore } from './toasts.ts';

/** Kept in the browser, so that the page's end does not end the tries. */
const KEY = 'logOutUnheard';
const MAX_MS = 5_000;
const AGAIN_MS = 15_000;

const OPEN = t`Your data was removed from this browser, but the server hasn’t logged you out yet. Your session may still be open there. Carillon keeps trying. Don’t let anyone else use this device until this message disappears.`;
const ENDED = t`The server has logged you out. Your session has ended there too.`;

export interface ServerLogOut {
  /** Ends the session at the server: now, or as soon as it answers. Never throws. */
  begin(): Promise<void>;
  /** Goes on with what an earlier page could not do. */
  resume(): void;
  /** Somebody logs in: the cookie is theirs now. */
  cancel(): void;
}

interface ServerLogOutDeps {
  readonly storage: Storage;
  readonly api: ApiClient;
  readonly toasts: ToastStore;
  /** Tells that the network is back. */
  readonly tabs: EventTarget;
  /** Goes to an address of another site. */
  leave(address: string): void;
}

/** The half of a logout that needs the server. Until it is heard there, the user is told so. */
export function createServerLogOut({ storage, api, toasts, tabs, leave }: ServerLogOutDeps): ServerLogOut {
  let again: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;
  let takeBack: (() => void) | null = null;

  const rest = (): void => {
    clearTimeout(again);
    takeBack?.();
    takeBack = null;
  };
  /** Whoever uses this browser next could log in with the provider unless the user logs out there too. */
  const leaveProvider = ({ name, url }: ProviderToLeave): void => {
    if (url !== null) return leave(url);
    toasts.keep(
      t`You’re logged out of Carillon, but ${name} can’t be reached. You may still be logged in there.`,
      t`Not logged out of ${name}`,
      'warning',
    );
  };
  const ask = async (): Promise<void> => {
    if (asking) return;
    const controller = new AbortController();
    const late = setTimeout(() => controller.abort(), MAX_MS);
    asking = controller;
    try {
      const { provider } = await api.call(logout, { signal: controller.signal });
      if (asking !== controller) return;
      storage.removeItem(KEY);
      if (takeBack) toasts.success(ENDED);
      rest();
      if (provider) leaveProvider(provider);
    } catch (error) {
      if (asking !== controller) return;
      console.warn('The server could not be told of the logout.', error);
      takeBack ??= toasts.keep(OPEN, t`Not logged out on the server`);
      again = setTimeout(retry, AGAIN_MS);
    } finally {
      clearTimeout(late);
      if (asking === controller) asking = null;
    }
  };
  /** Another tab may have done it, or logged somebody in. */
  const retry = (): void => {
    clearTimeout(again);
    if (storage.getItem(KEY) !== null) void ask();
    else rest();
  };

  tabs.addEventListener('online', retry);
  return {
    begin() {
      storage.setItem(KEY, 'yes');
      return ask();
    },
    resume: retry,
    cancel() {
      storage.removeItem(KEY);
      asking?.abort();
      asking = null;
      rest();
    },
  };
}
