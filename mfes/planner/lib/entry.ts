import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PlannedPublication } from '@carillon/contracts/http/posts/list-planned.ts';
import { type Disconnected, type DisplayStatus, displayStatusOf, listText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** The publications of one post at one time. A calendar shows and moves them together. */
export interface Entry {
  /** Stays when it is moved. */
  readonly id: string;
  readonly postId: string;
  /** ISO 8601, UTC. */
  readonly dueAt: string;
  /** At least one. */
  readonly publications: readonly PlannedPublication[];
}

export const nameOf = ({ publications }: Entry): string => publications[0]?.words ?? t`Post without text`;

export const pictureOf = ({ publications }: Entry): PlannedPublication['picture'] =>
  publications.find(({ picture }) => picture)?.picture ?? null;

export const platformsOf = ({ publications }: Entry): PlatformName[] => [
  ...new Set(publications.map(({ platform }) => platform)),
];

/** "Facebook and LinkedIn". */
export const networksText = (entry: Entry): string => listText(platformsOf(entry).map(labelOf));

/** Returns its publications that can be rescheduled. */
export const movable = ({ publications }: Entry): PlannedPublication[] =>
  publications.filter(({ can_reschedule }) => can_reschedule);

/** The one that most needs to be known, of all its targets. */
const BY_URGENCY: readonly DisplayStatus['tag'][] = [
  'failed',
  'unknown',
  'blocked',
  'publishing',
  'queued',
  'retrying',
  'scheduled',
  'published',
  'canceled',
];

export function statusOf(
  { publications }: Entry,
  disconnected: Disconnected,
  now: Date,
): DisplayStatus['tag'] {
  const tags = new Set(publications.map((one) => displayStatusOf(one, disconnected, now).tag));
  return BY_URGENCY.find((tag) => tags.has(tag)) ?? 'scheduled';
}

/** The zone that it was planned in, where it was planned. */
export const zoneOf = ({ publications }: Entry): string | null =>
  publications.find(({ timezone }) => timezone)?.timezone ?? null;
