import { generateSecret, generateURI, verifySync } from 'otplib';

const STEP_S = 30;
const ISSUER = 'Carillon';

/** 160 random bits in base32, as RFC 4226 wants them. */
export const newAppSecret = (): string => generateSecret();

/** Returns the URI that an authenticator app reads from a QR code. */
export const appUri = (secret: string, email: string): string =>
  generateURI({ issuer: ISSUER, label: email, secret });

/** Returns the time step of a code, at most one away from now. Null if it is no step's (RFC 6238). */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_S });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
