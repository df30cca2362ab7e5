import { useDrawer } from '@carillon/sdk/drawer/use-drawer.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, NAVIGATION_ICONS } from '@carillon/ui/icons.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { NavigationEntry } from '../remotes/registry.ts';

interface SidebarProps {
  readonly entries: readonly NavigationEntry[];
  readonly path: string;
  readonly collapsed: boolean;
  /** On narrow screens it is a drawer. */
  readonly open: boolean;
  readonly opener: RefObject<HTMLElement | null>;
  onToggle(): void;
  /** The same function each time, since the focus is moved anew with another. */
  onClose(): void;
}

/** The pages of the app. An entry is there when its micro-frontend is. */
export function Sidebar({
  entries,
  path,
  collapsed,
  open,
  opener,
  onToggle,
  onClose,
}: SidebarProps): ReactNode {
  const nav = useRef<HTMLElement>(null);
  useDrawer({ open, panel: nav, opener, onClose });
  const toggle = collapsed ? t`Expand menu` : t`Collapse menu`;
  return (
    <>
      {/* For the pointer; by keyboard and by ear the button inside is there. */}
      {open && <button type="button" className="scrim" tabIndex={-1} aria-hidden="true" onClick={onClose} />}
      <nav ref={nav} className={`sidebar ${open ? 'open' : ''}`} aria-label={t`Pages`}>
        {open && (
          <button
            type="button"
            className="icon-button only-narrow close-menu"
            aria-label={t`Close menu`}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        )}
        <ul>
          {entries.map((entry) => {
            const Icon = NAVIGATION_ICONS[entry.icon];
            return (
              <li key={entry.path}>
                <a
                  href={entry.path}
                  aria-current={path === entry.path ? 'page' : undefined}
                  title={collapsed ? entry.label : undefined}
                >
                  {Icon && <Icon />}
                  <span className="label">{entry.label}</span>
                </a>
              </li>
            );
          })}
        </ul>
        <button type="button" className="collapse" onClick={onToggle} title={collapsed ? toggle : undefined}>
          {collapsed ? <ChevronRightIcon size={18} /> : <ChevronLeftIcon size={18} />}
          <span className="label">{toggle}</span>
        </button>
      </nav>
    </>
  );
}
