import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: { readonly users: Pick<UserStore, 'dropEmailChange'> };
  readonly securityLog: SecurityLog;
}

interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly address: string;
}

/** Keeps the email as it is. */
export async function cancelChange({ stores, securityLog }: Deps, caller: Caller): Promise<void> {
  if (!(await stores.users.dropEmailChange(caller.userId))) return;
  securityLog.tell({ event: 'email.change_canceled', outcome: 'success', ...caller });
}
