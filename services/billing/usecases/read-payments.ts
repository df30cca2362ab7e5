import { cutPage, datedPlace, readCursor } from '@carillon/kit/store/page.ts';
import { type ChangeDeps, readPlanAccount, writeHistory } from './plan-accounts.ts';

const PAGE = 50;

/**
 * @param before where the page before ended
 * @throws AppError `validation_failed` when that is no such place
 */
export async function readPayments(
  deps: Pick<ChangeDeps, 'stores' | 'clock'>,
  workspaceId: string,
  before: string | undefined,
) {
  const last = readCursor(before, datedPlace);
  await writeHistory(deps, await readPlanAccount(deps, workspaceId));
  const payments = await deps.stores.payments.page(workspaceId, last, PAGE + 1);
  const { rows, next } = cutPage(payments, PAGE, ({ at, id }) => [at.getTime(), id]);
  return { entries: rows.map((entry) => ({ ...entry, at: entry.at.toISOString() })), next };
}
