import type { Log } from '@carillon/kit/log.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { MailRequests } from '../mail/mail-request.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { SignInStateStore } from '../stores/sign-in-states.ts';
import type { SignInTicketStore } from '../stores/sign-in-tickets.ts';
import type { UserStore } from '../stores/users.ts';
import type { SignInProviders } from './provider.ts';

/** What taking up a provider's answer stands on. */
export interface RoundDeps {
  readonly stores: {
    readonly users: UserStore;
    readonly sessions: SessionStore;
    readonly signInStates: SignInStateStore;
    readonly signInTickets: SignInTicketStore;
  };
  readonly mail: MailRequests;
  readonly relay: Pick<Relay, 'nudge'>;
  readonly providers: SignInProviders;
  readonly settings: { readonly callbackUrl: string };
  readonly securityLog: SecurityLog;
  readonly log: Log;
  clock(): Date;
}
