import sharp from 'sharp';
import { displayP3Profile, isDisplayP3 } from '../display-p3.ts';

const MARK = Buffer.from('colrnclx', 'latin1');

/**
 * The color profile of a HEIC photo: the one within it, or Display P3 where the photo only names that, as some phones do.
 * Null for sRGB.
 */
export async function readProfile(file: Uint8Array): Promise<Uint8Array | null> {
  // sharp reads what such a file says of itself, though not its pixels.
  const { icc = null } = await sharp(file)
    .metadata()
    .catch(() => ({ icc: null }));
  return icc ?? (namesDisplayP3(file) ? displayP3Profile() : null);
}

function namesDisplayP3(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const at = bytes.indexOf(MARK) + MARK.length;
  if (at < MARK.length || at + 4 > bytes.length) return false;
  return isDisplayP3(bytes.readUInt16BE(at), bytes.readUInt16BE(at + 2));
}
