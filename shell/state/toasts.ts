import type { SessionPort, Toasts } from '@carillon/sdk/shell.ts';
import { type Writable, writable } from './readable.ts';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'warning' | 'danger';
  readonly title: string | undefined;
  readonly message: string;
  /** Where to go about it. */
  readonly link?: { readonly href: string; readonly text: string };
  /** Undoes what the toast reports. */
  readonly undo?: () => void;
}

export interface ToastStore extends Toasts {
  readonly list: Writable<readonly Toast[]>;
  /** Stays until it is dismissed or withdrawn. */
  keep(message: string, title: string, kind?: Toast['kind']): () => void;
  /** Stays until it is dismissed; the same is said once. */
  lead(message: string, link: NonNullable<Toast['link']>): void;
  dismiss(id: number): void;
  /** Removes toasts that go by themselves, and ones with a link, which was for the previous user. Kept ones stay. */
  clear(): void;
}

const SHOWN_MS = 5_000;
/** Long enough to think better of it. */
const UNDO_MS = 10_000;

/** Short messages, most of which go away by themselves. */
export function createToastStore(): ToastStore {
  const list = writable<readonly Toast[]>([]);
  const keptIds = new Set<number>();
  let next = 1;
  const dismiss = (id: number) => list.set(list.get().filter((toast) => toast.id !== id));
  const add = (
    kind: Toast['kind'],
    message: string,
    title?: string,
    ways: Pick<Toast, 'link' | 'undo'> = {},
  ): number => {
    const id = next++;
    list.set([...list.get().slice(-3), { id, kind, title, message, ...ways }]);
    return id;
  };
  const show = (kind: Toast['kind'], message: string, title?: string): void => {
    const id = add(kind, message, title);
    setTimeout(() => dismiss(id), SHOWN_MS);
  };
  return {
    list,
    dismiss,
    clear: () => list.set(list.get().filter(({ id, link }) => keptIds.has(id) && !link)),
    success(message, undo) {
      if (!undo) return show('success', message);
      const id = add('success', message, undefined, { undo });
      setTimeout(() => dismiss(id), UNDO_MS);
    },
    warning: (message) => show('warning', message),
    danger: (message, title) => show('danger', message, title),
    lead(message, link) {
      if (list.get().some((toast) => toast.link && toast.message === message)) return;
      keptIds.add(add('warning', message, undefined, { link }));
    },
    keep(message, title, kind = 'danger') {
      const id = add(kind, message, title);
      keptIds.add(id);
      return () => dismiss(id);
    },
  };
}

/** A login clears earlier toasts, such as the request to log in. */
export function clearOnLogIn(session: SessionPort, toasts: Pick<ToastStore, 'clear'>): void {
  let { loggedIn } = session.get();
  session.subscribe(() => {
    const before = loggedIn;
    ({ loggedIn } = session.get());
    if (loggedIn && !before) toasts.clear();
  });
}
