import { AppError } from '@carillon/kit/errors.ts';
import { SocialError } from '@carillon/social/social-error.ts';

/**
 * Turns a network's refusal to connect into an error for the waiting user.
 * @throws AppError `wrong_credentials`, `connection_refused`, `network_unavailable`; rethrows anything else
 */
export function throwRefusal(error: unknown): never {
  if (!(error instanceof SocialError)) throw error;
  const { words: message } = error;
  if (error.kind === 'reconnect') throw new AppError('wrong_credentials', { message, cause: error });
  if (error.kind === 'transient' || error.kind === 'unknown')
    throw new AppError('network_unavailable', { message, cause: error });
  throw new AppError('connection_refused', { message, cause: error });
}
