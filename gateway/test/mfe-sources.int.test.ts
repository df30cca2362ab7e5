import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type GatewayUnderTest, gatewayUnderTest } from './gateway-under-test.ts';
import { type ScratchBuild, scratchBuild } from './scratch-source.ts';

const servers: Server[] = [];
let gateway: GatewayUnderTest;

/** Delivers a build by HTTP, as its image does. */
async function serving({ manifest, files }: ScratchBuild): Promise<string> {
  const server = createServer((request, reply) => {
    const name = request.url?.slice(1) ?? '';
    const text = name === 'manifest.json' ? manifest : files[name];
    reply.writeHead(text === undefined ? 404 : 200).end(text);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  const all = await serving(scratchBuild('tools', 'v1'));
  const canary = await serving(scratchBuild('tools', 'v2'));
  const env = { MFE_SOURCES: `tools=${all}, tools@canary=${canary}`, MFE_CANARY_SHARE: 'tools=50' };
  gateway = await gatewayUnderTest(undefined, { env });
});
afterEach(async () => {
  await gateway.close();
  for (const server of servers.splice(0)) server.close();
});

const shownTo = async (cookie: string) => {
  const reply = await gateway.app.request('/remotes.json', { headers: { cookie } });
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  return ((await reply.json()) as { tools: { version: string } }).tools.version;
};

const send = (page: string, fields: Record<string, string>, headers: Record<string, string>) => {
  const body = new URLSearchParams(fields).toString();
  const type = 'application/x-www-form-urlencoded';
  const replyHeaders = { ...headers, 'content-type': type, 'content-length': String(body.length) };
  return gateway.app.request(page, { method: 'POST', headers: replyHeaders, body });
};

test('builds come from where settings say, and their files from the gateway', async () => {
  const file = await gateway.app.request('/mfes/tools/v1/page.v1.js');
  expect(await file.text()).toBe('page v1');
  expect(file.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect((await gateway.app.request('/mfes/tools/v1/page.v2.js')).status).toBe(404);
});

test('about the share of the users gets the canary, and each stays on its side over logins; strangers get what is for all', async () => {
  const sides = [];
  for (let n = 0; n < 40; n++) {
    for (const login of ['a', 'b'])
      gateway.sessions.set(`${login}${n}`, { id: `${login}${n}`, user_id: `u${n}` });
    sides.push(await shownTo(`carillon_session=a${n}`));
    expect(await shownTo(`carillon_session=b${n}`)).toBe(sides.at(-1));
    expect(await shownTo(`carillon_session=anon.${n}`)).toBe('v1');
    expect(await shownTo(`carillon_session=made-up.${n}`)).toBe('v1');
  }
  const count = sides.filter((version) => version === 'v2').length;
  expect(count).toBeGreaterThan(8);
  expect(count).toBeLessThan(32);
});

test('a tester asks for the canary on a page, and for none', async () => {
  for (let n = 0; n < 8; n++) {
    gateway.sessions.set(`s${n}`, { id: `s${n}`, user_id: `u${n}` });
    expect(await shownTo(`carillon_canary=tools; carillon_session=s${n}`)).toBe('v2');
    expect(await shownTo(`carillon_canary=off; carillon_session=s${n}`)).toBe('v1');
  }
  const page = await gateway.app.request('/canary/tools');
  const [session = ''] = page.headers.getSetCookie();
  expect(page.headers.getSetCookie().join()).not.toContain('carillon_canary');
  const csrf = /name="csrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const cookie = session.split(';')[0] ?? '';
  const answer = await send('/canary/tools', { csrf }, { cookie });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard']);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^carillon_canary=tools; .*HttpOnly; .*SameSite=Lax/);
  const over = await send('/canary/auto', { csrf }, { cookie });
  expect(over.headers.getSetCookie()[0]).toMatch(/^carillon_canary=; Max-Age=0/);
  expect((await gateway.app.request('/canary/planner')).status).toBe(404);

  const foreign = { cookie, origin: 'https://elsewhere.example' };
  for (const response of [send('/canary/tools', {}, { cookie }), send('/canary/tools', { csrf }, foreign)]) {
    const { status, headers } = await response;
    expect([status, headers.getSetCookie()]).toEqual([419, []]);
  }
  expect(gateway.securityEvents.map(({ event }) => event)).toContain('csrf.refused');
});

test('invalid sources and shares are named at startup', async () => {
  const start = (env: Record<string, string>) => gatewayUnderTest(undefined, { env });
  await expect(start({ MFE_SOURCES: 'tools=ftp://x' })).rejects.toThrow(/MFE_SOURCES: .*: tools=ftp:\/\/x/);
  await expect(start({ MFE_CANARY_SHARE: 'tools=101' })).rejects.toThrow('MFE_CANARY_SHARE: must be');
});
