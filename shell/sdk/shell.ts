import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { Role } from '@carillon/contracts/domain/roles.ts';
import type { LiveEventData, LiveEventType } from '@carillon/contracts/http/gateway/live-events.ts';
import type { ApiClient } from './api/api-client.ts';
import type { BackStack } from './history/back-stack.ts';
import type { Readable } from './readable.ts';
import type { SocialStore } from './social/social-store.ts';
import type { UserStorage } from './storage/user-storage.ts';

export type { Readable };

export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly timezone: string;
  /** The language that they chose; null while they have none. Earlier versions of the server leave it out. */
  readonly locale?: Locale | null;
  /** The current workspace, and what the user may do there. */
  readonly workspace: {
    readonly id: string;
    readonly name: string;
    readonly role: Role;
    /** Whether an owner must approve posts before they are published. */
    readonly owner_approval?: boolean;
  };
}

export interface SessionPort extends Readable<{ readonly loggedIn: boolean; readonly user: User | null }> {
  /** Marks the browser as logged in; the session itself is a cookie. */
  login(token: string): void;
  /**
   * Ends the session here and at the server, and goes to /login, or to the logout of the provider that it began with.
   * With `skipProvider` the user reads that they may still be logged in there.
   */
  logout(options?: { readonly skipProvider?: boolean }): Promise<void>;
  /** Something about the user was changed: asks the server again, here and in other tabs. */
  userChanged(): Promise<void>;
  /** Does what takes the session out of its workspace; the sentence says why where its user then is. @throws what `action` throws */
  moving(why: string, action: () => Promise<void>): Promise<void>;
  /**
   * Switches this browser to another of the user's workspaces, at that address or the dashboard; all tabs start again
   * there.
   * @throws the call's error; then nothing has changed
   */
  enter(workspace: Pick<User['workspace'], 'id' | 'name'>, address?: string): Promise<void>;
  /** The server no longer knows the session: forgets it and goes to /login, which leads back to this page. */
  expire(): void;
}

export interface Toasts {
  /** Goes away by itself after five seconds; after ten where there is a way back. */
  success(message: string, undo?: () => void): void;
  /** It succeeded, though not entirely as intended. */
  warning(message: string): void;
  danger(message: string, title?: string): void;
}

export interface LiveEvents {
  /** Calls the handler with the data of each event of a type, until the returned function is called. */
  on<T extends LiveEventType>(type: T, handler: (data: LiveEventData<T>) => void): () => void;
  /** Calls the handler when events may have been missed; none is sent twice. Queries are asked again by themselves. */
  onResume(handler: () => void): () => void;
}

export interface OnPage {
  /** These facts are shown by the page until the returned function is called; no toast says them again. */
  show(facts: readonly string[]): () => void;
}

export interface ShellLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** All that the shell hands to a micro-frontend. React contexts do not cross their roots, so it comes as one prop. */
export interface Shell {
  readonly api: ApiClient;
  readonly session: SessionPort;
  readonly social: SocialStore;
  /** Null until it is known who is logged in. */
  readonly storage: Readable<UserStorage | null>;
  readonly toasts: Toasts;
  readonly events: LiveEvents;
  readonly onPage: OnPage;
  readonly mode: Readable<'light' | 'dark'>;
  readonly location: Readable<ShellLocation>;
  /** Layers that the browser's Back closes before it leaves the page. */
  readonly backStack: Pick<BackStack, 'open'>;
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Opens the dialog in which the account's time zone is changed; the logged-in user has the new one afterwards. */
  changeTimeZone(): void;
  /** Leaves the app for another site, such as a network's consent page. */
  leave(url: string): void;
}

export interface RemoteProps {
  readonly shell: Shell;
}
