import { randomUUID } from 'node:crypto';
import type { Log } from '@carillon/kit/log.ts';
import { type GatheredNotice, kindsOf, noticeOf } from '../domain/mail-notice.ts';
import type { AwaitingMailStore } from '../stores/awaiting-mail.ts';
import type { MailRoundStore } from '../stores/mail-rounds.ts';
import { type SendDeps, sendRound } from './send-round.ts';

export interface GatherDeps extends SendDeps {
  readonly stores: SendDeps['stores'] & {
    readonly awaitingMail: AwaitingMailStore;
    readonly mailRounds: MailRoundStore;
  };
  readonly log: Log;
  /** How long after one mail of a kind the next one goes, at the least. */
  readonly apartMs: number;
}

const LEASE_MS = 2 * 60_000;

/**
 * Mails notifications that have waited long enough, with all that arrived meanwhile. A round is stored, its
 * notifications stop waiting, then it is mailed. If a process dies in between, another continues, and each mail has
 * an ID derived from the round, so nothing is mailed twice.
 */
export async function gatherMails(deps: GatherDeps): Promise<void> {
  const { mailRounds, awaitingMail } = deps.stores;
  const now = deps.clock();
  const due = (await awaitingMail.due(now)).flatMap(({ workspaceId, kind }) => {
    const mailNotice = noticeOf(kind);
    return mailNotice ? [{ workspaceId, notice: mailNotice }] : [];
  });
  const all = [...(await mailRounds.left(now)), ...due];
  const unique = new Map(all.map((one) => [`${one.workspaceId} ${one.notice}`, one]));
  // One workspace's trouble keeps no other's waiting.
  for (const { workspaceId, notice } of unique.values())
    await gatherOf(deps, workspaceId, notice).catch((err) =>
      deps.log.warn({ err, workspaceId, notice }, 'a gathered mail could not be made, and is tried again'),
    );
}

async function gatherOf(deps: GatherDeps, workspaceId: string, mailNotice: GatheredNotice): Promise<void> {
  const { mailRounds, awaitingMail } = deps.stores;
  const now = deps.clock();
  const kinds = kindsOf(mailNotice);
  const takenRound = await mailRounds.take(workspaceId, mailNotice, now, new Date(now.getTime() + LEASE_MS));
  if (takenRound instanceof Date) return awaitingMail.putOff(workspaceId, kinds, takenRound);
  if (!takenRound) return;
  const round = takenRound.round ?? {
    id: randomUUID(),
    items: await awaitingMail.waiting(workspaceId, kinds),
  };
  if (round.items.length > 0) {
    if (!takenRound.round && !(await mailRounds.begin(takenRound, round))) return;
    await awaitingMail.taken(workspaceId, round.items);
    await sendRound(deps, workspaceId, mailNotice, round);
  }
  const apart = round.items.length > 0 ? deps.apartMs : 0;
  await mailRounds.finish(takenRound, now, new Date(now.getTime() + apart));
}
