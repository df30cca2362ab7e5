import type { Handler } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { MastodonFault, mastodonFaults } from '../../domain/mastodon/mastodon-fault.ts';
import { clientIdOf } from '../../domain/mastodon/registered-app.ts';
import { isScope, splitScopes } from '../../domain/mastodon/scopes.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { readParams } from '../graph/params.ts';
import { mastodonErrorReply } from './endpoint.ts';

/** Uploads have no place here. */
const NO_FILE = 0;
const LONGEST_NAME = 60;

/** The secret of an app, by which it turns a code into a token. */
export const clientSecretOf = (secrets: Secrets, clientId: string): string =>
  secrets.derive('', `mastodon app ${clientId}`);

/** Registers an app for any caller. */
export const registerApp =
  (context: SandboxContext): Handler =>
  async (c) => {
    try {
      const params = await readParams(context, c, NO_FILE);
      const name = (params.text('client_name') ?? '').trim();
      const redirectUris = (params.text('redirect_uris') ?? '').split(/\s+/).filter(Boolean);
      const scopes = splitScopes(params.text('scopes') ?? 'read');
      const website = params.text('website') || null;
      if (name === '') throw mastodonFaults.invalid("Application name can't be blank");
      if (name.length > LONGEST_NAME)
        throw mastodonFaults.invalid(`Application name is too long (maximum is ${LONGEST_NAME} characters)`);
      if (redirectUris.length === 0) throw mastodonFaults.invalid("Redirect URI can't be blank");
      if (!redirectUris.every((uri) => URL.canParse(uri)))
        throw mastodonFaults.invalid('Redirect URI must be an absolute URI.');
      if (!scopes.every(isScope))
        throw mastodonFaults.invalid("Scopes doesn't match configured on the server.");
      const clientId = clientIdOf({ name, website, redirectUris, scopes });
      if (clientId === null) throw new MastodonFault(422, 'Validation failed: Redirect URI is too long');
      return c.json({
        id: context.digits(6),
        name,
        website,
        scopes,
        redirect_uris: redirectUris,
        redirect_uri: redirectUris.join('\n'),
        vapid_key: '',
        client_id: clientId,
        client_secret: clientSecretOf(context.secrets, clientId),
        client_secret_expires_at: 0,
      });
    } catch (error) {
      return mastodonErrorReply(context.telemetry, error);
    }
  };
