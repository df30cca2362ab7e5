import { expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { callerAddress } from './caller-address.ts';

const app = new Hono()
  .get('/trusted', (c) => c.text(callerAddress(c, true)))
  .get('/', (c) => c.text(callerAddress(c, false)));
const callerOf = async (address: string, path = '/trusted') =>
  (await app.request(path, { headers: { 'x-forwarded-for': `9.9.9.9, ${address}` } })).text();

test('an IPv4 address counts as itself, in IPv6’s form too', async () => {
  expect(await callerOf('::ffff:102:304')).toBe('1.2.3.4');
  expect(await callerOf('::ffff:5.6.7.8')).toBe('5.6.7.8');
  expect(await callerOf('5.6.7.8')).toBe('5.6.7.8');
});

test('the addresses of an IPv6 network count as one', async () => {
  expect(await callerOf('2001:db8:0:1::1')).toBe(await callerOf('2001:db8:0:1:2:3:4:5'));
  expect(await callerOf('2001:db8:0:1::1')).not.toBe(await callerOf('2001:db8:0:2::1'));
});

test('only believes a proxy’s forwarded address', async () => {
  expect(await callerOf('5.6.7.8', '/')).toBe('unknown');
});
