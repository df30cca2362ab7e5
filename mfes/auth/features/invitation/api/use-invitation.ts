import { readInvitation } from '@carillon/contracts/http/identity/members/read-invitation.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { useApi, useSession } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

export type ReadInvitation = NonNullable<ReplyOf<typeof readInvitation>['invitation']>;

/** Loads the invitation of the link, and again after each login or logout. */
export function useInvitation(secret: string) {
  const api = useApi();
  const { loggedIn } = useSession();
  const queryFn = async () => (await api.call(readInvitation, { body: { secret } })).invitation;
  return useQuery({ queryKey: ['invitation', secret, loggedIn], queryFn, enabled: secret !== '' });
}
