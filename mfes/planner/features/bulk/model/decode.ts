import { t } from '@lingui/core/macro';
import { faultText } from './workbook-faults.ts';

/** The text of a file with \n at the ends of lines, or why it can't be read. */
export type Decoded = { readonly text: string } | { readonly problem: string };

/** A sheet’s empty rows weigh too, and Excel writes up to a million of them. */
export const MAX_BYTES = 50 * 1024 * 1024;
const MAX_CHARACTERS = 5 * 1024 * 1024;
/** LibreOffice’s flat workbooks and Excel’s of 2003 are XML, and other tools export web pages with a table as .xls. */
const MARKUP = /^\s{0,99}<(?:\?xml|!doctype|html|table)[\s>]/i;
const BLANK_END = /[\s,;|\u0085\u00AD\u200B-\u200F]/;

/** Decodes the bytes of a text file: by its mark, else by where its zeros are, else UTF-8, else as older Excels save it. */
export function decode(bytes: Uint8Array): Decoded {
  const problem = findSizeProblem(bytes.length) ?? findFormatProblem(bytes);
  if (problem) return { problem };
  const text = withoutBlankEnd(withLineFeeds(new TextDecoder(encodingOf(bytes)).decode(bytes)));
  if (MARKUP.test(text)) return { problem: MARKUP_PROBLEM() };
  if (text.includes('\0'))
    return { problem: t`This isn’t a CSV or Excel file. Choose one that ends in .csv, .xlsx or .ods.` };
  if (text.length > MAX_CHARACTERS)
    return { problem: t`This file has more than 5 million characters. Split it into several files.` };
  return { text };
}

/** Reports whether a file is a ZIP archive, as workbooks are. */
export const isArchive = (bytes: Uint8Array): boolean => begins(bytes, [0x50, 0x4b, 3, 4]);

export function findSizeProblem(size: number): string | null {
  if (size === 0) return t`This file is empty. Choose a CSV or Excel file with a row for each post.`;
  return size > MAX_BYTES
    ? t`This file is larger than ${{ most: MAX_BYTES / 1024 / 1024 }} MB. Split it into several files.`
    : null;
}

/** Excel puts a workbook with a password into the kind of file that it saved before 2007. */
function findFormatProblem(bytes: Uint8Array): string | null {
  if (!begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return null;
  const text = new TextDecoder('utf-16le').decode(bytes);
  return faultText(text.includes('EncryptedPackage') ? 'password' : 'old excel');
}

const MARKUP_PROBLEM = (): string =>
  t`This is a workbook in an old or unusual format. Open it, choose Save As, then choose Excel Workbook (.xlsx) or CSV UTF-8.`;

/** Some programs end lines in CR LF, some in CR, and some in CR CR LF after a second conversion. */
const withLineFeeds = (text: string): string => text.replace(/\r{0,2}\n|\r/g, '\n');

/** Cuts what a sheet’s empty rows leave behind the last post. */
function withoutBlankEnd(text: string): string {
  let end = text.length;
  while (end > 0 && BLANK_END.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

function encodingOf(bytes: Uint8Array): string {
  if (begins(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (begins(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (begins(bytes, [0xfe, 0xff])) return 'utf-16be';
  const start = bytes.subarray(0, 1_000);
  // Latin letters have a zero beside each, before it or after it.
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const many = start.length / 6;
  if ((zeros[1] ?? 0) > many) return 'utf-16le';
  if ((zeros[0] ?? 0) > many) return 'utf-16be';
  if (decodesAs('utf-8', bytes) !== null) return 'utf-8';
  // Bytes of Western text are rarely Japanese, and never with kana.
  if (/[\u3041-\u30FA]/.test(decodesAs('shift_jis', bytes) ?? '')) return 'shift_jis';
  // Excel for Mac ends lines in CR alone where it writes the Mac's old letters.
  return bytes.includes(0x0d) && !bytes.includes(0x0a) ? 'macintosh' : 'windows-1252';
}

function decodesAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);
