import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';

/** The details of `account_closed` for a user who logs in to an account that will be deleted. */
export interface ClosedAccount {
  readonly delete_at: string;
  /** Keeps the account, for some minutes. */
  readonly keep: string;
}

/** Undoes a deletion that is to come, and logs in. */
export const keepAccount = defineOperation({
  id: 'identity.keepAccount',
  method: 'POST',
  path: '/user/deletion/keep',
  access: 'public',
  rate: 'strict',
  summary: 'Keep an account that is to be deleted',
  body: z.object({ keep: textUpTo(200).min(1) }),
  response: z.object({ success: z.literal(true), token: z.string() }),
  errors: ['validation_failed', 'not_found', 'too_many_requests'],
});
