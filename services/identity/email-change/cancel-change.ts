import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: { readonly users: Pick<UserStore, 'dropEmailChange'> };
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
}

interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly address: string;
}

/** Keeps the email as it is. */
export async function cancelChange(
  { stores, telemetry: { securityLog } }: Deps,
  caller: Caller,
): Promise<void> {
  if (!(await stores.users.dropEmailChange(caller.userId))) return;
  securityLog.tell({ event: 'email.change_canceled', outcome: 'success', ...caller });
}
