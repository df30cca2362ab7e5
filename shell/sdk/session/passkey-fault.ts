import { t } from '@lingui/core/macro';

/** Explains to the user why there is no passkey. Null for an error that isn't the browser's. */
export function passkeyFault(error: Error): string | null {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return t`The passkey request was canceled or timed out. Try again, or choose another method.`;
  if (error.name === 'InvalidStateError') return t`That device already has a passkey for your account.`;
  if (['SecurityError', 'NotSupportedError', 'ConstraintError', 'UnknownError'].includes(error.name))
    return t`This browser or device doesn’t support that. Try another device, or choose another method.`;
  return null;
}
