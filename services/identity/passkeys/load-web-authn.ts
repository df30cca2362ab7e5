/** Loads the WebAuthn library, which is large, with the first passkey. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
