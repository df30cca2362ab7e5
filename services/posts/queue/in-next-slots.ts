import { type Text, text } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import { accountKey } from '../domain/keys.ts';
import type { Post } from '../domain/post.ts';
import type { PostingSchedule } from '../domain/posting-schedule.ts';
import type { PublicationSpec } from '../domain/publication.ts';
import type { PostingScheduleStore } from '../stores/posting-schedules.ts';
import { type FreeSlotDeps, freeSlots } from './free-slots.ts';

export interface QueueDeps extends FreeSlotDeps {
  readonly stores: FreeSlotDeps['stores'] & { readonly postingSchedules: PostingScheduleStore };
}

/**
 * Moves each publication of a post to the next free slot of its own account. Accounts have different weeks, and none
 * has to wait for another.
 * @throws AppError `validation_failed` with the accounts that have no slots; `conflict` if one has no free slot
 */
export async function inNextSlots(deps: QueueDeps, post: Post): Promise<Post> {
  const schedules = await schedulesOf(deps, post);
  const now = deps.clock();
  const publications = await Promise.all(
    schedules.map(async ({ spec, schedule }): Promise<PublicationSpec> => {
      const [slot] = await freeSlots(deps, schedule, now, 1);
      if (!slot) throw new AppError('conflict', { message: isFull(spec) });
      const { dueAt, localTime } = slot;
      return { ...spec, dueAt, localTime, timezone: schedule.timezone, fromQueue: true };
    }),
  );
  const [first] = [...publications].sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  return { ...post, publications, localTime: first?.localTime ?? null, timezone: first?.timezone ?? null };
}

async function schedulesOf({ stores }: QueueDeps, { workspaceId, publications }: Post) {
  const schedules = await stores.postingSchedules.ofTargets(workspaceId, publications);
  const byAccount = new Map(schedules.map((schedule) => [accountKey(schedule), schedule]));
  const errors: Record<string, readonly Text[]> = {};
  const scheduledSpecs: { spec: PublicationSpec; schedule: PostingSchedule }[] = [];
  for (const [n, spec] of publications.entries()) {
    const schedule = byAccount.get(accountKey(spec));
    if (schedule && schedule.slots.length > 0) scheduledSpecs.push({ spec, schedule });
    else errors[`platforms.${n}.page_id`] = [hasNone(spec)];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return scheduledSpecs;
}

const hasNone = ({ targetName }: PublicationSpec): Text =>
  text`“${{ account: targetName }}” has no posting slots yet. Add some under Queue, or choose a time.`;

const isFull = ({ targetName }: PublicationSpec): Text =>
  text`Every posting slot of “${{ account: targetName }}” is taken. Add more under Queue, or choose a time.`;
