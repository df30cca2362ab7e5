import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import {
  type listPlanned as contract,
  MAX_DAYS_PLANNED,
  PLANNED_AT_ONCE,
  PLANNED_STATUSES,
  type PlannedPublication,
} from '@carillon/contracts/http/posts/list-planned.ts';
import type { QueryOf } from '@carillon/contracts/operation.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { readTargetIds } from '@carillon/kit/http/target-ids.ts';
import { datedPlace, readCursor, writeCursor } from '@carillon/kit/store/page.ts';
import type { Publication } from '../domain/publication.ts';
import type { ApprovalRights } from '../domain/review.ts';
import { factsOf, mayReschedule, type Viewer } from '../domain/view.ts';
import type { MediaLibrary } from '../media/library.ts';
import type { PublicationStore } from '../stores/publications.ts';

interface Deps {
  readonly stores: { readonly publications: PublicationStore };
  readonly media: Pick<MediaLibrary, 'urlOf'>;
  clock(): Date;
}

/** With the actions that the caller may take. */
type Query = QueryOf<typeof contract> & ApprovalRights & { readonly workspaceId: string };

const DAY = 86_400_000;

/** A page of what is due within a window. @throws AppError `validation_failed`, with the field that is wrong */
export async function listPlanned(
  { stores, media, clock }: Deps,
  { workspaceId, role, ownerApproval, before, ...query }: Query,
): Promise<{ publications: PlannedPublication[]; next: string | null }> {
  const window = { ...readWindow(query), ...readFilter(query) };
  const after = readCursor(before, datedPlace);
  const page = await stores.publications.planned(workspaceId, window, after, PLANNED_AT_ONCE);
  const viewer = { role, ownerApproval, now: clock() };
  return {
    publications: page.publications.map((one) => showPlanned(one, viewer, media)),
    next: page.next && writeCursor([page.next.at.getTime(), page.next.id]),
  };
}

function readWindow({ from, until }: Pick<Query, 'from' | 'until'>) {
  const [begin, end] = [new Date(from), new Date(until)];
  if (end <= begin) throw invalid({ until: ['Use a time after `from`.'] });
  if (end.getTime() - begin.getTime() > MAX_DAYS_PLANNED * DAY)
    throw invalid({ until: [sentence`Ask for at most ${{ most: MAX_DAYS_PLANNED }} days.`] });
  return { from: begin, until: end };
}

/** @throws AppError `validation_failed`, with the field that is wrong */
export function readFilter({
  platforms,
  statuses,
  targets,
  text,
}: Pick<Query, 'platforms' | 'statuses' | 'targets' | 'text'>) {
  return {
    platforms: oneOf('platforms', PLATFORM_NAMES, platforms),
    statuses: oneOf('statuses', PLANNED_STATUSES, statuses),
    targets: readTargetIds(targets),
    text: text?.trim() || undefined,
  };
}

/** The names in a list that is separated by commas. @throws AppError `validation_failed` */
export function oneOf<T extends string>(field: string, knownValues: readonly T[], value: string | undefined) {
  const names = value?.split(',') ?? [];
  const matches = knownValues.filter((name) => names.includes(name));
  const strange = names.find((name) => !knownValues.some((one) => one === name));
  if (strange !== undefined)
    throw invalid({
      [field]: [`“${strange}” isn’t one of ${knownValues.join(', ')}. Separate them with commas.`],
    });
  return value === undefined ? undefined : matches;
}

function showPlanned(one: Publication, viewer: Viewer, library: Deps['media']): PlannedPublication {
  const { id, platform, target_name, status, scheduled_time, timezone, ...facts } = factsOf(one, viewer.now);
  const [first] = one.media;
  return {
    id,
    platform,
    target_name,
    status,
    scheduled_time,
    timezone,
    post_id: one.postId,
    target_id: one.targetId,
    due_at: one.dueAt.toISOString(),
    published_at: facts.published_at,
    next_attempt_at: facts.next_attempt_at,
    waiting_for: facts.waiting_for,
    may_be_out: facts.may_be_out,
    from_queue: facts.from_queue,
    series_id: facts.series_id,
    can_reschedule: mayReschedule(one, viewer),
    words: firstWords(one.content),
    picture: first && one.files === 'kept' ? { kind: first.kind, url: library.urlOf(first) } : null,
  };
}
