import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectField } from '@carillon/contracts/networks/network.ts';
import { errorText } from '../api/error-text.ts';
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

/** What is wrong, at the field that it is about; under '' what is about none. */
export function faultsAt(fields: readonly ConnectField[], error: Error): Record<string, string> {
  const refusal = asApiError(error);
  if (!refusal) return { '': errorText(error) };
  const told = fields.flatMap(({ name }): [string, string][] => {
    const sentence = refusal.fieldErrors[name]?.[0];
    return sentence ? [[name, sentence]] : [];
  });
  if (told.length > 0) return Object.fromEntries(told);
  const [first] = fields;
  const secret = fields.find((one) => one.secret);
  switch (refusal.code) {
    case 'wrong_credentials':
      return { [(secret ?? first)?.name ?? '']: refusal.message };
    // The network refuses the account or its server, or that one is away.
    case 'connection_refused':
    case 'network_unavailable':
      return { [first?.name ?? '']: refusal.message };
    default:
      return { '': refusal.message };
  }
}
