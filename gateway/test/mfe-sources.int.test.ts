import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { browser, type GatewayUnderTest, gatewayUnderTest } from './gateway-under-test.ts';
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

test('builds come from where settings say, and their files from the gateway', async () => {
  const file = await gateway.app.request('/mfes/tools/v1/page.v1.js');
  expect(await file.text()).toBe('page v1');
  expect(file.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect((await gateway.app.request('/mfes/tools/v1/page.v2.js')).status).toBe(404);
});

test('about the share of the sessions gets the canary, and each stays on its side', async () => {
  const sides = [];
  for (let n = 0; n < 40; n++) {
    const cookie = `carillon_session=anon.${n}`;
    sides.push(await shownTo(cookie));
    expect(await shownTo(cookie)).toBe(sides.at(-1));
  }
  const tried = sides.filter((version) => version === 'v2').length;
  expect(tried).toBeGreaterThan(8);
  expect(tried).toBeLessThan(32);
});

test('a tester asks for the canary by an address, and for none', async () => {
  const tester = browser(gateway);
  const asked = await tester.open('/canary/tools');
  expect(asked.headers.get('location')).toBe('/dashboard');
  expect(asked.headers.getSetCookie()[0]).toMatch(/^carillon_canary=tools; .*HttpOnly; .*SameSite=Lax/);
  for (let n = 0; n < 8; n++) {
    expect(await shownTo(`carillon_canary=tools; carillon_session=anon.${n}`)).toBe('v2');
    expect(await shownTo(`carillon_canary=off; carillon_session=anon.${n}`)).toBe('v1');
  }
  expect((await tester.open('/canary/planner')).status).toBe(404);
});

test('sources and shares that make no sense are named at the start', async () => {
  const start = (env: Record<string, string>) => gatewayUnderTest(undefined, { env });
  await expect(start({ MFE_SOURCES: 'tools=ftp://x' })).rejects.toThrow(/MFE_SOURCES: .*: tools=ftp:\/\/x/);
  await expect(start({ MFE_CANARY_SHARE: 'tools=101' })).rejects.toThrow('MFE_CANARY_SHARE: must be');
});
