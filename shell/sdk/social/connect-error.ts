import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { t } from '@lingui/core/macro';
import { asApiError, asInvalidReply } from '../api/errors.ts';

/** Why an account couldn't be connected, in a whole sentence. */
export const connectFailure = (platform: PlatformName, error: Error): string =>
  t`Failed to connect to ${PLATFORMS[platform].label}: ${reason(error)}`;

/** In the words of the error catalogue. */
function reason(error: Error): string {
  const refusal = asApiError(error);
  if (refusal) return t`Server error: ${refusal.said || t`Unknown error`}`;
  const invalid = asInvalidReply(error);
  if (invalid?.found === '') return t`No authentication URL received`;
  if (invalid) return t`Invalid response format: Missing auth_url`;
  return error.message || t`Server error occurred`;
}
