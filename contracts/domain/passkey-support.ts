/** Whether a browser makes and takes passkeys on its page: names have them, addresses do not. */
export const takesPasskeys = (window: {
  readonly isSecureContext: boolean;
  readonly location: { readonly hostname: string };
}): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Why no passkey came of it, in words for whoever was asked; null for an error that is none of the browser's. */
export function passkeyFault(error: Error): string | null {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return 'No passkey was used. Try again, or use another way.';
  if (error.name === 'InvalidStateError') return 'A passkey of yours is on that device already.';
  if (['SecurityError', 'NotSupportedError', 'ConstraintError', 'UnknownError'].includes(error.name))
    return 'This browser or device can’t do that. Use another one, or another way.';
  return null;
}
