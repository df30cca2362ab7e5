import { isSiteAddress } from '@carillon/contracts/domain/site-paths.ts';
import { WORKSPACE_PARAM } from '@carillon/contracts/domain/workspace-link.ts';
import type { BackStack } from '@carillon/sdk/history/back-stack.ts';
import { noteWantedPage } from '@carillon/sdk/session/wanted-page.ts';
import type { Readable, ShellLocation } from '@carillon/sdk/shell.ts';
import { t } from '@lingui/core/macro';
import { type Registry, routeOf } from '../remotes/registry.ts';
import { writable } from '../state/readable.ts';
import { redirectFor, returnOf, worthComingBack } from './guard.ts';

const NAME = t`Carillon`;

export interface Router {
  readonly location: Readable<ShellLocation>;
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Goes to the login page; after it this page is offered again if `comeBack` says so. */
  goToLogin(options: { readonly comeBack: boolean }): void;
  /** Guards and names this address anew, when the pages that there are have changed. */
  refresh(): void;
}

interface RouterDeps {
  readonly registry: () => Registry;
  readonly loggedIn: () => boolean;
  /** A step back that a dialog takes as it closes would undo what opens a page. */
  readonly backStack: Pick<BackStack, 'whenSettled' | 'leave'>;
}

/** The address bar, the guard in front of it, and the title that follows it. */
export function createRouter({ registry, loggedIn, backStack }: RouterDeps): Router {
  const location = writable(current());
  /** The query that a network returned with, until another page opens: the session may turn out to be over. */
  let returned = '';

  const guard = (place: ShellLocation): string | null => {
    const elsewhere = redirectFor(place, loggedIn(), registry());
    if (elsewhere?.split('?')[0] === '/login') remember(place);
    return elsewhere;
  };

  const remember = (place: ShellLocation): void => {
    const address = worthComingBack(place, registry());
    if (address) noteWantedPage(address);
  };

  const settle = (): void => {
    returned = returnOf(window.location.search) || returned;
    const elsewhere = guard(current());
    if (elsewhere) return open(elsewhere, true);
    const title = routeOf(registry(), window.location.pathname)?.title;
    document.title = title ? `${title} · ${NAME}` : NAME;
    location.set(current());
  };

  const open = (to: string, replace: boolean): void => {
    const target = new URL(to, window.location.href);
    // Documents of their own; the workspace of a link is entered before its page shows anything.
    if (isSiteAddress(target.pathname) || (!replace && target.searchParams.has(WORKSPACE_PARAM)))
      return backStack.leave(() => window.location.assign(target.href));
    // A place on this page: the browser scrolls to it and moves the focus there.
    if (target.hash && isHere(target)) return void window.location.assign(target.hash);
    const elsewhere = guard(target);
    const stays = replace && target.pathname === window.location.pathname;
    const address = elsewhere ?? target.pathname + target.search + target.hash;
    if (replace) window.history.replaceState(null, '', address);
    else {
      window.history.pushState(null, '', address);
      returned = '';
    }
    settle();
    // The page only comes to be named more closely.
    if (!stays) window.scrollTo(0, 0);
  };

  const navigate: Router['navigate'] = (to, { replace = false } = {}) =>
    backStack.whenSettled(() => open(to, replace));

  const goToLogin: Router['goToLogin'] = ({ comeBack }) => {
    if (comeBack) remember(current());
    else noteWantedPage(null);
    navigate(comeBack ? `/login${returned}` : '/login', { replace: comeBack });
  };

  window.addEventListener('popstate', settle);
  // The browser shows it again as it was left, maybe from a login that led to another document.
  window.addEventListener('pageshow', ({ persisted }) => persisted && settle());
  document.addEventListener('click', (event) => {
    const to = findOwnLink(event);
    if (!to) return;
    event.preventDefault();
    navigate(to);
  });
  settle();
  return { location, navigate, goToLogin, refresh: settle };
}

const current = (): ShellLocation => {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
};

const isHere = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === window.location.pathname && search === window.location.search;

/** The path of a plain click on a link within the app. */
function findOwnLink(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
    return null;
  if (link.hash && isHere(link)) return null;
  const outside = /^\/(api|media|sandbox)(\/|$)/.test(link.pathname) || isSiteAddress(link.pathname);
  return outside ? null : link.pathname + link.search + link.hash;
}
