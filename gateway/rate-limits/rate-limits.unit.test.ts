import { expect, test } from '@jest/globals';
import { byAddress, createRateLimits } from './rate-limits.ts';

const limits = () => createRateLimits({ strict: 3, costly: 3, normal: 3 }, { tell: () => undefined });

test('gives a machine one share, however many addresses of its own network it uses', async () => {
  const { spend } = limits();
  const from = (last: number) => byAddress(`2001:db8:1:2::${last.toString(16)}`, 'identity.login');
  for (const last of [1, 2, 3]) await spend('strict', from(last));
  await expect(spend('strict', from(4))).rejects.toMatchObject({ code: 'too_many_requests' });
  await spend('strict', byAddress('2001:db8:1:3::1', 'identity.login'));
});

test('neighbors in IPv4 are different people', async () => {
  const { spend } = limits();
  const from = (last: number) => spend('strict', byAddress(`203.0.113.${last}`));
  for (const _ of [1, 2, 3]) await from(1);
  await expect(from(1)).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(from(2)).resolves.toBeUndefined();
});
