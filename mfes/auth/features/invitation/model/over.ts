import { t } from '@lingui/core/macro';
import type { ReadInvitation } from '../api/use-invitation.ts';

/** Why nobody can take an invitation any more. */
export function overText({ state, inviter, workspace }: ReadInvitation): string {
  const ask = `ask ${inviter ?? t`an owner of the workspace`}`;
  const TEXTS: Readonly<Record<ReadInvitation['state'], string>> = {
    open: '',
    expired: t`This invitation to ${workspace} has expired. To get another one, ${ask}.`,
    revoked: t`This invitation to ${workspace} was withdrawn. If you expected it, ${ask}.`,
    accepted: t`This invitation to ${workspace} has been used. A link works once.`,
    declined: t`This invitation to ${workspace} was declined. If you want to join after all, ${ask}.`,
  };
  return TEXTS[state];
}
