import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { asApiError, asInvalidReply } from '../api/errors.ts';

/** Why an account couldn't be connected, in a whole sentence. */
export const connectFailure = (platform: PlatformName, error: Error): string =>
  `Failed to connect to ${PLATFORMS[platform].label}: ${reason(error)}`;

/** In the words of the error catalogue. */
function reason(error: Error): string {
  const refusal = asApiError(error);
  if (refusal) return `Server error: ${refusal.said || 'Unknown error'}`;
  const invalid = asInvalidReply(error);
  if (invalid?.found === '') return 'No authentication URL received';
  if (invalid) return 'Invalid response format: Missing auth_url';
  return error.message || 'Server error occurred';
}
