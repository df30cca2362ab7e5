import sharp from 'sharp';

/** Whether an image file holds an animation, of which one frame is left when it is drawn anew. */
export async function isAnimated(file: Buffer, ext: string): Promise<boolean> {
  switch (ext) {
    case 'png':
      return isAnimatedPng(file);
    case 'heic':
      return hasMovie(file);
    case 'gif':
    case 'webp':
      return ((await sharp(file, { limitInputPixels: false }).metadata()).pages ?? 1) > 1;
    default:
      return false;
  }
}

const PNG_SIGNATURE = 8;

/** `acTL` contains the number of frames, and precedes the pixels; decoders that don't know it show one. */
function isAnimatedPng(file: Buffer): boolean {
  for (let at = PNG_SIGNATURE; at + 12 <= file.length; ) {
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return file.readUInt32BE(at + 8) > 1;
    if (type === 'IDAT') return false;
    at += 12 + file.readUInt32BE(at);
  }
  return false;
}

/** A sequence of HEIC has an index of its frames, as a video has; a burst of single photos has none. */
function hasMovie(file: Buffer): boolean {
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'moov') return true;
    if (size < 8) return false;
    at += size;
  }
  return false;
}
