import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Vault } from '../crypto/vault.ts';
import type { MailRequests } from '../mail/mail-request.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { SignInStateStore } from '../stores/sign-in-states.ts';
import type { SignInTicketStore } from '../stores/sign-in-tickets.ts';
import type { UserStore } from '../stores/users.ts';
import type { Authentication } from './authentication.ts';

/** Dependencies for handling a provider's answer. */
export interface RoundDeps {
  readonly stores: {
    readonly users: UserStore;
    readonly sessions: SessionStore;
    readonly signInStates: SignInStateStore;
    readonly signInTickets: SignInTicketStore;
  };
  readonly vault: Pick<Vault, 'seal'>;
  readonly mail: MailRequests;
  readonly relay: Pick<Relay, 'nudge'>;
  readonly authentication: Pick<Authentication, 'providers'>;
  readonly settings: { readonly callbackUrl: string };
  readonly telemetry: Pick<Telemetry, 'securityLog' | 'log'>;
  clock(): Date;
}
