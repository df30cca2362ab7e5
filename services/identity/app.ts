import { createServiceApp, type ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { IdentityContext } from './context.ts';
import { mountAccessTokens } from './routes/access-tokens.ts';
import { mountAccounts } from './routes/accounts.ts';
import { mountConnecting } from './routes/connecting.ts';
import { mountConnections } from './routes/connections.ts';
import { mountDataExport } from './routes/data-export.ts';
import { mountDeletion } from './routes/deletion.ts';
import { mountEmailChange } from './routes/email-change.ts';
import { mountEmailProof } from './routes/email-proof.ts';
import { mountInvitations } from './routes/invitations.ts';
import { mountLoggingIn } from './routes/logging-in.ts';
import { mountPasskeys } from './routes/passkeys.ts';
import { mountPasswordReset } from './routes/password-reset.ts';
import { mountPerNetwork } from './routes/per-network.ts';
import { mountSecondFactors } from './routes/second-factors.ts';
import { mountSessions } from './routes/sessions.ts';
import { mountSignIn } from './routes/sign-in.ts';
import { mountSignInMethods } from './routes/sign-in-methods.ts';
import { mountTargets } from './routes/targets.ts';
import { mountWorkspaces } from './routes/workspaces.ts';

/** Every operation of identity over an open context. */
export function createApp(context: IdentityContext): Hono<ServiceEnv> {
  const { log, metrics, settings, securityLog } = context;
  const { publicKeys } = settings;
  const app = createServiceApp({ service: 'identity', log, metrics, publicKeys, securityLog });
  mountAccounts(app, context);
  mountLoggingIn(app, context);
  mountPasswordReset(app, context);
  mountEmailProof(app, context);
  mountEmailChange(app, context);
  mountSessions(app, context);
  mountSecondFactors(app, context);
  mountPasskeys(app, context);
  mountDeletion(app, context);
  mountDataExport(app, context);
  mountSignIn(app, context);
  mountSignInMethods(app, context);
  mountAccessTokens(app, context);
  mountConnecting(app, context);
  mountConnections(app, context);
  mountPerNetwork(app, context);
  mountTargets(app, context);
  mountWorkspaces(app, context);
  mountInvitations(app, context);
  return app;
}
