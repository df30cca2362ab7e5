import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LISTS_OF_NETWORKS, listNetworkFiles, newNetwork } from '../new-network.ts';
import { makeCheckout, type ScratchCheckout } from './scratch-checkout.ts';

let scratch: ScratchCheckout;
beforeAll(() => {
  scratch = makeCheckout();
});
afterAll(() => scratch.remove());

test('a new network keeps the rules, is connected and published to over the sandbox, and changes nothing but the lists of networks', () => {
  const before = scratch.texts();
  newNetwork(scratch.root, 'toy');
  const files = listNetworkFiles('toy');
  const after = scratch.texts();
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  const outside = changed.filter((file) => !files.some((place) => file.startsWith(place)));
  expect(outside.toSorted()).toEqual(LISTS_OF_NETWORKS.toSorted());

  expect(scratch.run('biome', 'check', '--vcs-enabled=false', ...files, ...LISTS_OF_NETWORKS)).toBe('');
  expect(scratch.run('depcruise', ...files)).toBe('');
  // Reads what each network is called.
  expect(scratch.test('services/ai/assistant/dialogues', 'each conversation')).toBe('');
  for (const contract of ['connect', 'publish'])
    expect(scratch.test(`services/sandbox/test/contract/${contract}`, 'toy')).toBe('');

  for (const place of files) rmSync(scratch.at(place), { recursive: true });
  for (const list of LISTS_OF_NETWORKS) writeFileSync(scratch.at(list), before[list] ?? '');
  expect(scratch.texts()).toEqual(before);
}, 300_000);

test('rejects invalid requests with a reason', () => {
  expect(() => newNetwork(scratch.root, 'My Network')).toThrow('"My Network" can\'t name a network');
  expect(() => newNetwork(scratch.root, 'linkedin')).toThrow(
    'contracts/networks/linkedin.ts is there already',
  );
});
