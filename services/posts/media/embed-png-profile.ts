import { crc32, deflateSync } from 'node:zlib';
import { displayP3Profile, isDisplayP3 } from './display-p3.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const AFTER_HEADER = 33;

/** A PNG that only names Display P3 (cICP) with its profile, which sharp reads; any other file as it is. */
export async function embedPngProfile(file: Buffer): Promise<Buffer> {
  if (!namesDisplayP3(file)) return file;
  const profile = chunkOf('iCCP', Buffer.concat([NAME, deflateSync(await displayP3Profile())]));
  return Buffer.concat([file.subarray(0, AFTER_HEADER), profile, file.subarray(AFTER_HEADER)]);
}

/** The profile's name, its end, and the only compression method. */
const NAME = Buffer.from('Display P3\0\0', 'latin1');

function namesDisplayP3(file: Buffer): boolean {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  let isP3 = false;
  for (let at = SIGNATURE.length; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'iCCP') return false;
    if (type === 'IDAT') return isP3;
    if (type === 'cICP') isP3 = isDisplayP3(file.readUInt8(at + 8), file.readUInt8(at + 9));
  }
  return false;
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
