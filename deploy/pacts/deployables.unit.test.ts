import { readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { mfeNames } from '../pieces/mfes.ts';
import { findDeployables } from './deployables.ts';

const { processes } = await readServices();
const pacticipants = [...new Set(readPacts().flatMap(({ consumer, provider }) => [consumer, provider]))];
const deployables = findDeployables({ processes, mfes: mfeNames(), pacticipants });

test('every process and micro-frontend is known, also as Kubernetes calls it', () => {
  for (const name of [
    ...processes.map((one) => one.name),
    ...mfeNames(),
    ...mfeNames().map((one) => `mfe-${one}`),
  ])
    expect([name, deployables.has(name)]).toEqual([name, true]);
  expect(deployables.get('worker')).toEqual({ name: 'posts', pacticipants: ['posts'] });
  expect(deployables.get('collector')).toBe(deployables.get('analytics'));
  expect(deployables.get('mfe-composer')).toBe(deployables.get('composer'));
  expect(deployables.get('sandbox')).toEqual({ name: 'sandbox', pacticipants: [] });
});

test('everybody who has a pact is in one image: the shell in the gateway’s', () => {
  const images = [...new Set(deployables.values())];
  expect(images.flatMap((one) => one.pacticipants).toSorted()).toEqual(pacticipants.toSorted());
  expect(deployables.get('gateway')?.pacticipants).toEqual(['gateway', 'shell']);
  expect(deployables.get('shell')).toBe(deployables.get('gateway'));
});
