import { takesPasskeys } from '@carillon/contracts/domain/passkey-support.ts';
import type { Confirmation } from '@carillon/contracts/http/identity/account/confirmation.ts';
import {
  CONFIRMATION_FIELDS,
  type ConfirmationField,
} from '@carillon/contracts/http/identity/account/get-confirmation.ts';
import { actionErrorText, asApiError, fieldError } from '@carillon/sdk/index.ts';
import { passkeyFault } from '@carillon/sdk/session/passkey-fault.ts';
import { useState } from 'react';
import { useConfirmation } from './use-confirmation.ts';
import { useProvePasskey } from './use-prove-passkey.ts';

/** How a user confirms: by typed input, or with a passkey instead. */
export type Way = 'typed' | 'passkey';

export interface Confirm {
  /** Whether it is still unknown what is needed. */
  readonly isPending: boolean;
  readonly fields: readonly ConfirmationField[];
  /** Whether a passkey may be offered instead. */
  readonly passkey: boolean;
  /** Whether a provider has to identify the user again, so that nothing can be typed. */
  readonly freshLogin: boolean;
  readonly values: Readonly<Record<string, string>>;
  change(field: ConfirmationField, value: string): void;
  /** Returns the error of a field, if there is one. */
  fault(field: ConfirmationField): string | null;
  /** Returns the confirmation to send along. For a passkey the browser asks. */
  give(way: Way): Promise<Confirmation>;
  clear(): void;
}

interface Options {
  /** Without a second factor, the action asks for nothing. */
  readonly onlyWithFactor?: boolean;
}

/** Six digits are a code of the app; anything else is a recovery code. */
const proofIn = (input: string): Confirmation =>
  /^[\d\s]{6,8}$/.test(input.trim()) ? { code: input } : { recovery_code: input };

/** Tracks the confirmation that the server requires; a rejection names what was added since. */
export function useConfirm(error: Error | null, { onlyWithFactor = false }: Options = {}): Confirm {
  const { data, isPending: isAsking, failureCount } = useConfirmation();
  // If the requirement can't be loaded, the rejection names it.
  const isPending = isAsking && failureCount === 0;
  const prove = useProvePasskey();
  const [values, setValues] = useState<Record<string, string>>({});
  const refusal = error && asApiError(error);
  const knownFields = data?.fields ?? (isPending ? [] : (['current_password'] as const));
  const isAsked = !onlyWithFactor || knownFields.some((field) => field !== 'current_password');
  const missingFields = CONFIRMATION_FIELDS.filter(
    (field) => refusal?.fieldErrors[field] && field !== 'recovery_code',
  );
  const all = new Set<ConfirmationField>([...(isAsked ? knownFields : []), ...missingFields]);
  const needsPasskey = all.has('passkey');
  const fields = needsPasskey ? [] : CONFIRMATION_FIELDS.filter((field) => all.has(field));
  const readConfirmation = (): Confirmation =>
    Object.assign(
      {},
      ...fields.map((field): Confirmation => {
        const value = values[field] ?? '';
        if (field === 'current_password') return { current_password: value };
        if (value === '') return {};
        return field === 'code' ? proofIn(value) : { recovery_code: value };
      }),
    );
  return {
    isPending: isPending && isAsked,
    fields,
    passkey: isAsked && !needsPasskey && data?.passkey === true && takesPasskeys(window),
    freshLogin: refusal?.code === 'fresh_login_needed' || (isAsked && data?.fresh_login_needed === true),
    values,
    change: (field, value) => setValues((now) => ({ ...now, [field]: value })),
    fault: (field) =>
      fieldError(error, field) ?? (field === 'code' ? fieldError(error, 'recovery_code') : null),
    give: async (way) =>
      way === 'passkey' || needsPasskey ? { passkey: await prove() } : readConfirmation(),
    clear: () => setValues({}),
  };
}

/** Errors that belong to no field. */
export const confirmFault = (error: Error): string => passkeyFault(error) ?? actionErrorText(error);
