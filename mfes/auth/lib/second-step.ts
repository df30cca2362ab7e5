import type { login } from '@carillon/contracts/http/identity/sign-in/login.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';

/** A login that only lacks its second factor, and the data to finish it. */
export type SecondStep = Extract<ReplyOf<typeof login>, { second_factor: unknown }>['second_factor'];
