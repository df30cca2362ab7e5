import { t } from '@lingui/core/macro';

/** Why no passkey came of it, in words for whoever was asked; null for an error that is none of the browser's. */
export function passkeyFault(error: Error): string | null {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return t`No passkey was used. Try again, or use another way.`;
  if (error.name === 'InvalidStateError') return t`A passkey of yours is on that device already.`;
  if (['SecurityError', 'NotSupportedError', 'ConstraintError', 'UnknownError'].includes(error.name))
    return t`This browser or device can’t do that. Use another one, or another way.`;
  return null;
}
