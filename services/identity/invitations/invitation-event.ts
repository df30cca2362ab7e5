import type { EventOf } from '@carillon/contracts/event.ts';
import { invitationChanged } from '@carillon/contracts/events/identity/invitation-changed.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { z } from 'zod';
import type { Invitation } from '../domain/invitation.ts';

/** Creates the event of an invitation's outcome. The actor is null for the invited person. */
export const invitationEvent = (
  { id, workspaceId, email, role }: Invitation,
  change: z.input<typeof invitationChanged.data>['change'],
  actorId: string | null,
  now: Date,
): EventOf =>
  makeEvent(
    invitationChanged,
    { workspace_id: workspaceId, invitation_id: id, actor_id: actorId, change, email, role },
    now,
  );
