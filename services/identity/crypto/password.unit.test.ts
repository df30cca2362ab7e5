import { describe, expect, test } from '@jest/globals';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  test('are kept as Argon2id with its cost, and a salt each', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(two).not.toBe(one);
  });

  test('fit only themselves', async () => {
    const hash = await hashPassword('correct horse');
    expect(await verifyPassword('correct horse', hash)).toBe(true);
    expect(await verifyPassword('correct horsf', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  test('fit whichever Unicode form the keyboard sends', async () => {
    expect(await verifyPassword('Zu\u0308rich99', await hashPassword('Z\u00fcrich99'))).toBe(true);
  });

  test('are checked by the cost they were hashed with, which may be an older one', async () => {
    // From the test suite of Argon2's reference implementation: password, salt `somesalt`.
    const older = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await verifyPassword('password', older)).toBe(true);
    expect(await verifyPassword('passwore', older)).toBe(false);
  });

  test('without an account nothing fits', async () => {
    expect(await verifyPassword('', null)).toBe(false);
  });

  test('a hash that is none is a fault, not a wrong password', async () => {
    await expect(verifyPassword('password', '$2b$10$abc')).rejects.toThrow(/PHC/);
  });
});
