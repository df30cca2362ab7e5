/** The first bytes of each format, in hexadecimal. */
const STARTS: readonly (readonly [type: string, start: RegExp])[] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/gif', /^474946383[79]61/],
  // RIFF, four bytes of its length, WEBP.
  ['image/webp', /^52494646.{8}57454250/],
];
const LONGEST_START = 12;

/** The media type of a picture by its bytes, whatever its server calls it; null for one that cards don't have. */
export function pictureType(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, LONGEST_START)).toString('hex');
  return STARTS.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}
