import type { EventOf } from '@carillon/contracts/event.ts';
import { accessTokenCreated } from '@carillon/contracts/events/identity/access-token-created.ts';
import { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { AccessToken } from '../domain/access-token.ts';

type NamedToken = Pick<AccessToken, 'id' | 'userId' | 'workspaceId' | 'name'>;

const dataOf = ({ id, userId, workspaceId, name }: NamedToken) => ({
  token_id: id,
  user_id: userId,
  workspace_id: workspaceId,
  name,
});

export const createdEvent = (token: NamedToken, now: Date): EventOf =>
  makeEvent(accessTokenCreated, dataOf(token), now);

export const revokedEvent = (token: NamedToken, now: Date): EventOf =>
  makeEvent(accessTokenRevoked, dataOf(token), now);
