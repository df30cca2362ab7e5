/** What a file says, or why it can't be read. */
export type Decoded = { readonly text: string } | { readonly problem: string };

export const MOST_BYTES = 5 * 1024 * 1024;

/** Reads the bytes of a text file: by its mark, else by where its zeros are, else UTF-8, else as Excel saves it in the West. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length === 0)
    return { problem: 'This file is empty. Choose a CSV file with a row for each post.' };
  if (bytes.length > MOST_BYTES)
    return { problem: 'This file has more than 5 MB. Save the posts without pictures, or in several files.' };
  if (begins(bytes, [0x50, 0x4b, 3, 4]) || begins(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return { problem: 'This is a workbook, not a CSV file. Open it and choose Save as, “CSV UTF-8”.' };
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0'))
    return { problem: 'This is not a text file. Choose a CSV file, saved as “CSV UTF-8”.' };
  return { text };
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
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);
