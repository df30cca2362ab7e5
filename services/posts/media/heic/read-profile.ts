import sharp from 'sharp';

const MARK = Buffer.from('colrnclx', 'latin1');
/** SMPTE EG 432-1 (ITU-T H.273, table 2). */
const P3_PRIMARIES = 12;
/** PQ and HLG (ITU-T H.273, table 3), whose brightness Display P3 doesn't have. */
const HDR = new Set([16, 18]);

/**
 * The color profile of a HEIC photo: the one within it, or Display P3 where the photo only names that, as some phones do.
 * Null for sRGB.
 */
export async function readProfile(file: Uint8Array): Promise<Uint8Array | null> {
  // sharp reads what such a file says of itself, though not its pixels.
  const { icc = null } = await sharp(file)
    .metadata()
    .catch(() => ({ icc: null }));
  return icc ?? (namesDisplayP3(file) ? drawDisplayP3() : null);
}

function namesDisplayP3(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const at = bytes.indexOf(MARK) + MARK.length;
  if (at < MARK.length || at + 4 > bytes.length) return false;
  return bytes.readUInt16BE(at) === P3_PRIMARIES && !HDR.has(bytes.readUInt16BE(at + 2));
}

/** sharp has the profile, and hands it out in images alone. */
async function drawDisplayP3(): Promise<Uint8Array | null> {
  const image = sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } });
  const { icc = null } = await sharp(await image.withIccProfile('p3').png().toBuffer()).metadata();
  return icc;
}
