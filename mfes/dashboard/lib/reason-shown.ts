import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { atTime, serviceText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

type ReasonFacts = Pick<
  PublicationView,
  'status' | 'waiting_for' | 'next_attempt_at' | 'reason' | 'reason_text'
>;

/** Why it failed or waits, with the next attempt: "LinkedIn is limiting posts; next try at 1:34 AM." */
export function reasonShown(
  { status, waiting_for, next_attempt_at, reason: english, reason_text }: ReasonFacts,
  zone: string,
  now: Date,
): string | null {
  const at = next_attempt_at && new Date(next_attempt_at);
  const reason = english && serviceText(english, reason_text);
  if (!reason || status !== 'scheduled' || waiting_for !== 'retry' || !at || at <= now) return reason;
  return t`${{ reason: reason.replace(/\.$/, '') }}; next try ${{ when: atTime(at, zone, now) }}.`;
}
