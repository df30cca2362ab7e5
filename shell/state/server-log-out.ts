import { logout, type ProviderToLeave } from '@carillon/contracts/http/identity/sign-in/logout.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { t } from '@lingui/core/macro';
import type { ToastStore } from './toasts.ts';

/** Kept in the browser, so that the page's end does not end the tries. */
const KEY = 'logOutUnheard';
const MAX_MS = 5_000;
const AGAIN_MS = 15_000;

const OPEN = t`Your data was removed from this browser, but the server hasn’t logged you out yet. Your session may still be open there. Carillon keeps trying. Don’t let anyone else use this device until this message disappears.`;
const ENDED = t`The server has logged you out. Your session has ended there too.`;

interface LogOut {
  /** The provider that the session's logout leads to. */
  readonly provider: string | null;
  /** Stays on the page, where the user reads that they're still logged in there. */
  readonly skipProvider: boolean;
}

export interface ServerLogOut {
  /** Ends the session at the server: now, or as soon as it answers. Never throws. */
  begin(logout?: LogOut): Promise<void>;
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
  /** Logs out at the provider too, or warns: the next user of this browser could log in with it. */
  const leaveProvider = ({ name, url }: ProviderToLeave, isSkipped: boolean): void => {
    if (url !== null && !isSkipped) return leave(url);
    toasts.keep(
      t`You’re logged out of Carillon, but you may still be logged in at ${name}. On a shared device, log out there too.`,
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
      const reply = await api.call(logout, { signal: controller.signal });
      if (asking !== controller) return;
      const { provider: name, skipProvider } = readLogOut(storage);
      // Where an earlier reply was lost, the server no longer knows the session, nor its provider.
      const provider = reply.provider ?? (name === null ? null : { name, url: null });
      storage.removeItem(KEY);
      if (takeBack) toasts.success(ENDED);
      rest();
      if (provider) leaveProvider(provider, skipProvider);
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
    begin(logOut = UNKNOWN) {
      storage.setItem(KEY, JSON.stringify(logOut));
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

const UNKNOWN: LogOut = { provider: null, skipProvider: false };

/** Earlier versions stored only that there was one. */
function readLogOut(storage: Storage): LogOut {
  try {
    return { ...UNKNOWN, ...JSON.parse(storage.getItem(KEY) ?? '{}') };
  } catch {
    return UNKNOWN;
  }
}
