import type { Notification } from './notification.ts';

/** Where a page of the list ends: the newest first, and those of one moment by what they are about. */
export interface Cursor {
  readonly at: Date;
  readonly subject: string;
}

export const cursorText = ({ at, subject }: Pick<Notification, 'at' | 'subject'>): string =>
  `${at.toISOString()} ${subject}`;

/** Null for what is no cursor. */
export function readCursor(text: string): Cursor | null {
  const space = text.indexOf(' ');
  const at = new Date(text.slice(0, space));
  return space > 0 && !Number.isNaN(at.getTime()) ? { at, subject: text.slice(space + 1) } : null;
}
