import { t } from '@lingui/core/macro';

/** Explains to the user why no passkey came of it; null for an error that is none of the browser's. */
export function passkeyFault(error: Error): string | null {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return t`The passkey request was canceled or timed out. Try again, or choose another method.`;
  if (error.name === 'InvalidStateError') return t`That device already has a passkey for your account.`;
  if (['SecurityError', 'NotSupportedError', 'ConstraintError', 'UnknownError'].includes(error.name))
    return t`This browser or device doesn’t support that. Try another device, or choose another method.`;
  return null;
}
