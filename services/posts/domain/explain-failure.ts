import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Text } from '@carillon/contracts/text.ts';
import type { Report } from './report.ts';
import {
  hasItAlready,
  hasTrouble,
  isLimiting,
  needsReconnecting,
  notAllowed,
  rejected,
} from './sentences.ts';

interface Failure extends Pick<Report, 'kind' | 'message' | 'retryAt'> {
  /** The network's own words; without them, `message` is a sentence of ours. */
  readonly networkMessage?: string | undefined;
}

/** A failure as a sentence for the owner; the network's own words are in the attempt's history. */
export function explainFailure(
  platform: PlatformName,
  { kind, message, networkMessage, retryAt }: Failure,
): string | Text {
  const networkText = networkMessage && withoutCode(networkMessage);
  switch (kind) {
    case 'reconnect':
      return needsReconnecting(platform);
    case 'forbidden':
      return notAllowed(platform);
    case 'duplicate':
      return hasItAlready(platform);
    case 'permanent':
      return networkText ? rejected(platform, networkText) : message;
    case 'transient':
      if (retryAt) return isLimiting(platform);
      return networkText ? hasTrouble(platform, networkText) : message;
    case 'unknown':
      return networkText ? hasTrouble(platform, networkText) : message;
  }
}

/** Meta begins its sentences with a code, as in "(#506) Duplicate status message". */
export const withoutCode = (networkMessage: string): string => networkMessage.replace(/^\(#\d{1,9}\) ?/, '');
