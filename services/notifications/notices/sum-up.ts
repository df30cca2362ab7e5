import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import { listRecipients } from '@carillon/contracts/http/identity/members/list-recipients.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Log } from '@carillon/kit/log.ts';
import { firstSummaryTime, lastSummaryTime, nextSummaryTime } from '../domain/monday.ts';
import type { SettingsStore } from '../stores/settings.ts';
import type { SummaryStore, TakenWorkspace } from '../stores/summary-weeks.ts';
import type { NoticeMailer, Recipient } from './notice-mailer.ts';
import { weekContent } from './week-content.ts';

export interface SumUpDeps {
  readonly stores: {
    readonly summaries: SummaryStore;
    readonly settings: Pick<SettingsStore, 'haveOff'>;
  };
  readonly services: ServiceClient;
  readonly mailer: NoticeMailer;
  readonly publicUrl: string;
  readonly log: Log;
  clock(): Date;
}

const LEASE_MS = 5 * 60_000;
const AGAIN_MS = 60_000;
/** Later than that, after a server was down, nobody needs it any more. */
const LATE_MS = 24 * 3_600_000;

/**
 * Mails the summary of the week to each member whose Monday morning it is by now. A workspace is leased; a mail's id follows
 * from its reader and the week, and that it is settled is written down after it: so who dies in between leaves nothing
 * that is mailed twice, or not at all.
 */
export async function sumUpWeeks(deps: SumUpDeps): Promise<void> {
  for (;;) {
    const now = deps.clock();
    const workspace = await deps.stores.summaries.take(now, new Date(now.getTime() + LEASE_MS));
    if (!workspace) return;
    await sumUpOf(deps, workspace, now).catch(async (err) => {
      const { workspaceId } = workspace;
      deps.log.warn({ err, workspaceId }, 'a week could not be summed up, and is tried again');
      await deps.stores.summaries.putOff(workspace, new Date(now.getTime() + AGAIN_MS));
    });
  }
}

async function sumUpOf(deps: SumUpDeps, workspace: TakenWorkspace, now: Date): Promise<void> {
  const { summaries } = deps.stores;
  const { workspaceId } = workspace;
  const members = await findMembers(deps, workspaceId);
  if (!members) return summaries.drop(workspaceId);
  const due = await findDue(deps, workspace, members.recipients, now);
  for (const [, some] of Map.groupBy(due, ({ zone, monday }) => `${zone} ${monday}`)) {
    const [{ zone: timezone, monday } = { zone: 'UTC', monday: '' }] = some;
    const week = { workspaceId, workspace: members.workspace, timezone, monday };
    const content = await weekContent(deps, week);
    for (const { recipient, at } of some) {
      const expiresAt = new Date(at.getTime() + 2 * LATE_MS);
      if (content) await deps.mailer.send({ workspaceId, recipient, content, key: monday, expiresAt });
      await summaries.mark(workspaceId, recipient.user_id, monday, now);
    }
  }
  // The members and the time on their clocks are looked up anew before each Monday.
  const times = [
    firstSummaryTime(now),
    ...members.recipients.map((one) => nextSummaryTime(zoneOf(one), now)),
  ];
  await summaries.putOff(workspace, new Date(Math.min(...times.map((time) => time.getTime()))));
}

/** Null when the workspace is gone. */
async function findMembers({ services }: SumUpDeps, workspace_id: string) {
  try {
    return await services.call(listRecipients, { body: { workspace_id } });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Members whose Monday morning it is and who don't have the mail yet. It never covers a week before they joined. */
async function findDue(
  { stores }: SumUpDeps,
  { workspaceId, since }: TakenWorkspace,
  recipients: readonly Recipient[],
  now: Date,
) {
  const recipientsToMail = recipients.flatMap((recipient) => {
    const zone = zoneOf(recipient);
    const { monday, at } = lastSummaryTime(zone, now);
    const isLate = now.getTime() - at.getTime() > LATE_MS;
    const isIn = since <= at && new Date(recipient.joined_at) <= at;
    return isLate || !isIn ? [] : [{ recipient, zone, monday, at }];
  });
  const [off, marked] = await Promise.all([
    stores.settings.haveOff(
      workspaceId,
      recipientsToMail.map(({ recipient }) => recipient.user_id),
      'weekly_summary',
    ),
    stores.summaries.marked(
      workspaceId,
      recipientsToMail.map(({ recipient, monday }) => ({ userId: recipient.user_id, week: monday })),
    ),
  ]);
  return recipientsToMail.filter(({ recipient: { user_id } }) => !off.has(user_id) && !marked.has(user_id));
}

const zoneOf = ({ timezone }: Recipient): string => (isZone(timezone) ? timezone : 'UTC');
