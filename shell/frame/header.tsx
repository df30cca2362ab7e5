import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Shell } from '@carillon/sdk/shell.ts';
import { publicPage } from '@carillon/sdk/text/public-page.ts';
import { browserZone } from '@carillon/sdk/time/zones.ts';
import { BellMark, LogOutIcon, MenuIcon, MoonIcon, SunIcon, SystemIcon } from '@carillon/ui/icons.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { AccountMenu } from '../account/account-menu.tsx';
import { NotificationButton } from '../notifications/notification-button.tsx';
import type { NotificationStore } from '../notifications/notification-store.ts';
import type { ModeStore } from '../state/mode.ts';
import { modeLabel } from '../state/mode-words.ts';
import { nextMode } from '../state/next-mode.ts';
import type { Words } from '../words/word-store.ts';
import { WordsButton } from '../words/words-button.tsx';
import { useLogOut } from './use-log-out.ts';

interface HeaderProps {
  readonly shell: Shell;
  readonly mode: ModeStore;
  readonly notifications: NotificationStore;
  readonly words: Words;
  /** Opens the sidebar on narrow screens. Missing if there is no sidebar. */
  readonly onMenu?: () => void;
  readonly menuOpen: boolean;
  /** The button that opens it, which has the focus again when it closes. */
  readonly menu: RefObject<HTMLButtonElement | null>;
}

/** Inside the app the sidebar leads to its pages and the account's menu holds Log Out; elsewhere both are here. */
export function Header(props: HeaderProps): ReactNode {
  const { shell, mode, notifications, words, onMenu, menuOpen, menu } = props;
  const { loggedIn, user } = useReadable(shell.session);
  return (
    <header className="header">
      {onMenu && (
        <button
          ref={menu}
          type="button"
          className="icon-button only-narrow"
          onClick={onMenu}
          aria-expanded={menuOpen}
          aria-label={t`Menu`}
        >
          <MenuIcon />
        </button>
      )}
      <a className="brand" href={publicPage('/')}>
        <BellMark size={24} />
        <span>
          <Trans>Carillon</Trans>
        </span>
      </a>
      {!onMenu && (
        <nav className="header-links" aria-label={t`Site`}>
          <a href={publicPage('/')}>
            <Trans>Home</Trans>
          </a>
          <a className="while-plans-are-sold" href={publicPage('/pricing')}>
            <Trans>Pricing</Trans>
          </a>
          <a href={publicPage('/privacy')}>
            <Trans>Privacy</Trans>
          </a>
          <a href={publicPage('/terms')}>
            <Trans>Terms</Trans>
          </a>
        </nav>
      )}
      <div className="header-actions">
        {loggedIn && onMenu && <WordsButton words={words} />}
        {loggedIn && (
          <NotificationButton
            key={user?.id}
            notifications={notifications}
            zone={user?.timezone ?? browserZone()}
            shell={shell}
          />
        )}
        <ModeButton mode={mode} />
        {loggedIn && onMenu && <AccountMenu shell={shell} words={words} />}
        {loggedIn && !onMenu && <Outside shell={shell} />}
        {!loggedIn && (
          <a className="button primary" href="/login">
            <Trans>Get Started</Trans>
          </a>
        )}
      </div>
    </header>
  );
}

/** The way back into the app, and out of the account. */
function Outside({ shell }: { shell: Shell }): ReactNode {
  const { leaving, logOut } = useLogOut(shell);
  return (
    <>
      <a className="button quiet" href="/dashboard">
        <Trans>Dashboard</Trans>
      </a>
      <button type="button" className="button quiet" onClick={logOut} disabled={leaving}>
        <LogOutIcon size={18} />
        <span className="label">
          <Trans>Log Out</Trans>
        </span>
      </button>
    </>
  );
}

function ModeButton({ mode }: { mode: ModeStore }): ReactNode {
  const choice = useReadable(mode.choice);
  const forced = useReadable(mode.forced);
  if (forced) return null;
  const label = modeLabel(choice);
  return (
    <button
      type="button"
      className="icon-button"
      onClick={() => mode.choose(nextMode(choice))}
      aria-label={label}
      title={label}
    >
      {choice === 'light' ? <SunIcon /> : choice === 'dark' ? <MoonIcon /> : <SystemIcon />}
    </button>
  );
}
