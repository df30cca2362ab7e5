import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Shell } from '@carillon/sdk/shell.ts';
import { browserZone } from '@carillon/sdk/time/zones.ts';
import { BellMark, LogOutIcon, MenuIcon, MoonIcon, SunIcon, SystemIcon } from '@carillon/ui/icons.tsx';
import { type ReactNode, type RefObject, useState } from 'react';
import { AccountMenu } from '../account/account-menu.tsx';
import { Bell } from '../bell/bell.tsx';
import type { InboxStore } from '../bell/inbox-store.ts';
import type { ModeChoice, ModeStore } from '../state/mode.ts';

interface HeaderProps {
  readonly shell: Shell;
  readonly mode: ModeStore;
  readonly inbox: InboxStore;
  /** Opens the sidebar on narrow screens; missing where there is none. */
  readonly onMenu?: () => void;
  readonly menuOpen: boolean;
  /** The button that opens it, which has the focus again when it closes. */
  readonly menu: RefObject<HTMLButtonElement | null>;
}

export function Header({ shell, mode, inbox, onMenu, menuOpen, menu }: HeaderProps): ReactNode {
  const { loggedIn, user } = useReadable(shell.session);
  const [leaving, setLeaving] = useState(false);
  const logOut = async (): Promise<void> => {
    setLeaving(true);
    await shell.session.logout();
    setLeaving(false);
  };
  return (
    <header className="header">
      {onMenu && (
        <button
          ref={menu}
          type="button"
          className="icon-button only-narrow"
          onClick={onMenu}
          aria-expanded={menuOpen}
          aria-label="Menu"
        >
          <MenuIcon />
        </button>
      )}
      <a className="brand" href="/">
        <BellMark size={24} />
        <span>Carillon</span>
      </a>
      <nav className="header-links" aria-label="Site">
        <a href="/">Home</a>
      </nav>
      <div className="header-actions">
        {loggedIn && <Bell inbox={inbox} zone={user?.timezone ?? browserZone()} location={shell.location} />}
        <ModeButton mode={mode} />
        {loggedIn && <AccountMenu shell={shell} />}
        {loggedIn ? (
          <>
            <a className="button quiet only-wide" href="/dashboard">
              Dashboard
            </a>
            <button type="button" className="button quiet" onClick={logOut} disabled={leaving}>
              <LogOutIcon size={18} />
              <span className="label">Log Out</span>
            </button>
          </>
        ) : (
          <a className="button primary" href="/login">
            Get Started
          </a>
        )}
      </div>
    </header>
  );
}

const NEXT: Record<ModeChoice, ModeChoice> = { system: 'light', light: 'dark', dark: 'system' };
const NAMES: Record<ModeChoice, string> = { system: 'as the system', light: 'light', dark: 'dark' };

function ModeButton({ mode }: { mode: ModeStore }): ReactNode {
  const choice = useReadable(mode.choice);
  const label = `Colours: ${NAMES[choice]}. Switch to ${NAMES[NEXT[choice]]}.`;
  return (
    <button
      type="button"
      className="icon-button"
      onClick={() => mode.choose(NEXT[choice])}
      aria-label={label}
      title={label}
    >
      {choice === 'light' ? <SunIcon /> : choice === 'dark' ? <MoonIcon /> : <SystemIcon />}
    </button>
  );
}
