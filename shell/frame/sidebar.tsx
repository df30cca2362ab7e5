import { ChevronLeftIcon, ChevronRightIcon, NAVIGATION_ICONS } from '@carillon/ui/icons.tsx';
import type { ReactNode } from 'react';
import type { NavigationEntry } from '../remotes/registry.ts';

interface SidebarProps {
  readonly entries: readonly NavigationEntry[];
  readonly path: string;
  readonly collapsed: boolean;
  /** On narrow screens it is a drawer. */
  readonly open: boolean;
  onToggle(): void;
  onClose(): void;
}

/** The pages of the app. An entry is there when its micro-frontend is. */
export function Sidebar({ entries, path, collapsed, open, onToggle, onClose }: SidebarProps): ReactNode {
  return (
    <>
      {open && <button type="button" className="scrim" aria-label="Close menu" onClick={onClose} />}
      <nav
        className={`sidebar ${open ? 'open' : ''}`}
        aria-label="Pages"
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
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
        <button type="button" className="collapse" onClick={onToggle} aria-expanded={!collapsed}>
          {collapsed ? <ChevronRightIcon size={18} /> : <ChevronLeftIcon size={18} />}
          <span className="label">Collapse</span>
        </button>
      </nav>
    </>
  );
}
