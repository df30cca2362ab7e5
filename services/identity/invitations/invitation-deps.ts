import type { MailRequests } from '../mail/mail-request.ts';
import type { InvitationStore } from '../stores/invitations.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';
import type { TeamDeps } from '../workspaces/team-deps.ts';

export interface InvitationDeps extends TeamDeps {
  readonly stores: TeamDeps['stores'] & {
    readonly invitations: InvitationStore;
    readonly loginTries: Pick<LoginTriesStore, 'count'>;
  };
  readonly mail: MailRequests;
}
