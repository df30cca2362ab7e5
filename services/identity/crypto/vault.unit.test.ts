import { describe, expect, test } from '@jest/globals';
import { createVault, keyIdOf, VaultError } from './vault.ts';

const slot = { workspaceId: 'u1', platform: 'facebook', field: 'access' };
const key = new Uint8Array(32).fill(1);
const vault = createVault(key);
const prefix = `v2:${keyIdOf(key)}:`;

describe('vault', () => {
  test('returns the encrypted text', () => {
    expect(vault.open(vault.seal('EAAB tøken', slot), slot)).toBe('EAAB tøken');
    expect(vault.open(vault.seal('', slot), slot)).toBe('');
  });

  test('neither shows the token nor that two are the same', () => {
    const sealed = vault.seal('EAABtoken', slot);
    expect(sealed).toMatch(/^v2:[0-9a-f]{8}:[\w-]+$/);
    expect(Buffer.from(sealed.slice(prefix.length), 'base64url').toString('latin1')).not.toContain(
      'EAABtoken',
    );
    expect(vault.seal('EAABtoken', slot)).not.toBe(sealed);
  });

  test.each([
    ['user', { ...slot, workspaceId: 'u2' }],
    ['network', { ...slot, platform: 'linkedin' }],
    ['field', { ...slot, field: 'refresh' }],
    ['place that only reads the same', { workspaceId: 'u1","facebook', platform: 'access', field: '' }],
  ])('does not open for another %s', (_, other) => {
    expect(() => vault.open(vault.seal('token', slot), other)).toThrow(VaultError);
  });

  test('does not open with any of its bytes changed', () => {
    const bytes = Buffer.from(vault.seal('token', slot).slice(prefix.length), 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => vault.open(`${prefix}${changed.toString('base64url')}`, slot)).toThrow(VaultError);
    }
  });

  test.each(['', 'v2:', 'v2:AAAA', prefix, `${prefix}AAAA`, 'v3:AAAA', 'a token in the clear'])(
    'does not open %j',
    (text) => {
      expect(() => vault.open(text, slot)).toThrow(VaultError);
    },
  );

  test('does not open with another key', () => {
    const other = createVault(new Uint8Array(32).fill(2));
    expect(() => other.open(vault.seal('token', slot), slot)).toThrow(VaultError);
  });

  test('decrypts texts of an old key until that key is removed, and encrypts with the new one', () => {
    const old = vault.seal('token', slot);
    const rotated = createVault(new Uint8Array(32).fill(2), [key]);
    expect(rotated.open(old, slot)).toBe('token');
    expect(rotated.isCurrent(old)).toBe(false);
    const anew = rotated.seal('token', slot);
    expect(rotated.isCurrent(anew)).toBe(true);
    expect(() => vault.open(anew, slot)).toThrow(VaultError);
    const retired = createVault(new Uint8Array(32).fill(2));
    expect(retired.open(anew, slot)).toBe('token');
    expect(() => retired.open(old, slot)).toThrow(`needs the vault key ${keyIdOf(key)}`);
  });

  test('does not take one key’s text for another’s', () => {
    const both = createVault(new Uint8Array(32).fill(2), [key]);
    const sealed = vault.seal('token', slot).replace(keyIdOf(key), both.keyId);
    expect(() => both.open(sealed, slot)).toThrow(VaultError);
  });

  test('says of an older version’s text what to do', () => {
    expect(() => vault.open('v1:AAAA', slot)).toThrow(
      'of another version of Carillon: connect its account again',
    );
  });
});
