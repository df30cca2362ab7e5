import type { MailRequests } from '../mail/mail-request.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import type { InvitationStore } from '../stores/invitations.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';
import type { TeamDeps } from '../workspaces/team-deps.ts';

export interface InvitationDeps extends TeamDeps {
  readonly stores: TeamDeps['stores'] & {
    readonly connections: Pick<ConnectionStore, 'suspend' | 'resume'>;
    readonly deletions: Pick<DeletionStore, 'among'>;
    readonly invitations: InvitationStore;
    readonly loginTries: Pick<LoginTriesStore, 'count'>;
  };
  readonly mail: MailRequests;
}
