import { createHash } from 'node:crypto';
import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { linksInto } from '@carillon/contracts/domain/workspace-link.ts';
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarEntry, CalendarVersion } from '../domain/calendar-entry.ts';

export interface PrintedFeed {
  /** iCalendar, RFC 5545. */
  readonly text: string;
  readonly etag: string;
}

/** RFC 5545 has no way to write them; a reader may give up the whole feed. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
const EVENT_MS = 900_000;
const MAX_DESCRIPTION = 2_000;
const AGAIN_S = 3_600;

interface Feed {
  readonly entries: readonly CalendarEntry[];
  /** By the post's id. */
  readonly versions: ReadonlyMap<string, CalendarVersion>;
  readonly workspaceId: string;
  readonly publicUrl: string;
}

/**
 * Prints one event for all publications of a post that are due at once. The same entries always give the same bytes.
 * There is no METHOD, which would require an ORGANIZER; without it, DTSTAMP is the last revision (RFC 5545, 3.8.7.2).
 */
export function printFeed({ entries, versions, workspaceId, publicUrl }: Feed): PrintedFeed {
  const { hostname } = new URL(publicUrl);
  const linkTo = linksInto(publicUrl, workspaceId);
  const calendar = ical({
    name: 'Carillon',
    prodId: { company: 'Carillon', product: 'Schedule', language: 'EN' },
    ttl: AGAIN_S,
  });
  const groups = Map.groupBy(entries, ({ postId, dueAt }) => `${postId} ${dueAt.getTime()}`);
  for (const group of groups.values()) {
    const [first] = group;
    const version = first && versions.get(first.postId);
    if (!version) continue;
    const networks = [...new Set(group.map(({ platform }) => labelOf(platform)))].join(', ');
    const content = first.content.replaceAll(CONTROLS, '');
    calendar.createEvent({
      // Stays when it is moved.
      id: `${first.id}@${hostname}`,
      sequence: version.sequence,
      stamp: version.changedAt,
      lastModified: version.changedAt,
      start: first.dueAt,
      end: new Date(first.dueAt.getTime() + EVENT_MS),
      summary: `${firstWords(content) ?? 'Post without text'} (${networks})`,
      // libical reports a DESCRIPTION without a value as an error.
      description: content.slice(0, MAX_DESCRIPTION).toWellFormed() || null,
      url: linkTo(`/posts/${first.postId}`),
      status: ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // RFC 5545, 3.1: the last line ends as every line does.
  const text = `${calendar.toString().trimEnd()}\r\n`;
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}
