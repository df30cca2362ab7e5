import { describe, expect, test } from '@jest/globals';
import { isSandboxName } from './sandbox-domain.ts';

describe('names of the sandbox', () => {
  test.each([
    'carillon.test',
    ' Carillon.test. ',
    'https://carillon.test/',
    'ada.carillon.test',
    '@Ada.carillon.test',
    '@ada@carillon.test',
    'https://carillon.test/@ada',
    'carillon.test:443',
    'https://bsky.app/profile/ada.carillon.test',
  ])('%p is one', (text) => {
    expect(isSandboxName(text)).toBe(true);
  });

  test.each([
    '',
    'ada',
    'ada.bsky.social',
    'notcarillon.test',
    'carillon.test.example',
    'carillon.test@example.com',
    'https://example.com/carillon.test',
    'https://example.com/@ada@carillon.test',
    'example.com/ada.carillon.test',
    'did:plc:ewvi7nxzyoun6zhxrhs64oiz',
  ])('%p is none', (text) => {
    expect(isSandboxName(text)).toBe(false);
  });
});
