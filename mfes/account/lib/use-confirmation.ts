import { getConfirmation } from '@carillon/contracts/http/identity/account/get-confirmation.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

export const CONFIRMATION_KEY = ['confirmation'];

/** The confirmation that a dangerous action requires. */
export type ConfirmationFields = ReplyOf<typeof getConfirmation>;

/** Pages ask for it before a dialog is opened, so that it has its fields from the start. */
export function useConfirmation() {
  const api = useApi();
  return useQuery({ queryKey: CONFIRMATION_KEY, queryFn: () => api.call(getConfirmation) });
}
