import type { Text } from '@carillon/contracts/text.ts';
import type { Trouble } from './publication.ts';

/** Why a run ended without the post being out. The kinds are those of SocialError. */
export interface Report {
  readonly kind: 'transient' | 'unknown' | 'reconnect' | 'forbidden' | 'duplicate' | 'permanent';
  /** In the network's own words if it gave any; stored with the attempt. */
  readonly message: string | Text;
  /** If the kind doesn't determine it. */
  readonly code?: Trouble['code'];
  /** The network's own words. */
  readonly networkMessage?: string | undefined;
  /** For the owner to read; `message` where it is left out. */
  readonly explanation?: string | Text | undefined;
  readonly retryAt?: Date | undefined;
  /** For a duplicate: when the other publication, which has the post that the network named, was published. */
  readonly duplicateSince?: Date | undefined;
  /** False if it ended before the network was called, so there was no attempt. */
  readonly called?: boolean;
}
