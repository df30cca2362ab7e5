import type { LiveEvent } from '@carillon/contracts/http/gateway/live-events.ts';
import type { Operation } from '@carillon/contracts/operation.ts';
import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { ApiClient, CallInput } from '../api/api-client.ts';
import { readReply } from '../api/read-reply.ts';
import type { UploadOptions } from '../api/send-form.ts';
import { type BackStack, createBackStack } from '../history/back-stack.ts';
import { createLiveListeners } from '../live/live-listeners.ts';
import type { RemoteProps, Shell, ShellLocation, User } from '../shell.ts';
import { createSocialStore } from '../social/social-store.ts';
import { type OpenUserStorage, openUserStorage } from '../storage/user-storage.ts';

/** An operation's answer in a test: a reply, or a function that makes one (and may throw an ApiError). */
type Answer = unknown | ((input: GivenInput) => unknown);

interface GivenInput extends UploadOptions {
  body?: unknown;
  query?: unknown;
  params?: unknown;
  form?: FormData;
}

export interface RenderRemoteOptions {
  /** By operation id, such as `identity.login`. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Answers the operations that `answers` doesn't name. Checked like a server's reply. */
  readonly answerOthers?: (operation: Operation) => unknown;
  readonly path?: string;
  /** The user who is logged in, with their items in the test's storage. Without one, the user is unknown. */
  readonly user?: User;
}

export interface RenderedRemote extends RenderResult {
  readonly toasts: { kind: 'success' | 'warning' | 'danger'; message: string; undo?: () => void }[];
  readonly calls: { id: string; input: unknown }[];
  readonly left: string[];
  readonly logins: string[];
  /** The shell's dialogs that were asked for. */
  readonly wishes: string[];
  readonly storage: OpenUserStorage | null;
  /** The facts that the page says it shows. */
  onPage(): string[];
  /** The session ends: because nobody knows it any more, or after a logout in another tab. */
  endSession(): void;
  /** The account moves to another zone. */
  moveTo(timezone: string): void;
  path(): string;
  /** Follows a link of the shell to another address. */
  go(path: string): void;
  emit(event: LiveEvent): void;
  /** The stream of live events was interrupted, and is back. */
  resume(): void;
}

/** The last test's, which must not move about in this one's history. */
let backStack: BackStack | null = null;

/** Renders a micro-frontend's root in a fake shell. */
export function renderRemote(
  Root: ComponentType<RemoteProps>,
  options: RenderRemoteOptions = {},
): RenderedRemote {
  const toasts: RenderedRemote['toasts'] = [];
  const calls: RenderedRemote['calls'] = [];
  const paths: string[] = [];
  const logins: string[] = [];
  const wishes: string[] = [];
  const onPage: (readonly string[])[] = [];
  const events = createLiveListeners();
  const listeners = new Set<() => void>();
  let location = locationOf(options.path ?? '/');
  let sessionValue: { loggedIn: boolean; user: User | null } = {
    loggedIn: options.user !== undefined,
    user: options.user ?? null,
  };
  const sessionListeners = new Set<() => void>();
  const { user } = options;
  const storage = user ? openUserStorage(window.localStorage, window, user.id) : null;

  const answer = async (operation: Operation, input: object): Promise<unknown> => {
    calls.push({ id: operation.id, input });
    const givenAnswer = options.answers?.[operation.id];
    if (givenAnswer === undefined && options.answerOthers)
      return readReply(operation.response, options.answerOthers(operation));
    if (givenAnswer === undefined) throw new Error(`the test gives no answer for ${operation.id}`);
    return typeof givenAnswer === 'function' ? givenAnswer(input) : givenAnswer;
  };
  const api = {
    call: (operation: Operation, input: CallInput<Operation> = {}) => answer(operation, input),
    stream: async (operation: Operation, input: CallInput<Operation>, onLine: (line: unknown) => void) => {
      const givenAnswer = await answer(operation, input);
      const isLines =
        typeof givenAnswer === 'object' && givenAnswer !== null && Symbol.asyncIterator in givenAnswer;
      if (!isLines) return onLine({ type: 'result', result: givenAnswer });
      for await (const line of givenAnswer as AsyncIterable<unknown>) onLine(line);
    },
    upload: (operation: Operation, form: FormData, uploadOptions: UploadOptions = {}) =>
      answer(operation, { form, ...uploadOptions }),
    download: (operation: Operation, input: object) => void calls.push({ id: operation.id, input }),
  } as unknown as ApiClient;

  backStack?.end();
  backStack = createBackStack(window);
  const go = (to: string): void => {
    location = locationOf(to);
    for (const listener of listeners) listener();
  };
  const shell: Shell = {
    backStack,
    api,
    session: {
      get: () => sessionValue,
      subscribe(listener) {
        sessionListeners.add(listener);
        return () => sessionListeners.delete(listener);
      },
      login: (token) => void logins.push(token),
      async logout({ skipProvider = false } = {}) {
        if (skipProvider) wishes.push('log out, but not of the provider');
      },
      userChanged: async () => void wishes.push('ask who it is'),
      moving: (_why, action) => action(),
      enter: async ({ name }) => void wishes.push(`enter ${name}`),
      expire: () => undefined,
    },
    social: createSocialStore(window.sessionStorage, () => Date.now()),
    storage: { get: () => storage, subscribe: () => () => undefined },
    toasts: {
      success: (message, undo) => void toasts.push({ kind: 'success', message, ...(undo && { undo }) }),
      warning: (message) => void toasts.push({ kind: 'warning', message }),
      danger: (message) => void toasts.push({ kind: 'danger', message }),
    },
    events,
    onPage: {
      show(facts) {
        onPage.push(facts);
        return () => void onPage.splice(onPage.indexOf(facts), 1);
      },
    },
    mode: { get: () => 'light', subscribe: () => () => undefined },
    location: {
      get: () => location,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    navigate: go,
    changeTimeZone: () => void wishes.push('change time zone'),
    leave: (url) => void paths.push(url),
  };
  return {
    ...render(<Root shell={shell} />),
    toasts,
    calls,
    left: paths,
    logins,
    wishes,
    onPage: () => onPage.flat(),
    storage,
    moveTo(timezone) {
      const { user } = sessionValue;
      sessionValue = { ...sessionValue, user: user && { ...user, timezone } };
      for (const listener of sessionListeners) listener();
    },
    endSession() {
      sessionValue = { loggedIn: false, user: null };
      for (const listener of sessionListeners) listener();
    },
    path: () => location.pathname + location.search,
    go,
    emit: events.tell,
    resume: events.resume,
  };
}

function locationOf(path: string): ShellLocation {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return { pathname, search, hash };
}
