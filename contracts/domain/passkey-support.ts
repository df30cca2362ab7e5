/** Whether a browser makes and takes passkeys on its page: names have them, addresses do not. */
export const takesPasskeys = (window: {
  readonly isSecureContext: boolean;
  readonly location: { readonly hostname: string };
}): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
