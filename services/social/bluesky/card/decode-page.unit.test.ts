import { describe, expect, test } from '@jest/globals';
import { decodePage } from './decode-page.ts';

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const titleOf = (bytes: Uint8Array, charset: string | null = null): string | undefined =>
  /<title>(.*)<\/title>/.exec(decodePage(bytes, charset))?.[1];
const page = (head: string, title: readonly number[]): Uint8Array =>
  bytesOf(`<html><head>${head}<title>`, title, '</title>');

/** 鐘, bells. */
const SHIFT_JIS = [0x8f, 0xe0];
const EUC_JP = [0xbe, 0xe2];
const UTF_8 = [0xe9, 0x90, 0x98];

describe('the encoding of a page (HTML Standard, 13.2.3.2)', () => {
  test.each([
    ['<meta charset="Shift_JIS">', SHIFT_JIS],
    ['<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=euc-jp">', EUC_JP],
    ['<meta charset="utf-8">', UTF_8],
    ['<meta charset="utf-16">', UTF_8],
    ['<meta charset="no such">', UTF_8],
    ['<meta name="author" content="charset=euc-jp">', UTF_8],
    ['', UTF_8],
  ])('is what %s says', (head, title) => {
    expect(titleOf(page(head, title))).toBe('鐘');
  });

  test('the server’s value wins over the page’s', () => {
    expect(titleOf(page('<meta charset="utf-8">', SHIFT_JIS), 'shift_jis')).toBe('鐘');
  });

  test('is read from the byte order mark first', () => {
    const text = new Uint8Array(Buffer.from('\uFEFF<title>鐘</title>', 'utf16le'));
    expect(titleOf(text, 'shift_jis')).toBe('鐘');
  });

  test('is that of Western Windows where nothing says it and it isn’t UTF-8', () => {
    expect(titleOf(page('', [0x93, 0x46, 0xfc, 0x72, 0x94]))).toBe('“Für”');
    expect(titleOf(page('', [0xfc]), 'iso-8859-1')).toBe('ü');
  });

  test('stays UTF-8 where the end is cut within a character', () => {
    expect(decodePage(bytesOf('<title>', UTF_8, '</title>', [0xe9, 0x90]), null)).toContain('鐘');
  });
});
