import { createHash } from 'node:crypto';
import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { linksInto } from '@carillon/contracts/domain/workspace-link.ts';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Publication } from '../domain/publication.ts';

export interface PrintedFeed {
  /** iCalendar, RFC 5545. */
  readonly text: string;
  readonly etag: string;
}

/** RFC 5545 has no way to write them; a reader may give up the whole feed. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
const EVENT_MS = 900_000;
const MOST_DESCRIPTION = 2_000;
const AGAIN_S = 3_600;

/** The same for the same publications, so that a reader who has it need not fetch it again. */
export function printFeed(
  publications: readonly Publication[],
  workspaceId: string,
  publicUrl: string,
): PrintedFeed {
  const { hostname } = new URL(publicUrl);
  const linkTo = linksInto(publicUrl, workspaceId);
  const calendar = ical({
    name: 'Carillon',
    prodId: { company: 'Carillon', product: 'Schedule', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: AGAIN_S,
  });
  for (const group of Map.groupBy(
    publications,
    ({ postId, dueAt }) => `${postId} ${dueAt.getTime()}`,
  ).values()) {
    const [first] = group;
    if (!first) continue;
    const networks = [...new Set(group.map(({ platform }) => labelOf(platform)))].join(', ');
    const content = first.content.replaceAll(CONTROLS, '');
    calendar.createEvent({
      // Stays when it is moved.
      id: `${first.id}@${hostname}`,
      sequence: Math.max(...group.map(({ revision }) => revision)),
      stamp: first.createdAt,
      start: first.dueAt,
      end: new Date(first.dueAt.getTime() + EVENT_MS),
      summary: `${firstWords(content) ?? 'Post without text'} (${networks})`,
      description: content.slice(0, MOST_DESCRIPTION).toWellFormed(),
      url: linkTo(`/posts/${first.postId}`),
      status: ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  const text = calendar.toString();
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}
