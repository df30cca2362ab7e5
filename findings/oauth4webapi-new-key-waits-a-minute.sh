#!/usr/bin/env bash
# Guess: oauth4webapi fetches a provider's keys again when an ID token is signed with an unknown key.
# Is: only if it last fetched them more than a minute ago. Until then it rejects every token with the new key.
# Version: oauth4webapi 3.8.8, jose 6.1.0
# Date: 2026-11-29
# Matters: Keycloak signs with a new key at once, so logins fail for a minute. See services/identity/sign-in/check-signature.ts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund oauth4webapi@3.8.8 jose@6.1.0 node@26.10.0 >/dev/null || exit 2
cat >log-in.mjs <<'JS'
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as oauth from 'oauth4webapi';

const issuer = 'https://provider.example';
const server = { issuer, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys`, id_token_signing_alg_values_supported: ['ES256'] };
const client = { client_id: 'app' };
let key, kid, reads = 0;
const rotate = async (name) => {
  [key, kid] = [await generateKeyPair('ES256'), name];
};
const customFetch = async (address) => {
  if (address.endsWith('/keys')) {
    reads++;
    return Response.json({ keys: [{ ...(await exportJWK(key.publicKey)), kid, alg: 'ES256' }] });
  }
  const claims = new SignJWT({ nonce: 'n' }).setIssuer(issuer).setAudience('app').setSubject('ada').setIssuedAt().setExpirationTime('1m');
  const id_token = await claims.setProtectedHeader({ alg: 'ES256', kid }).sign(key.privateKey);
  return Response.json({ access_token: 'a', token_type: 'Bearer', id_token });
};
const options = { [oauth.customFetch]: customFetch };
const logIn = async () => {
  const answer = oauth.validateAuthResponse(server, client, new URLSearchParams({ code: 'c', state: 's' }), 's');
  const reply = await oauth.authorizationCodeGrantRequest(server, client, oauth.None(), answer, 'https://app.example', 'v'.repeat(43), options);
  await oauth.processAuthorizationCodeResponse(server, client, reply, { expectedNonce: 'n' });
  return oauth.validateApplicationLevelSignature(server, reply, options).then(() => 'logged in', (error) => error.message);
};
await rotate('one');
console.log(`first key: ${await logIn()}`);
await rotate('two');
console.log(`new key: ${await logIn()}; keys read: ${reads}`);
const now = Date.now;
Date.now = () => now() + 61_000;
console.log(`61 seconds later: ${await logIn()}; keys read: ${reads}`);
JS
seen=$(./node_modules/.bin/node log-in.mjs)
echo 'oauth4webapi 3.8.8:'
echo "$seen"
expected='first key: logged in
new key: error when selecting a JWT verification key, no applicable keys found; keys read: 1
61 seconds later: logged in; keys read: 2'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
