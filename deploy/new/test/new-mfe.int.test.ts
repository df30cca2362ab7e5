import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@carillon/contracts/manifest.ts';
import { gatewayUnderTest } from '@carillon/gateway/test/gateway-under-test.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newMfe } from '../new-mfe.ts';
import { makeCheckout, type ScratchCheckout } from './scratch-checkout.ts';

let scratch: ScratchCheckout;
beforeAll(() => {
  scratch = makeCheckout();
});
afterAll(() => scratch.remove());

test('a new micro-frontend keeps the rules, passes its tests, has a pact that the services keep, and is built and served with its page', async () => {
  const before = scratch.texts();
  const lock = readFileSync(scratch.at('package-lock.json'), 'utf8');
  newMfe(scratch.root, 'campaigns');

  scratch.npm('install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit');
  expect(readFileSync(scratch.at('package-lock.json'), 'utf8')).toContain(
    '"node_modules/@carillon/mfe-campaigns"',
  );
  expect(scratch.run('biome', 'check', '--vcs-enabled=false', 'mfes/campaigns')).toBe('');
  expect(scratch.run('depcruise', 'mfes/campaigns')).toBe('');
  expect(scratch.test('mfes/campaigns/')).toBe('');
  expect(scratch.test('standalone/test/pacts', 'campaigns')).toBe('');

  scratch.npm('run', 'build', '-w', 'mfes/campaigns', '--silent');
  const gateway = await gatewayUnderTest();
  const dist = scratch.at('mfes/campaigns/dist');
  for (const file of readdirSync(dist))
    gateway.write(`mfes/campaigns/dist/${file}`, readFileSync(path.join(dist, file)));
  const { campaigns } = (await (await gateway.app.request('/remotes.json')).json()) as Registry;
  expect(campaigns).toEqual({
    version: expect.stringMatching(/^0\.1\.0-[0-9a-f]{12}$/),
    entry: expect.stringMatching(/^\/mfes\/campaigns\/0\.1\.0-\w+\/remoteEntry\.\w+\.js$/),
    chunks: [expect.stringMatching(/^\/mfes\/campaigns\/0\.1\.0-\w+\/page\.\w+\.js$/)],
    routes: [{ path: '/campaigns', title: 'Campaigns', access: 'user' }],
    navigation: [{ path: '/campaigns', label: 'Campaigns', icon: 'spark', order: lastOrder() + 10 }],
  });
  expect((await gateway.app.request('/campaigns')).status).toBe(200);
  for (const script of [campaigns?.entry ?? '', ...(campaigns?.chunks ?? [])])
    expect((await gateway.app.request(script)).status).toBe(200);
  await gateway.close();

  for (const file of ['mfes/campaigns', 'contracts/pacts/campaigns-posts.json'])
    rmSync(scratch.at(file), { recursive: true });
  scratch.npm('install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit');
  expect(readFileSync(scratch.at('package-lock.json'), 'utf8')).toBe(lock);
  expect(scratch.texts()).toEqual(before);
}, 300_000);

test('rejects invalid requests with a reason, and writes nothing', () => {
  const before = scratch.texts();
  expect(() => newMfe(scratch.root, 'Bulk Post')).toThrow('"Bulk Post" can\'t name a micro-frontend');
  expect(() => newMfe(scratch.root, 'auth')).toThrow('mfes/auth is there already');
  expect(() => newMfe(scratch.root, 'login')).toThrow('/login is a page of mfes/auth already');
  expect(scratch.texts()).toEqual(before);
});

/** The place in the sidebar of the last page that was there before. */
function lastOrder(): number {
  const others = readdirSync(scratch.at('mfes'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'campaigns',
  );
  const orders = others.flatMap(({ name }) => {
    const manifest: unknown = JSON.parse(readFileSync(scratch.at(`mfes/${name}/manifest.json`), 'utf8'));
    return (manifest as { navigation?: { order: number }[] }).navigation ?? [];
  });
  return Math.max(...orders.map(({ order }) => order));
}
