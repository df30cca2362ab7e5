import { inviteMember } from '@carillon/contracts/http/identity/members/invite-member.ts';
import { listInvitations } from '@carillon/contracts/http/identity/members/list-invitations.ts';
import { resendInvitation } from '@carillon/contracts/http/identity/members/resend-invitation.ts';
import { revokeInvitation } from '@carillon/contracts/http/identity/members/revoke-invitation.ts';
import { renameWorkspace } from '@carillon/contracts/http/identity/workspaces/rename-workspace.ts';
import type { BodyOf, ReplyOf } from '@carillon/contracts/operation.ts';
import { useAction, useApi, useLiveEvents, useShell } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const INVITATIONS_KEY = ['invitations'];

export type NewInvitation = Pick<ReplyOf<typeof inviteMember>, 'invitation' | 'link'>;

export function useInvitations() {
  const api = useApi();
  const queries = useQueryClient();
  // A member who joined used up an invitation.
  useLiveEvents('member.changed', () => void queries.invalidateQueries({ queryKey: INVITATIONS_KEY }));
  const queryFn = async () => (await api.call(listInvitations)).invitations;
  return useQuery({ queryKey: INVITATIONS_KEY, queryFn });
}

interface Inviting {
  /** The workspace's new name; null to leave it. */
  readonly name: string | null;
  give(): Promise<BodyOf<typeof inviteMember>>;
}

/** Returns the link, which is never shown again. Null if it was sent by mail. */
export function useInvite(onDone: (invitation: NewInvitation) => void) {
  const { api, session } = useShell();
  const queries = useQueryClient();
  const invite = async ({ name, give }: Inviting) => {
    const body = await give();
    if (name !== null) {
      await api.call(renameWorkspace, { body: { name } });
      await session.userChanged();
    }
    return api.call(inviteMember, { body });
  };
  return useAction(invite, {
    onDone(invitation) {
      onDone(invitation);
      return queries.invalidateQueries({ queryKey: INVITATIONS_KEY });
    },
  });
}

/** Sends another link, the only valid one from then on, and returns it like `useInvite`. */
export function useResend(onDone: (invitation: NewInvitation) => void, onFailed: (error: Error) => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction((id: string) => api.call(resendInvitation, { params: { id } }), {
    onFailed,
    onDone(invitation) {
      onDone(invitation);
      return queries.invalidateQueries({ queryKey: INVITATIONS_KEY });
    },
  });
}

export function useRevokeInvitation(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction((id: string) => api.call(revokeInvitation, { params: { id } }), {
    async onDone() {
      await queries.invalidateQueries({ queryKey: INVITATIONS_KEY });
      onDone();
    },
  });
}
