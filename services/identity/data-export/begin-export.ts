import type { beginDataExport } from '@carillon/contracts/http/identity/data-export/begin-data-export.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { IdentityContext } from '../context.ts';
import { hashOf } from '../crypto/secret.ts';
import { memberOf } from '../domain/workspace.ts';
import { recipientOf } from '../mail/mail-request.ts';
import { deviceText } from '../sessions/device-text.ts';
import { leaseEnd } from './lease-end.ts';

interface Input {
  readonly ticket: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly address: string;
  readonly userAgent: string;
}

/** More than anybody is in. */
const LIMIT = 1000;

/** Redeems a ticket, notifies its user by mail, and returns what to export. Null if the ticket isn't valid. */
export async function beginExport(
  deps: IdentityContext,
  { ticket, userId, sessionId, address, userAgent }: Input,
): Promise<ReplyOf<typeof beginDataExport>['export']> {
  const { stores, relay, mail, clock } = deps;
  const { securityLog } = deps.telemetry;
  const who = { userId, sessionId, address };
  const user = await stores.users.find(userId);
  if (!user) return null;
  const now = clock();
  const noticeEvent = mail.request(
    recipientOf(user),
    {
      kind: 'security_notice',
      what: 'data_downloaded',
      subject: null,
      at: now.toISOString(),
      device: deviceText(userAgent),
      link: mail.link('/account/security'),
    },
    now,
  );
  const ticketFields = { userId, sessionId, hash: hashOf(ticket) };
  const lease = await stores.dataExports.take(ticketFields, { now, until: leaseEnd(now) }, noticeEvent);
  if (lease === null) {
    securityLog.tell({ event: 'export.refused', outcome: 'failure', ...who, detail: { reason: 'ticket' } });
    return null;
  }
  relay.nudge();
  securityLog.tell({ event: 'export.begun', outcome: 'success', ...who });
  const workspaces = (await stores.workspaces.listOf(userId, LIMIT)).flatMap((workspace) => {
    const { id, name } = workspace;
    const role = memberOf(workspace, userId)?.role;
    return role ? [{ id, name, role }] : [];
  });
  return { lease, workspaces };
}
