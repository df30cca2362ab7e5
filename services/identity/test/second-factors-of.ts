import { codeAt } from './authenticator-app.ts';
import { type Identity, PASSWORD, type Visitor } from './identity-under-test.ts';
import { createAuthenticator } from './software-authenticator.ts';

export const STEP_MS = 30_000;

/** The code that an app shows, so many steps from now. */
export const codeOf = (identity: Identity, secret: string, steps = 0): string =>
  codeAt(secret, new Date(identity.clock().getTime() + steps * STEP_MS));

const BY_PASSWORD = { current_password: PASSWORD };

/** Sets up an authenticator app; the next code is of the next step. */
export async function addApp(identity: Identity, visitor: Visitor, confirmation: object = BY_PASSWORD) {
  const startReply = await identity.post('/user/authenticator', confirmation, visitor);
  const { secret } = (await startReply.json()) as { secret: string };
  const code = codeOf(identity, secret);
  const reply = await identity.post('/user/authenticator/confirm', { code }, visitor);
  const { recovery_codes } = (await reply.json()) as { recovery_codes: string[] };
  identity.advance(STEP_MS);
  return { secret, recoveryCodes: recovery_codes, usedCode: code };
}

/** Adds a passkey of an authenticator of its own. */
export async function addKey(identity: Identity, visitor: Visitor, confirmation: object = BY_PASSWORD) {
  const authenticator = createAuthenticator();
  const options = await startKey(identity, visitor, confirmation);
  const reply = await identity.post('/user/passkeys', { made: authenticator.make(options) }, visitor);
  const { passkey, recovery_codes } = (await reply.json()) as {
    passkey: { id: string; name: string };
    recovery_codes: string[] | null;
  };
  return { authenticator, passkey, recoveryCodes: recovery_codes };
}

/** Confirms with a passkey only. */
export async function byKey(
  identity: Identity,
  visitor: Visitor,
  authenticator: ReturnType<typeof createAuthenticator>,
) {
  const reply = await identity.post('/user/passkeys/ask', {}, visitor);
  const { options } = (await reply.json()) as { options: { challenge: string } };
  return { passkey: authenticator.prove(options) };
}

export async function startKey(
  identity: Identity,
  visitor: Visitor,
  confirmation: object = BY_PASSWORD,
): Promise<{ challenge: string }> {
  const reply = await identity.post('/user/passkeys/start', confirmation, visitor);
  return ((await reply.json()) as { options: { challenge: string } }).options;
}

/** The first step of a login. */
export async function beginLogin(identity: Identity, email: string, more: object = {}) {
  const reply = await identity.post('/login', { email, password: PASSWORD, ...more });
  const body = (await reply.json()) as {
    token?: string;
    second_factor?: { methods: string[]; pending_login: string };
  };
  return { reply, ...body, pending_login: body.second_factor?.pending_login ?? '' };
}
