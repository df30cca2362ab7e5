import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { InboxEntry } from './inbox.ts';

export interface Description {
  readonly title: string;
  readonly text: string;
  /** Where it can be mended, or seen. */
  readonly link: { readonly href: string; readonly words: string; readonly outside: boolean };
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const POSTS = { href: '/dashboard#posts', words: 'See your posts', outside: false };

/** An entry in words. */
export function describeEntry(entry: InboxEntry): Description {
  const { kind, platform, target, reason, dueAt, postUrl } = entry;
  const { label } = PLATFORMS[platform];
  const connect = { href: '/dashboard#links', words: `Connect ${label}`, outside: false };
  switch (kind) {
    case 'failed':
      return {
        title: `A post to ${label} failed`,
        text: `${target}: ${reason ?? 'The network gave no reason.'}`,
        link: POSTS,
      };
    case 'blocked':
      return { title: `A post to ${label} waits for you`, text: `${target}: ${reason}`, link: connect };
    case 'late':
      return {
        title: `A post to ${label} went out late`,
        text: dueAt ? `${target}: it was due ${TIME.format(new Date(dueAt))}.` : `${target}.`,
        link: postUrl ? { href: postUrl, words: 'View post', outside: true } : POSTS,
      };
    case 'lost':
      return {
        title: `${label} is no longer connected`,
        text: `${reason ? `${reason} ` : ''}What you planned for it waits until you connect it again.`,
        link: connect,
      };
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, for as long as that says more than the date. */
export function ago(at: Date, now: Date): string {
  const ms = now.getTime() - at.getTime();
  if (ms < MINUTE) return 'just now';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min ago`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h ago`;
  return ms < 7 * DAY ? `${Math.floor(ms / DAY)} d ago` : TIME.format(at);
}
