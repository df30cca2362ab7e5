import type { reportDataExport } from '@carillon/contracts/http/identity/data-export/report-data-export.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import type { IdentityContext } from '../context.ts';
import { isSessionAlive } from '../sessions/is-session-alive.ts';
import { leaseEnd } from './lease-end.ts';

/** Whether a download may go on. When it has ended, another may begin. */
export async function reportExport(
  deps: IdentityContext,
  { user_id: userId, lease, state }: BodyOf<typeof reportDataExport>,
): Promise<boolean> {
  const { stores, clock } = deps;
  const { securityLog } = deps.telemetry;
  if (state === 'running') {
    const sessionId = await stores.dataExports.renew({ userId, lease }, leaseEnd(clock()));
    return sessionId !== null && isSessionAlive(deps, sessionId);
  }
  if (!(await stores.dataExports.end({ userId, lease }, clock()))) return false;
  if (state === 'whole') securityLog.tell({ event: 'export.completed', outcome: 'success', userId });
  else securityLog.tell({ event: 'export.broken', outcome: 'failure', userId });
  return true;
}
