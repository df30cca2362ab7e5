import { listText } from './list-text.ts';
import { labelOf, type PlatformName } from './platforms.ts';
import type { VideoFault } from './video-rules.ts';

/** Why a network refuses a video: its rule, the file's value, and what to do. */
export const videoFaultText = (platform: PlatformName, fault: VideoFault): string =>
  `${labelOf(platform)} ${sentence(fault, 'accepts')}`;

/** Returns a warning about a video that a network may reject or show badly. */
export const videoAdviceText = (platform: PlatformName, fault: VideoFault): string =>
  `${labelOf(platform)} ${sentence(fault, 'recommends')}`;

const EXPORT = 'Export it again as an MP4 with H.264 video and AAC sound.';

function sentence(fault: VideoFault, verb: 'accepts' | 'recommends'): string {
  switch (fault.rule) {
    case 'containers':
      return `${verb} ${formats(fault.allowed)} videos; this one is ${fault.value === 'mp4' ? 'an' : 'a'} ${name(fault.value)}. ${EXPORT}`;
    case 'codecs':
      return `${verb} videos in ${formats(fault.allowed)}; this one is in ${name(fault.value)}. ${EXPORT}`;
    case 'chroma':
      return `${verb} videos with ${fault.allowed.join(' or ')} color; this one has ${fault.value}. Export it again with 4:2:0 color (yuv420p).`;
    case 'scan':
      return `${verb} progressive videos; this one is interlaced. Export it again as progressive video.`;
    case 'gop':
      return `${verb} videos with closed GOPs; this one has open ones. Export it again with closed GOPs.`;
    case 'audioCodecs':
      return `${verb} videos with ${formats(fault.allowed)} sound; this one has ${name(fault.value)}. ${EXPORT}`;
    case 'edits':
      return `${verb} videos without edit lists; this one has one, which hides or moves a part of it. Export it again, so that the cut is final.`;
    case 'indexedFirst':
      return `${verb} videos whose index comes first; in this one it comes last. Export it again for the web (“fast start”).`;
    default:
      return `${verb} ${rangeText(fault)}`;
  }
}

type RangeFault = Extract<VideoFault, { readonly bound: string }>;

function rangeText({ rule, bound, value, limit }: RangeFault): string {
  const [from, upTo] = [bound === 'least', bound === 'most'];
  const edge = from ? 'from' : 'up to';
  switch (rule) {
    case 'seconds':
      return `videos ${edge} ${lengthText(limit)}; this one has ${lengthText(value)}. ${from ? 'Use a longer one.' : 'Shorten it.'}`;
    case 'bytes':
      return `videos ${edge} ${sizeText(limit)}; this one has ${sizeText(value)}. ${from ? 'Export it in a higher quality.' : 'Use a smaller one.'}`;
    case 'width':
      return `videos ${edge} ${figure(limit)} pixels wide; this one is ${figure(value)} wide. Export it in a ${upTo ? 'smaller' : 'larger'} size.`;
    case 'height':
      return `videos ${edge} ${figure(limit)} pixels high; this one is ${figure(value)} high. Export it in a ${upTo ? 'smaller' : 'larger'} size.`;
    case 'fps':
      return `videos ${edge} ${figure(limit)} frames a second; this one has ${figure(value)}. Export it at 30 frames a second.`;
    case 'aspect':
      return `videos ${edge} ${ratioText(limit)} (width to height); this one is ${ratioText(value)}. Crop it.`;
    case 'megabits':
      return `videos up to ${figure(limit)} Mbit/s; this one has ${figure(value)}. Export it at a lower bit rate.`;
    case 'audioRate':
      return `sound of up to ${figure(limit / 1000)} kHz; this video has ${figure(value / 1000)} kHz. ${EXPORT}`;
    case 'audioChannels':
      return `sound of up to ${limit} channels; this video has ${value}. Export it again in stereo.`;
  }
}

const NAMES: Readonly<Record<string, string>> = {
  mp4: 'MP4',
  mov: 'MOV',
  h264: 'H.264',
  hevc: 'HEVC',
  av1: 'AV1',
  vp8: 'VP8',
  vp9: 'VP9',
  vvc: 'VVC',
  prores: 'ProRes',
  mpeg4: 'MPEG-4 Part 2',
  h263: 'H.263',
  mjpeg: 'Motion JPEG',
  aac: 'AAC',
  mp3: 'MP3',
  opus: 'Opus',
  pcm: 'PCM',
  alac: 'Apple Lossless',
  flac: 'FLAC',
  ac3: 'AC-3',
  eac3: 'E-AC-3',
};
const name = (code: string): string => NAMES[code] ?? `“${code}”`;
const formats = (codes: readonly string[]): string => listText(codes.map(name), 'or');
function lengthText(seconds: number): string {
  if (seconds < 60) return `${figure(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`;
  if (seconds % 60 === 0 && seconds < 7_200)
    return `${seconds / 60} ${seconds === 60 ? 'minute' : 'minutes'}`;
  if (seconds % 3_600 === 0) return `${seconds / 3_600} hours`;
  const whole = Math.ceil(seconds);
  const clock = [Math.floor(whole / 60) % 60, whole % 60].map((n) => String(n).padStart(2, '0')).join(':');
  return whole < 3_600 ? `${clock.replace(/^0/, '')} minutes` : `${Math.floor(whole / 3_600)}:${clock} hours`;
}

const sizeText = (bytes: number): string =>
  bytes < 1e6 ? `${figure(bytes / 1000)} KB` : `${figure(bytes / 1e6)} MB`;

const ratioText = (ratio: number): string =>
  ratio < 1 ? `1:${figure(1 / ratio, 2)}` : `${figure(ratio, 2)}:1`;

/** To one digit, which is finer than the slack of the rules. */
const figure = (value: number, digits = 1): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits });
