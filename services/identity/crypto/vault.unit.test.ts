import { describe, expect, test } from '@jest/globals';
import { createVault, VaultError } from './vault.ts';

const slot = { userId: 'u1', platform: 'facebook', field: 'access' };
const vault = createVault(new Uint8Array(32).fill(1));

describe('vault', () => {
  test('gives back what was put in', () => {
    expect(vault.open(vault.seal('EAAB tøken', slot), slot)).toBe('EAAB tøken');
    expect(vault.open(vault.seal('', slot), slot)).toBe('');
  });

  test('neither shows the token nor that two are the same', () => {
    const sealed = vault.seal('EAABtoken', slot);
    expect(sealed).toMatch(/^v1:[\w-]+$/);
    expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('EAABtoken');
    expect(vault.seal('EAABtoken', slot)).not.toBe(sealed);
  });

  test.each([
    ['user', { ...slot, userId: 'u2' }],
    ['network', { ...slot, platform: 'linkedin' }],
    ['field', { ...slot, field: 'refresh' }],
    ['place that only reads the same', { userId: 'u1","facebook', platform: 'access', field: '' }],
  ])('does not open for another %s', (_, other) => {
    expect(() => vault.open(vault.seal('token', slot), other)).toThrow(VaultError);
  });

  test('does not open with any of its bytes changed', () => {
    const bytes = Buffer.from(vault.seal('token', slot).slice(3), 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => vault.open(`v1:${changed.toString('base64url')}`, slot)).toThrow(VaultError);
    }
  });

  test.each(['', 'v1:', 'v1:AAAA', 'v2:AAAA', 'a token in the clear'])('does not open %j', (text) => {
    expect(() => vault.open(text, slot)).toThrow(VaultError);
  });

  test('does not open with another key', () => {
    const other = createVault(new Uint8Array(32).fill(2));
    expect(() => other.open(vault.seal('token', slot), slot)).toThrow(VaultError);
  });
});
