import { NO_PAGE, NotFound } from '@carillon/sdk/pages/not-found.tsx';
import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Readable, Shell } from '@carillon/sdk/shell.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { NotificationStore } from '../notifications/notification-store.ts';
import { navigationOf, routeOf } from '../remotes/registry.ts';
import type { RegistryStore } from '../remotes/registry-store.ts';
import { useArrival } from '../routing/use-arrival.ts';
import type { ModeStore } from '../state/mode.ts';
import type { ToastStore } from '../state/toasts.ts';
import type { Words } from '../words/word-store.ts';
import { Header } from './header.tsx';
import { NOT_LOADED, NotLoaded } from './no-page.tsx';
import { ReachBanner } from './reach-banner.tsx';
import { Sidebar } from './sidebar.tsx';
import { ToastRegion } from './toast-region.tsx';

interface FrameProps {
  readonly shell: Shell;
  readonly remotes: RegistryStore;
  readonly mode: ModeStore;
  readonly toasts: ToastStore;
  readonly notifications: NotificationStore;
  readonly words: Words;
  readonly reach: Readable<boolean>;
  /** Where micro-frontends mount; one node that outlives every render. */
  readonly outlet: HTMLElement;
}

const COLLAPSED = 'sidebarCollapsed';

/** Header, sidebar and the place for pages. */
export function Frame(props: FrameProps): ReactNode {
  const { shell, remotes, mode, toasts, notifications, words, reach, outlet } = props;
  const registry = useReadable(remotes);
  const { pathname } = useReadable(shell.location);
  const { loggedIn } = useReadable(shell.session);
  const [drawer, setDrawer] = useState(false);
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED) === 'yes');
  const main = useRef<HTMLElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const route = registry && routeOf(registry, pathname);
  const titleOf = useCallback(
    (path: string) => (registry ? (routeOf(registry, path)?.title ?? NO_PAGE) : NOT_LOADED),
    [registry],
  );
  const announced = useArrival(shell.location, main, titleOf);
  const inside = registry && loggedIn && route?.access === 'user';

  useEffect(() => {
    main.current?.append(outlet);
  }, [outlet]);
  // The drawer belongs to the page it was opened on.
  useEffect(() => shell.location.subscribe(() => setDrawer(false)), [shell]);

  const only = route?.mode ?? null;
  useLayoutEffect(() => {
    mode.force(only);
    return () => mode.force(null);
  }, [mode, only]);

  const closeDrawer = useCallback(() => setDrawer(false), []);
  const toggle = (): void => {
    localStorage.setItem(COLLAPSED, collapsed ? 'no' : 'yes');
    setCollapsed(!collapsed);
  };

  return (
    <>
      <a className="skip-link" href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <Header
        shell={shell}
        mode={mode}
        notifications={notifications}
        words={words}
        onMenu={inside ? () => setDrawer(!drawer) : undefined}
        menuOpen={drawer}
        menu={menu}
      />
      <ReachBanner reach={reach} />
      <div className={`body ${inside ? 'with-sidebar' : ''} ${collapsed ? 'collapsed' : ''}`}>
        {inside && (
          <Sidebar
            entries={navigationOf(registry)}
            path={pathname}
            collapsed={collapsed}
            open={drawer}
            onToggle={toggle}
            onClose={closeDrawer}
            opener={menu}
          />
        )}
        <main id="content" ref={main} tabIndex={-1}>
          {registry ? !route && <NotFound /> : <NotLoaded onRetry={remotes.load} />}
        </main>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
      <ToastRegion toasts={toasts} />
    </>
  );
}
