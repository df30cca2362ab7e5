import sharp from 'sharp';

/** SMPTE EG 432-1 (ITU-T H.273, table 2). */
const P3_PRIMARIES = 12;
/** PQ and HLG (ITU-T H.273, table 3), whose brightness Display P3 doesn't have. */
const HDR = new Set([16, 18]);

/** Whether code points of ITU-T H.273, by which files name their colors without a profile, mean Display P3. */
export const isDisplayP3 = (primaries: number, transfer: number): boolean =>
  primaries === P3_PRIMARIES && !HDR.has(transfer);

/** The ICC profile of Display P3. sharp has it, and hands it out in images alone. */
export async function displayP3Profile(): Promise<Buffer> {
  const image = sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } });
  const { icc } = await sharp(await image.withIccProfile('p3').png().toBuffer()).metadata();
  if (!icc) throw new Error('sharp has no profile of Display P3');
  return icc;
}
