import type { Notification } from './notification.ts';

/** Names one telling: what is told of the same subject later has another id, and is unread again. */
export interface Telling {
  readonly subject: string;
  readonly told: number;
}

export const idOf = ({ subject, told }: Pick<Notification, 'subject' | 'told'>): string =>
  `${subject}@${told}`;

/** Null for what is no id of ours. */
export function tellingOf(id: string): Telling | null {
  const at = id.lastIndexOf('@');
  const told = Number(id.slice(at + 1));
  return at > 0 && Number.isSafeInteger(told) ? { subject: id.slice(0, at), told } : null;
}
