import type { ReadInvitation } from '../api/use-invitation.ts';

/** Why nobody can take an invitation any more. */
export function overText({ state, inviter, workspace }: ReadInvitation): string {
  const ask = `ask ${inviter ?? 'an owner of the workspace'}`;
  const TEXTS: Readonly<Record<ReadInvitation['state'], string>> = {
    open: '',
    expired: `This invitation to ${workspace} has expired. To get another one, ${ask}.`,
    revoked: `This invitation to ${workspace} was withdrawn. If you expected it, ${ask}.`,
    accepted: `This invitation to ${workspace} has been used. A link works once.`,
    declined: `This invitation to ${workspace} was declined. If you want to join after all, ${ask}.`,
  };
  return TEXTS[state];
}
