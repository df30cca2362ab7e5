import { expect, test } from '@jest/globals';
import { faultInUrl, permitFor } from './receiver-url.ts';

test.each([
  ['https://example.com/hook?a=b', null],
  ['https://example.com:8443/', null],
  ['https://8.8.8.8/', null],
  ['http://example.com/', /begins with https/],
  ['ftp://example.com/', /such as https/],
  ['example.com', /such as https/],
  ['https://ada:pw@example.com/', /password/],
  ['https://example.com/#a', /^Remove the #/],
  ['https://example.com:5432/', /port 443 or 8443/],
  ['https://localhost/', /private network/],
  ['https://127.1/', /private network/],
  ['https://0x7f000001/', /private network/],
  ['https://10.0.0.1/', /private network/],
  ['https://169.254.169.254/latest', /private network/],
  ['https://100.64.0.1/', /private network/],
  ['https://[::1]/', /private network/],
  ['https://[::ffff:10.0.0.1]/', /private network/],
  ['https://[fd00::1]/', /private network/],
  ['https://[fe80::1]/', /private network/],
  ['https://[64:ff9b::a00:1]/', /private network/],
])('%s', (url, fault) => {
  const givenFault = faultInUrl(url, false);
  if (fault === null) expect(givenFault).toBeNull();
  else expect(givenFault).toMatch(fault);
});

test('this machine is allowed as a receiver only if Carillon only serves this machine', () => {
  expect(faultInUrl('http://localhost:3000/hook', true)).toBeNull();
  expect(faultInUrl('http://127.0.0.1:3000/hook', true)).toBeNull();
  expect(faultInUrl('http://10.0.0.1/hook', true)).toMatch(/https/);
});

test('a name may lead to the public web by https alone, and to this machine where that is allowed', () => {
  const [secure, plain] = [new URL('https://a.example'), new URL('http://a.example')];
  expect(permitFor(secure, false)('8.8.8.8', 443)).toBe(true);
  expect(permitFor(secure, false)('8.8.8.8', 5432)).toBe(false);
  expect(permitFor(plain, true)('8.8.8.8', 80)).toBe(false);
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(permitFor(secure, false)(address, 443)).toBe(false);
    expect(permitFor(plain, true)(address, 3000)).toBe(true);
  }
  for (const address of ['10.0.0.1', '169.254.169.254', 'fd00::1', '0.0.0.0', '::'])
    expect(permitFor(secure, true)(address, 443)).toBe(false);
});
