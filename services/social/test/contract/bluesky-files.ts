import { deflateSync } from 'node:zlib';
import type { Media } from '../../capabilities/publish.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const typedData = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typedData));
  return Buffer.concat([length, typedData, sum]);
};

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A gray PNG. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height, 0x80);
  for (let line = 0; line < height; line++) lines[line * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...[chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))],
  ]);
}

const mediaOf = (kind: Media['kind'], mime: string, bytes: Buffer, altText: string | null): Media => ({
  kind,
  mime,
  altText,
  bytes: bytes.length,
  url: `https://carillon.example/${kind}`,
  open: async () => new Blob([new Uint8Array(bytes)]),
});

export const imageOf = (width: number, height: number, altText: string | null): Media =>
  mediaOf('image', 'image/png', pngOf(width, height), altText);

/** Makes a file that begins as an MP4 does; a server looks at nothing else. */
export function mp4Of(bytes: number): Media {
  const file = Buffer.alloc(bytes);
  file.write('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 0, 'latin1');
  return mediaOf('video', 'video/mp4', file, null);
}
