export interface Sniffed {
  readonly kind: 'image' | 'video';
  readonly mime: string;
  /** Zero where the head does not tell. */
  readonly width: number;
  readonly height: number;
}

/** What a file is, by its first bytes and not by what it is called; null for anything else than media. */
export const sniff = (head: Uint8Array): Sniffed | null => {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return jpeg(view) ?? png(view) ?? gif(view) ?? mp4(view);
};

/** A WebP picture, which some networks take. Its size isn't read. */
export const sniffWebp = (head: Uint8Array): Sniffed | null => {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const isWebp = ascii(view, 0, 4) === 'RIFF' && ascii(view, 8, 4) === 'WEBP';
  return isWebp ? image('image/webp', 0, 0) : null;
};

const ascii = (view: DataView, at: number, length: number): string =>
  at + length > view.byteLength
    ? ''
    : String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

const jpeg = (view: DataView): Sniffed | null => {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return image('image/jpeg', view.getUint16(at + 7), view.getUint16(at + 5));
    at += 2 + view.getUint16(at + 2);
  }
  return null;
};

/** Start-of-frame markers; three of their range mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const png = (view: DataView): Sniffed | null =>
  view.byteLength >= 24 && ascii(view, 1, 3) === 'PNG' && ascii(view, 12, 4) === 'IHDR'
    ? image('image/png', view.getUint32(16), view.getUint32(20))
    : null;

const gif = (view: DataView): Sniffed | null =>
  view.byteLength >= 10 && ascii(view, 0, 4) === 'GIF8'
    ? image('image/gif', view.getUint16(6, true), view.getUint16(8, true))
    : null;

const mp4 = (view: DataView): Sniffed | null =>
  ascii(view, 4, 4) === 'ftyp'
    ? {
        kind: 'video',
        mime: ascii(view, 8, 4) === 'qt  ' ? 'video/quicktime' : 'video/mp4',
        width: 0,
        height: 0,
      }
    : null;

const image = (mime: string, width: number, height: number): Sniffed => ({
  kind: 'image',
  mime,
  width,
  height,
});
