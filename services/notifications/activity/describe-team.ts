import type { ActivityKind } from '@carillon/contracts/domain/activity.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import type { invitationChanged } from '@carillon/contracts/events/identity/invitation-changed.ts';
import type { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import type { workspaceChanged } from '@carillon/contracts/events/identity/workspace-changed.ts';
import type { SaidEvent } from './act-of-event.ts';

export const describeMember = ({ data }: EventOf<typeof memberChanged>): SaidEvent => ({
  kind: data.change === 'role' ? 'member.role_changed' : `member.${data.change}`,
  actorId: data.actor_id,
  facts: { memberId: data.member_id, role: data.role, previousRole: data.previous_role },
});

/** An address is somebody's, who may never join: enough of it stays for who knows them to tell. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*@/u, '$1…@');

export const describeInvitation = ({ data }: EventOf<typeof invitationChanged>): SaidEvent => ({
  kind: `invitation.${data.change}`,
  actorId: data.actor_id,
  facts: { invited: maskedEmail(data.email), role: data.role },
});

export const describeWorkspace = ({ data }: EventOf<typeof workspaceChanged>): SaidEvent => ({
  kind: kindOfWorkspace(data),
  actorId: data.actor_id,
  facts: { name: data.name, previousName: data.previous_name },
});

function kindOfWorkspace({ change, owner_approval }: EventOf<typeof workspaceChanged>['data']): ActivityKind {
  if (change !== 'approval') return `workspace.${change}`;
  return owner_approval ? 'workspace.approval_on' : 'workspace.approval_off';
}
