/** The head of a JPEG of that size; no decoder would accept it, but its type is recognizable. */
export const jpeg = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const frame = [0xff, 0xc0, 0x00, 0x11, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  return Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    16,
    ...new Array(14).fill(0),
    ...frame,
    ...new Array(20).fill(0),
  ]);
};

/** The head of a PNG of that size. */
export const png = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

/** The head of a WebP image of that size, in its extended format. */
export const webp = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(64);
  bytes.set(new TextEncoder().encode('RIFF....WEBPVP8X'));
  const view = new DataView(bytes.buffer);
  view.setUint32(4, 56, true);
  view.setUint32(16, 10, true);
  view.setUint16(24, width - 1, true);
  view.setUint16(27, height - 1, true);
  return bytes;
};

/** The head of a HEIC photo, which begins with the same box as an MP4. */
export const heic = (): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(100);
  bytes.set(new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  return bytes;
};

/** An MP4 by its first box, so many bytes long. */
export const mp4 = (length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  bytes.set([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d]);
  return bytes;
};

export const nonsense = (): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode('<html>No picture here</html>');
