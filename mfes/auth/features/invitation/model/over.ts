import { t } from '@lingui/core/macro';
import type { ReadInvitation } from '../api/use-invitation.ts';

/** Why nobody can take an invitation any more. */
export function overText({ state, inviter, workspace }: ReadInvitation): string {
  const TEXTS: Readonly<Record<ReadInvitation['state'], string>> = {
    open: '',
    expired: inviter
      ? t`This invitation to ${workspace} has expired. To get another one, ask ${inviter}.`
      : t`This invitation to ${workspace} has expired. To get another one, ask an owner of the workspace.`,
    revoked: inviter
      ? t`This invitation to ${workspace} was revoked. If you were expecting it, ask ${inviter}.`
      : t`This invitation to ${workspace} was revoked. If you were expecting it, ask an owner of the workspace.`,
    accepted: t`This invitation to ${workspace} was already used. Each link works only once.`,
    declined: inviter
      ? t`This invitation to ${workspace} was declined. If you want to join after all, ask ${inviter}.`
      : t`This invitation to ${workspace} was declined. If you want to join after all, ask an owner of the workspace.`,
  };
  return TEXTS[state];
}
