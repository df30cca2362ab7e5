import { describe, expect, test } from '@jest/globals';
import { createPasswords } from './passwords.ts';

const { hash, fits } = createPasswords();

describe('passwords', () => {
  test('are kept as Argon2id with its cost, and a salt each', async () => {
    const [one, two] = await Promise.all([hash('correct horse'), hash('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(two).not.toBe(one);
  });

  test('fit only themselves', async () => {
    const hashed = await hash('correct horse');
    expect(await fits('correct horse', hashed)).toBe(true);
    expect(await fits('correct horsf', hashed)).toBe(false);
    expect(await fits('', hashed)).toBe(false);
  });

  test('fit whichever Unicode form the keyboard sends', async () => {
    expect(await fits('Zu\u0308rich99', await hash('Z\u00fcrich99'))).toBe(true);
  });

  test('are checked by the cost they were hashed with, which may be an older one', async () => {
    // From the test suite of Argon2's reference implementation: password, salt `somesalt`.
    const older = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await fits('password', older)).toBe(true);
    expect(await fits('passwore', older)).toBe(false);
  });

  test('accepts no password without an account', async () => {
    expect(await fits('', null)).toBe(false);
  });

  test('treats a malformed hash as a fault, not as a wrong password', async () => {
    await expect(fits('password', '$2b$10$abc')).rejects.toThrow(/PHC/);
  });
});
