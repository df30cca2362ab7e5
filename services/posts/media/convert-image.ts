import type { Frame } from '@carillon/contracts/networks/network.ts';
import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { embedPngProfile } from './embed-png-profile.ts';
import { fitFrame } from './fit-frame.ts';
import { salvageJpeg } from './salvage-jpeg.ts';

export interface ImageRules {
  /** Most bytes. */
  readonly imageBytes: number;
  /** The shape and width to bring it into; null for its own. */
  readonly frame: Frame | null;
}

export interface ConvertedImage {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly ext: string;
}

/** However coarse it is drawn, it has too many bytes. */
export class StaysTooBig extends Error {
  constructor() {
    super('the image does not get small enough');
    this.name = 'StaysTooBig';
  }
}

/** All frames together have more pixels than are drawn to see whether they can be. */
export class AnimationTooLong extends Error {
  constructor() {
    super('the frames of the animation have too many pixels together');
    this.name = 'AnimationTooLong';
  }
}

export const MAX_PIXELS = 100_000_000;
/** The most pixels of all frames of an animation; these take some seconds to draw. */
export const MAX_ANIMATED_PIXELS = 500_000_000;
/** More than any of the networks shows. */
const LONGEST_SIDE = 4096;
const DECODE_SECONDS = 30;
const QUALITIES = [90, 80, 70, 55];
/**
 * A limit of the whole process: each image takes up to some hundred megabytes, and one of the four threads that files,
 * passwords and names of hosts share with it.
 */
const oneOfTwo = pLimit(2);
/** When a decoder gives up: on missing pixels, or on any warning. */
type FailOn = 'none' | 'truncated' | 'warning';
const WHITE = { r: 255, g: 255, b: 255 };

/**
 * Turns an image upright, makes it fit the rules, and removes metadata (which may reveal where its owner lives).
 * Nothing is cut off: an image of the wrong shape gets white borders.
 */
export const convertImage = (file: Buffer, rules: ImageRules): Promise<ConvertedImage> =>
  oneOfTwo(async () =>
    isJpeg(file) ? drawJpeg(file, rules) : draw(await embedPngProfile(file), rules, 'truncated'),
  );

const isJpeg = (file: Buffer): boolean => file[0] === 0xff && file[1] === 0xd8;

/** Sharp can't distinguish a camera's oddities from missing pixels, so its warnings are examined. */
async function drawJpeg(file: Buffer, rules: ImageRules): Promise<ConvertedImage> {
  try {
    return await draw(file, rules, 'warning');
  } catch (error) {
    if (error instanceof StaysTooBig || /exceeds pixel limit/.test(String(error))) throw error;
    return draw(await salvageJpeg(file, MAX_PIXELS), rules, 'none');
  }
}

async function draw(file: Buffer, rules: ImageRules, failOn: FailOn): Promise<ConvertedImage> {
  const upright = () => sharp(file, { limitInputPixels: MAX_PIXELS, failOn }).autoOrient();
  const metadata = await upright().metadata();
  const open = () => toSrgb(upright(), metadata);
  const { frame } = rules;
  if (frame) return jpeg(() => shapeImage(open(), metadata, frame), rules);
  const sized = () => open().resize({ ...box, fit: 'inside', withoutEnlargement: true });
  if (metadata.format === 'png' || metadata.hasAlpha) {
    const bytes = await sized().png().toBuffer();
    if (bytes.length <= rules.imageBytes) return { bytes, mime: 'image/png', ext: 'png' };
  }
  return jpeg(sized, rules);
}

/** sharp leaves a 16-bit image that has a profile in Display P3, unless it makes it an 8-bit one first. */
const toSrgb = (image: Sharp, { space }: Metadata): Sharp =>
  (space === 'rgb16' ? image.pipelineColourspace('srgb') : image).toColourspace('srgb');

/** A part of an image, in its pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part of an image that this service has drawn, as a TIFF, which loses nothing. */
export const cropImage = (file: string, area: Area): Promise<Buffer> =>
  oneOfTwo(() =>
    sharp(file, { limitInputPixels: MAX_PIXELS }).extract(area).tiff({ compression: 'none' }).toBuffer(),
  );

/** A small picture of an image that this service has drawn; the first one of an animation. No side is longer than that. */
export const drawSmall = (file: string, longest: number): Promise<ConvertedImage> =>
  oneOfTwo(async () => ({
    bytes: await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'none' })
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: WHITE })
      .jpeg({ quality: 75 })
      .toBuffer(),
    mime: 'image/jpeg',
    ext: 'jpg',
  }));

/**
 * Draws every frame of an image once; throws when it is damaged, or too large.
 * @throws AnimationTooLong
 */
export const decodeAll = (file: string): Promise<void> => oneOfTwo(() => decodeFrames(file));

async function decodeFrames(file: string): Promise<void> {
  // sharp's own limit takes the frames for one high image, so that it can't be asked about a single frame.
  const open = (limitInputPixels: number | false) =>
    sharp(file, { animated: true, limitInputPixels, failOn: 'truncated' });
  const { width, height, pageHeight = height } = await open(false).metadata();
  if (width * pageHeight > MAX_PIXELS) throw new Error('the image is too large');
  if (width * height > MAX_ANIMATED_PIXELS) throw new AnimationTooLong();
  await open(MAX_ANIMATED_PIXELS)
    .timeout({ seconds: DECODE_SECONDS })
    // By far the cheapest that still reads each line.
    .resize({ width: 1, kernel: 'nearest' })
    .raw()
    .toBuffer();
}

const box = { width: LONGEST_SIDE, height: LONGEST_SIDE };

function shapeImage(image: Sharp, { autoOrient }: Metadata, frame: Frame): Sharp {
  const { width, height } = fitFrame(autoOrient, frame);
  return image.flatten({ background: WHITE }).resize({ width, height, fit: 'contain', background: WHITE });
}

async function jpeg(image: () => Sharp, { imageBytes }: ImageRules): Promise<ConvertedImage> {
  for (const quality of QUALITIES) {
    const bytes = await image().flatten({ background: WHITE }).jpeg({ quality }).toBuffer();
    if (bytes.length <= imageBytes) return { bytes, mime: 'image/jpeg', ext: 'jpg' };
  }
  throw new StaysTooBig();
}
