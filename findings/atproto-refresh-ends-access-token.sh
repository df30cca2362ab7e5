#!/usr/bin/env bash
# Guess: an access token of Bluesky's server, a signed JWT for one hour, works until it expires; a refresh only adds another one.
# Is: the refresh ends the previous token at once. The next call with it gets 401 invalid_token.
# Version: @atproto/pds 0.5.35 (@atproto/oauth-provider 0.22.9), oauth4webapi 3.8.8
# Date: 2026-11-29
# Matters: when another process refreshes, a worker that is publishing is rejected halfway. The connection isn't lost.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >package.json <<'JSON'
{
  "dependencies": {
    "@atproto/pds": "0.5.35",
    "@did-plc/server": "0.0.1",
    "node": "26.10.0",
    "oauth4webapi": "3.8.8"
  },
  "overrides": { "better-sqlite3": "13.2.0" }
}
JSON
npm install --loglevel=error --no-audit --no-fund --ignore-scripts >/dev/null || exit 2
npm rebuild --silent node >/dev/null
cat >refresh.mjs <<'JS'
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import plc from '@did-plc/server';
import * as oauth from 'oauth4webapi';

process.env.LOG_ENABLED = 'false';
const { PDS, envToCfg, envToSecrets, readEnv } = await import('@atproto/pds');
const port = Number(process.env.PORT ?? 33300);
const url = `http://localhost:${port}`;
const secret = () => randomBytes(32).toString('hex');
const directory = plc.PlcServer.create({ db: plc.Database.mock(), port: port + 1 });
await directory.start();
const env = {
  ...readEnv(),
  ...{ devMode: true, hostname: 'localhost', port, inviteRequired: false, disableSsrfProtection: true },
  ...{ dataDirectory: process.cwd(), blobstoreDiskLocation: join(process.cwd(), 'blobs') },
  ...{ didPlcUrl: `http://localhost:${port + 1}`, serviceHandleDomains: ['.test'], adminPassword: 'admin' },
  ...{ jwtSecret: secret(), dpopSecret: secret(), plcRotationKeyK256PrivateKeyHex: secret() },
};
const pds = await PDS.create(envToCfg(env), envToSecrets(env));
await pds.start();

const person = { handle: 'ada.test', email: 'ada@example.com', password: 'a long password' };
const { did } = await (
  await fetch(`${url}/xrpc/com.atproto.server.createAccount`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
).json();

const http = { [oauth.allowInsecureRequests]: true };
const issuer = new URL(url);
const server = await oauth.processDiscoveryResponse(
  issuer,
  await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...http }),
);
const redirect = 'http://127.0.0.1/';
const scope = 'atproto transition:generic';
const client = { client_id: `http://localhost?${new URLSearchParams({ redirect_uri: redirect, scope })}` };
const DPoP = oauth.DPoP(client, await oauth.generateKeyPair('ES256'));
/** The server wants its nonce in the proof, and tells it with the first refusal. */
const twice = async (act) => {
  try {
    return await act();
  } catch (error) {
    if (oauth.isDPoPNonceError(error)) return act();
    throw error;
  }
};
const verifier = oauth.generateRandomCodeVerifier();
const asked = {
  ...{ response_type: 'code', redirect_uri: redirect, scope, state: 'state', code_challenge_method: 'S256' },
  code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
};
const options = { DPoP, ...http };
const { request_uri } = await twice(async () =>
  oauth.processPushedAuthorizationResponse(
    server,
    client,
    await oauth.pushedAuthorizationRequest(server, client, oauth.None(), asked, options),
  ),
);

// The consent page, as a browser uses it.
const page = new URL(server.authorization_endpoint);
page.search = new URLSearchParams({ client_id: client.client_id, request_uri }).toString();
const jar = {};
const browse = (to, method, headers, body) =>
  new Promise((resolve, reject) => {
    const cookie = Object.entries(jar).map((pair) => pair.join('=')).join('; ');
    const sent = request(to, { method, agent: false, headers: { ...headers, cookie } }, (reply) => {
      for (const one of reply.headers['set-cookie'] ?? []) {
        const [name, value] = one.split(';')[0].split('=');
        jar[name] = value;
      }
      let text = '';
      reply.on('data', (chunk) => (text += chunk));
      reply.on('end', () => resolve({ text, location: reply.headers.location }));
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
const navigate = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
await browse(page, 'GET', { ...navigate, 'sec-fetch-site': 'cross-site' });
const post = async (name, body, token) => {
  const headers = {
    ...{ 'sec-fetch-mode': 'same-origin', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
    ...{ origin: url, referer: page.href, 'content-type': 'application/json' },
    ...{ 'x-csrf-token': jar['csrf-token'], ...(token && { authorization: `Bearer ${token}` }) },
  };
  return JSON.parse((await browse(`${url}/@atproto/oauth-provider/~api/${name}`, 'POST', headers, body)).text);
};
const signIn = { locale: 'en', username: person.handle, password: person.password, remember: false };
const { ephemeralToken } = await post('sign-in', signIn);
const consented = await post('consent', { did }, ephemeralToken);
const { location } = await browse(consented.url, 'GET', {
  ...{ ...navigate, 'sec-fetch-site': 'same-origin', referer: page.href },
});
const answer = oauth.validateAuthResponse(server, client, new URL(location), 'state');
const first = await twice(async () =>
  oauth.processAuthorizationCodeResponse(
    server,
    client,
    await oauth.authorizationCodeGrantRequest(
      ...[server, client, oauth.None(), answer, redirect, verifier, options],
    ),
  ),
);

const session = new URL(`${url}/xrpc/com.atproto.server.getSession`);
const use = async (name, token) => {
  const outcome = await twice(() =>
    oauth.protectedResourceRequest(token, 'GET', session, undefined, undefined, options),
  ).then(
    ({ status }) => status,
    ({ status, cause }) => `${status} ${cause[0].parameters.error}`,
  );
  console.log(`${name}: ${outcome}`);
};
await use('first token', first.access_token);
const second = await twice(async () =>
  oauth.processRefreshTokenResponse(
    server,
    client,
    await oauth.refreshTokenGrantRequest(server, client, oauth.None(), first.refresh_token, options),
  ),
);
console.log(`the first token was for ${Math.round(first.expires_in / 60)} minutes`);
await use('first token after the refresh', first.access_token);
await use('second token', second.access_token);
process.exit(0);
JS
seen=$(./node_modules/.bin/node --no-warnings refresh.mjs 2>errors) || { cat errors >&2; exit 1; }
echo '@atproto/pds 0.5.35:'
echo "$seen"
expected='first token: 200
the first token was for 60 minutes
first token after the refresh: 401 invalid_token
second token: 200'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
