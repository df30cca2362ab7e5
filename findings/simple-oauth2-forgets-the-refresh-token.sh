#!/usr/bin/env bash
# Guess: after refresh(), a token keeps its refresh token if the server sends no new one (RFC 6749, section 6, allows that).
# Is: simple-oauth2's new token has none, and its next refresh sends an empty one; @badgateway/oauth2-client and client-oauth2 keep it.
# Version: simple-oauth2 5.1.0, @badgateway/oauth2-client 3.3.1, client-oauth2 4.3.3
# Date: 2026-11-29
# Matters: the connected account works for one more hour and then has to be connected again. Carillon keeps the old refresh token.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund simple-oauth2@5.1.0 @badgateway/oauth2-client@3.3.1 client-oauth2@4.3.3 node@26.10.0 >/dev/null || exit 2
cat >refresh.mjs <<'JS'
import { createServer } from 'node:http';
import { OAuth2Client } from '@badgateway/oauth2-client';
import ClientOAuth2 from 'client-oauth2';
import { AuthorizationCode } from 'simple-oauth2';

let sent;
const server = createServer(async (request, response) => {
  sent = '';
  for await (const part of request) sent += part;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ access_token: 'second', token_type: 'bearer', expires_in: 3600 }));
});
await new Promise((listens) => server.listen(0, '127.0.0.1', listens));
const address = `http://127.0.0.1:${server.address().port}`;

const simple = new AuthorizationCode({ client: { id: 'tea', secret: 'pot' }, auth: { tokenHost: address, tokenPath: '/token' } });
const second = await simple.createToken({ access_token: 'first', refresh_token: 'renew', expires_in: 1 }).refresh();
console.log(`simple-oauth2: ${second.token.refresh_token}`);
await second.refresh();
console.log(`simple-oauth2, again: ${sent}`);
const badgateway = new OAuth2Client({ server: address, tokenEndpoint: '/token', clientId: 'tea', clientSecret: 'pot' });
const { refreshToken } = await badgateway.refreshToken({ accessToken: 'first', refreshToken: 'renew', expiresAt: 1 });
console.log(`@badgateway/oauth2-client: ${refreshToken}`);
const client = new ClientOAuth2({ clientId: 'tea', clientSecret: 'pot', accessTokenUri: `${address}/token` });
console.log(`client-oauth2: ${(await client.createToken('first', 'renew', 'bearer', {}).refresh()).refreshToken}`);
server.close();
JS
seen=$(timeout 60 ./node_modules/.bin/node --no-warnings refresh.mjs)
echo 'The refresh token after a refresh:'
echo "$seen"
expected='simple-oauth2: undefined
simple-oauth2, again: grant_type=refresh_token&refresh_token=
@badgateway/oauth2-client: renew
client-oauth2: renew'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
