import { plural, select, type Text, text } from '../text.ts';
import { labelOf, type PlatformName } from './platforms.ts';
import type { VideoFault } from './video-rules.ts';

/** Why a network refuses a video: its rule, the file's value, and what to do. */
export const videoFaultText = (platform: PlatformName, fault: VideoFault): Text =>
  faultText(labelOf(platform), fault, 'accepts');

/** Returns a warning about a video that a network may reject or show badly. */
export const videoAdviceText = (platform: PlatformName, fault: VideoFault): Text =>
  faultText(labelOf(platform), fault, 'recommends');

type Verb = 'accepts' | 'recommends';

function faultText(network: string, fault: VideoFault, verb: Verb): Text {
  switch (fault.rule) {
    case 'containers':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} ${{ allowed: formats(fault.allowed) }} videos; this file is ${{ given: name(fault.value) }}. Export it again as an MP4 with H.264 video and AAC sound.`;
    case 'codecs':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} videos in ${{ allowed: formats(fault.allowed) }}; this one is in ${{ given: name(fault.value) }}. Export it again as an MP4 with H.264 video and AAC sound.`;
    case 'chroma':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} videos with ${{ allowed: { anyOf: fault.allowed } }} color; this one has ${{ given: fault.value }}. Export it again with 4:2:0 color (yuv420p).`;
    case 'scan':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} progressive videos; this one is interlaced. Export it again as progressive video.`;
    case 'gop':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} videos with closed GOPs; this one has open GOPs. Export it again with closed GOPs.`;
    case 'audioCodecs':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} videos with ${{ allowed: formats(fault.allowed) }} sound; this one has ${{ given: name(fault.value) }}. Export it again as an MP4 with H.264 video and AAC sound.`;
    case 'edits':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} videos without edit lists; this file has an edit list that hides or moves part of the video. Export the video again to make the edits permanent.`;
    case 'indexedFirst':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} videos that begin with their index; this file ends with it. Export it again for the web (“fast start”).`;
    default:
      return rangeText(network, fault, verb);
  }
}

type RangeFault = Extract<VideoFault, { readonly bound: string }>;

function rangeText(network: string, { rule, bound, value, limit }: RangeFault, verb: Verb): Text {
  switch (rule) {
    case 'seconds':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} videos ${select({ bound }, { least: 'of at least', other: 'of up to' })} ${{ limit: lengthText(limit) }}; this one is ${{ length: lengthText(value) }} long. ${select({ bound }, { least: 'Use a longer video.', other: 'Shorten it.' })}`;
    case 'bytes':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} videos ${select({ bound }, { least: 'of at least', other: 'of up to' })} ${{ limit: sizeText(limit) }}; this one is ${{ size: sizeText(value) }}. ${select({ bound }, { least: 'Export it at a higher quality.', other: 'Use a smaller video.' })}`;
    case 'width':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} videos ${select({ bound }, { least: 'at least', other: 'up to' })} ${{ limit: roundTo(limit) }} pixels wide; this one is ${{ width: roundTo(value) }} pixels wide. ${select({ bound }, { least: 'Export it at a larger size.', other: 'Export it at a smaller size.' })}`;
    case 'height':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} videos ${select({ bound }, { least: 'at least', other: 'up to' })} ${{ limit: roundTo(limit) }} pixels high; this one is ${{ height: roundTo(value) }} pixels high. ${select({ bound }, { least: 'Export it at a larger size.', other: 'Export it at a smaller size.' })}`;
    case 'fps':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} videos with ${select({ bound }, { least: 'at least', other: 'up to' })} ${{ limit: roundTo(limit) }} frames per second; this one has ${{ rate: roundTo(value) }}. Export it at 30 frames per second.`;
    case 'aspect':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} videos with an aspect ratio of ${select({ bound }, { least: 'at least', other: 'up to' })} ${{ limit: ratioText(limit) }} (width to height); this one is ${{ shape: ratioText(value) }}. Crop it.`;
    case 'megabits':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} videos of up to ${{ limit: roundTo(limit) }} Mbit/s; this one has ${{ rate: roundTo(value) }}. Export it at a lower bit rate.`;
    case 'audioRate':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} sound of up to ${{ limit: roundTo(limit / 1000) }} kHz; this video has ${{ rate: roundTo(value / 1000) }} kHz. Export it again as an MP4 with H.264 video and AAC sound.`;
    case 'audioChannels':
      return text`${{ network }} ${select({ verb }, { recommends: 'recommends', other: 'accepts' })} sound with up to ${{ limit }} channels; this video has ${{ count: value }}. Export it again in stereo.`;
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
const formats = (codes: readonly string[]) => ({ anyOf: codes.map(name) });

function lengthText(seconds: number): Text {
  if (seconds < 60)
    return text`${plural({ seconds: roundTo(seconds) }, { one: '# second', other: '# seconds' })}`;
  if (seconds % 60 === 0 && seconds < 7_200)
    return text`${plural({ minutes: seconds / 60 }, { one: '# minute', other: '# minutes' })}`;
  if (seconds % 3_600 === 0)
    return text`${plural({ hours: seconds / 3_600 }, { one: '# hour', other: '# hours' })}`;
  const whole = Math.ceil(seconds);
  const rest = [Math.floor(whole / 60) % 60, whole % 60].map((n) => String(n).padStart(2, '0')).join(':');
  return whole < 3_600
    ? text`${{ clock: rest.replace(/^0/, '') }} minutes`
    : text`${{ clock: `${Math.floor(whole / 3_600)}:${rest}` }} hours`;
}

const sizeText = (bytes: number): Text =>
  bytes < 1e6 ? text`${{ size: roundTo(bytes / 1000) }} KB` : text`${{ size: roundTo(bytes / 1e6) }} MB`;

const ratioText = (ratio: number): Text =>
  ratio < 1 ? text`1:${{ ratio: roundTo(1 / ratio, 2) }}` : text`${{ ratio: roundTo(ratio, 2) }}:1`;

/** To one digit, which is finer than the slack of the rules. */
const roundTo = (value: number, digits = 1): number => Number(value.toFixed(digits));
