import { PLATFORM_NAMES, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { listText } from '@carillon/sdk/text/list-text.ts';
import { shortTime } from '@carillon/sdk/time/words.ts';
import type { ShownEntry } from './inbox.ts';
import { ended, withoutName } from './sentences.ts';

interface Link {
  readonly href: string;
  readonly words: string;
  readonly outside: boolean;
}

export interface Description {
  readonly title: string;
  readonly text: string;
  /** Where it is told in full, can be mended, or seen. */
  readonly links: readonly Link[];
}

const inside = (href: string, words: string): Link => ({ href, words, outside: false });

/** An entry in words, its times by the clocks of a zone. */
export function describeEntry(entry: ShownEntry, zone: string): Description {
  const { kind, platform, target, reason, dueAt, nextAt, postUrl, postId, words, also = [] } = entry;
  const { label } = PLATFORMS[platform];
  // The title names the network.
  const why = reason && ended(withoutName(reason, label) ?? reason);
  const name = words ? `“${words}”` : 'A post';
  const post = postId
    ? inside(`/posts/${postId}`, 'See the post')
    : inside('/dashboard#posts', 'See your posts');
  const connect = inside('/dashboard#links', `Reconnect ${label}`);
  switch (kind) {
    case 'failed':
      return {
        title: `${name} failed on ${label}`,
        text: `${target}: ${why ?? 'The network gave no reason.'}`,
        links: [post],
      };
    case 'blocked':
      return {
        title: `${name} waits for ${label}`,
        text: `${target}: reconnect ${label} to publish this.`,
        links: [connect, post],
      };
    case 'delayed': {
      const next = nextAt ? `Next try ${shortTime(new Date(nextAt), zone, new Date(entry.at))}.` : '';
      return {
        title: `${name} is delayed on ${label}`,
        text: [`${target}:`, why, next].filter(Boolean).join(' '),
        links: [post],
      };
    }
    case 'late': {
      const due = dueAt && `was due ${shortTime(new Date(dueAt), zone, new Date(entry.at))}.`;
      if (also.length > 0)
        return {
          title: `${name} went out late on ${listed([platform, ...also])}`,
          text: due ? `It ${due}` : '',
          links: [post],
        };
      return {
        title: `${name} went out late on ${label}`,
        text: due ? `${target}: it ${due}` : `${target}.`,
        links: [post, ...(postUrl ? [{ href: postUrl, words: `View on ${label}`, outside: true }] : [])],
      };
    }
    case 'lost':
      return {
        title: `${label} is no longer connected`,
        text: `${lostBecause(reason, label)}Posts scheduled for it wait until you reconnect it.`,
        links: [connect],
      };
  }
}

/** Their names, in the order that they have everywhere. */
const listed = (platforms: readonly PlatformName[]): string =>
  listText(PLATFORM_NAMES.filter((one) => platforms.includes(one)).map((one) => PLATFORMS[one].label));

/** In the network's own words, where it gave any. */
function lostBecause(reason: string | null, label: string): string {
  if (!reason) return '';
  const said = withoutName(reason, label);
  return said === null ? `${ended(reason)} ` : `It said: “${ended(said)}” `;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, for as long as that says more than the date. */
export function ago(at: Date, now: Date, zone: string): string {
  const ms = now.getTime() - at.getTime();
  if (ms < MINUTE) return 'just now';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min ago`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h ago`;
  return ms < 7 * DAY ? `${Math.floor(ms / DAY)} d ago` : shortTime(at, zone, now);
}
