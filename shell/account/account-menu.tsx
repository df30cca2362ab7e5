import { UNNAMED_WORKSPACE } from '@carillon/contracts/domain/workspace-name.ts';
import { isKey } from '@carillon/sdk/keys/keys.ts';
import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Shell, User } from '@carillon/sdk/shell.ts';
import { cityOf, offsetOf } from '@carillon/sdk/time/zones.ts';
import { deferred } from '@carillon/ui/components/deferred.tsx';
import {
  ChevronDownIcon,
  ClockIcon,
  LinkIcon,
  LockIcon,
  LogOutIcon,
  SendIcon,
  TeamIcon,
  UserIcon,
} from '@carillon/ui/icons.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLogOut } from '../frame/use-log-out.ts';
import { usePopover } from '../frame/use-popover.ts';
import type { Words } from '../words/word-store.ts';
import { WordsItem } from '../words/words-button.tsx';
import { PlanItem } from './plan-item.tsx';

// Most never open the menu on a visit.
const WorkspaceList = deferred(
  async () => (await import('./workspace-list.tsx')).WorkspaceList,
  () => null,
);

const LanguageItem = deferred(
  async () => (await import('../locale/language-item.tsx')).LanguageItem,
  () => null,
);

/** A user's own workspace isn't named while it has no name of its own, or only its user's. */
const isOwnUnnamed = ({ name, workspace }: User): boolean =>
  workspace.name === name || (workspace.name === UNNAMED_WORKSPACE && workspace.role === 'owner');

/** Shows who is logged in, links to the account's settings, and the way out. */
export function AccountMenu({ shell, words }: { shell: Shell; words: Words }): ReactNode {
  const { user } = useReadable(shell.session);
  const { open, button, place, toggle, close } = usePopover(shell.location);
  const { leaving, logOut } = useLogOut(shell);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [open]);

  const elsewhere = user && !isOwnUnnamed(user) ? user.workspace.name : null;
  const changeTimeZone = (): void => {
    // The dialog returns the focus to the currently focused element.
    close();
    shell.changeTimeZone();
  };
  const openWords = (): void => {
    close();
    words.wanted.set(true);
  };
  return (
    <div className="account" ref={place}>
      <button
        ref={button}
        type="button"
        className="icon-button account-button"
        // The accessible name contains the visible text.
        aria-label={accountLabel(user, elsewhere)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <UserIcon />
        {user && (
          <span className="account-name">
            {user.name}
            {elsewhere && <span className="account-place muted">{elsewhere}</span>}
          </span>
        )}
        <ChevronDownIcon size={16} />
      </button>
      {open && (
        <section
          ref={panel}
          id={id}
          className="account-panel"
          aria-label={t`Account`}
          onKeyDown={(event) => isKey(event, 'Escape') && close()}
        >
          {user && (
            <>
              <p className="account-who">
                <strong dir="auto">{user.name}</strong>
                <span className="muted">{user.email}</span>
              </p>
              <WorkspaceList shell={shell} />
              <a className="account-item" href="/account/profile">
                <UserIcon size={18} />
                <span>
                  <Trans>Profile</Trans>
                </span>
              </a>
              <a className="account-item" href="/account/security">
                <LockIcon size={18} />
                <span>
                  <Trans>Security</Trans>
                </span>
              </a>
              <a className="account-item" href="/account/team">
                <TeamIcon size={18} />
                <span>
                  <Trans>Team</Trans>
                </span>
              </a>
              <button type="button" className="account-item" onClick={changeTimeZone}>
                <ClockIcon size={18} />
                <span>
                  <Trans>Time zone</Trans>
                </span>
                <span className="muted tabular">
                  {cityOf(user.timezone)} ({offsetOf(user.timezone, new Date())})
                </span>
              </button>
              <LanguageItem userId={user.id} />
              <WordsItem words={words} onOpen={openWords} />
              <PlanItem words={words} />
              <a className="account-item" href="/account/access-tokens">
                <LinkIcon size={18} />
                <span>
                  <Trans>Access tokens</Trans>
                </span>
              </a>
              <a className="account-item" href="/account/webhooks">
                <SendIcon size={18} />
                <span>
                  <Trans>Webhooks</Trans>
                </span>
              </a>
            </>
          )}
          <button type="button" className="account-item" onClick={logOut} disabled={leaving}>
            <LogOutIcon size={18} />
            <span>
              <Trans>Log Out</Trans>
            </span>
          </button>
        </section>
      )}
    </div>
  );
}

function accountLabel(user: User | null, workspace: string | null): string {
  if (!user) return t`Account`;
  const { name } = user;
  return workspace ? t`Account: ${name} ${workspace}` : t`Account: ${name}`;
}
