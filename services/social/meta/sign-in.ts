import { z } from 'zod';
import type { SocialDeps } from '../deps.ts';
import type { MetaSettings } from '../settings.ts';
import { createGraph } from './graph.ts';

const tokenReply = z.object({ access_token: z.string().min(1) });
const personReply = z.object({
  id: z.string().min(1).max(255),
  name: z.string().optional(),
  email: z.string().optional(),
});

/** A person at Facebook; the email only if they allowed it and Facebook has a working one. */
export type FacebookPerson = z.output<typeof personReply>;

export interface FacebookSignIn {
  authorizeUrl(ask: {
    readonly state: string;
    readonly redirectUri: string;
    /** The PKCE code challenge (SHA-256). */
    readonly challenge: string;
    /** Whether Facebook is to ask for the password again. */
    readonly reauthenticate: boolean;
  }): string;
  /** Turns a code into who gave it. */
  person(answer: {
    readonly code: string;
    readonly redirectUri: string;
    readonly verifier: string;
  }): Promise<FacebookPerson>;
}

/** Facebook Login for who somebody is, and no more: its token is used once and kept nowhere. */
export const createFacebookSignIn = (settings: MetaSettings, deps: SocialDeps): FacebookSignIn => {
  const graph = createGraph('Facebook', settings, deps);
  return {
    authorizeUrl({ state, redirectUri, challenge, reauthenticate }) {
      const url = new URL(`${settings.dialogUrl}/${settings.apiVersion}/dialog/oauth`);
      url.search = new URLSearchParams({
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope: 'public_profile,email',
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(reauthenticate && { auth_type: 'reauthenticate' }),
      }).toString();
      return url.href;
    },
    async person({ code, redirectUri, verifier }) {
      const form = { client_id: settings.clientId, client_secret: settings.clientSecret };
      const { access_token: token } = await graph.post('oauth/access_token', {
        body: new URLSearchParams({ ...form, redirect_uri: redirectUri, code, code_verifier: verifier }),
        schema: tokenReply,
      });
      return graph.get('me', { token, params: { fields: 'id,name,email' }, schema: personReply });
    },
  };
};
