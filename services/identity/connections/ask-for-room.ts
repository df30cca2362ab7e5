import type { Quotas } from '@carillon/kit/plan/quotas.ts';

/** The quota unit that is reserved before the account is known. */
const ANY_ACCOUNT = 'new account';

/** Asks for one more account. It is reserved for good once the account is known. @throws AppError `plan_limit` */
export async function askForRoom(quotas: Quotas, workspaceId: string): Promise<void> {
  const user = { workspaceId, id: ANY_ACCOUNT };
  await quotas.reserve(user, ['accounts']);
  quotas.release(user, ['accounts']);
}
