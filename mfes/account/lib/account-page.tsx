import { useLocation } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import styles from './styles.css';

const PAGES = [
  ['/account/profile', t`Profile`],
  ['/account/security', t`Security`],
  ['/account/team', t`Team`],
  ['/account/plan', t({ message: 'Plan', context: 'what is paid for' })],
  ['/account/access-tokens', t`Access tokens`],
  ['/account/webhooks', t`Webhooks`],
] as const;

/** A page of the account, with the way to the others. */
export function AccountPage({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className="page">
      <style href="account" precedence="default">
        {styles}
      </style>
      <nav className="account-nav" aria-label={t`Your account`}>
        {PAGES.map(([path, name]) => (
          <a key={path} href={path} aria-current={currentOf(pathname, path)}>
            {name}
          </a>
        ))}
      </nav>
      {children}
    </div>
  );
}

/** A page below one of them is a part of it. */
function currentOf(pathname: string, path: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
