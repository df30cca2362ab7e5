import { createHash } from 'node:crypto';

const LETTERS = '234567abcdefghijklmnopqrstuvwxyz';
const LENGTH = 13;

/**
 * A record key, by which the network orders posts: microseconds, then ten bits. It is derived only from the time and
 * the seed, so two workers who publish the same post use the same key.
 */
export function tidOf(at: Date, seed: string): string {
  const hash = createHash('sha256').update(seed).digest();
  const micros = BigInt(at.getTime()) * 1000n + BigInt(hash.readUInt16BE(0) % 1000);
  let number = (micros << 10n) | BigInt(hash.readUInt16BE(2) % 1024);
  let tid = '';
  while (tid.length < LENGTH) {
    tid = LETTERS.charAt(Number(number & 31n)) + tid;
    number >>= 5n;
  }
  return tid;
}
