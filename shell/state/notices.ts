import type { Notices } from '@carillon/sdk/shell.ts';
import { type Writable, writable } from './readable.ts';

export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'danger';
  readonly title: string | undefined;
  readonly message: string;
}

export interface NoticeStore extends Notices {
  readonly list: Writable<readonly Notice[]>;
  dismiss(id: number): void;
}

const SHOWN_MS = 5_000;

/** Short messages that go away by themselves. */
export function createNoticeStore(): NoticeStore {
  const list = writable<readonly Notice[]>([]);
  let next = 1;
  const dismiss = (id: number) => list.set(list.get().filter((notice) => notice.id !== id));
  const add = (kind: Notice['kind'], message: string, title?: string) => {
    const id = next++;
    list.set([...list.get().slice(-3), { id, kind, title, message }]);
    setTimeout(() => dismiss(id), SHOWN_MS);
  };
  return {
    list,
    dismiss,
    success: (message) => add('success', message),
    danger: (message, title) => add('danger', message, title),
  };
}
