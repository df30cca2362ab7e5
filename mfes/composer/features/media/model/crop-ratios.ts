/** A shape to crop to, and where it is shown well. */
export interface CropRatio {
  readonly name: string;
  /** Width by height; null for the image's own. */
  readonly ratio: number | null;
  readonly suits: string;
}

export const ORIGINAL: CropRatio = { name: 'Original', ratio: null, suits: 'The image’s own shape' };
export const CROP_RATIOS: readonly CropRatio[] = [
  ORIGINAL,
  { name: '1:1', ratio: 1, suits: 'Facebook, Instagram and LinkedIn' },
  { name: '4:5', ratio: 4 / 5, suits: 'Instagram and Facebook, upright' },
  { name: '1.91:1', ratio: 1.91, suits: 'LinkedIn, Facebook and Instagram, wide' },
  { name: '16:9', ratio: 16 / 9, suits: 'Facebook and LinkedIn, wide' },
  { name: '9:16', ratio: 9 / 16, suits: 'Facebook, upright on the whole screen of a phone' },
];

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of an image in whole pixels, within the image. */
export function wholePixels(part: Part, image: { readonly width: number; readonly height: number }) {
  const left = Math.min(Math.max(Math.round(part.x), 0), image.width - 1);
  const top = Math.min(Math.max(Math.round(part.y), 0), image.height - 1);
  return {
    left,
    top,
    width: Math.min(Math.max(Math.round(part.width), 1), image.width - left),
    height: Math.min(Math.max(Math.round(part.height), 1), image.height - top),
  };
}
