import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Media } from '../capabilities/publish.ts';

let fileCount = 0;

/** A picture that every decoder accepts, made with ffmpeg. */
export const realPicture = (altText: string | null = null): Media => {
  const bytes = draw('picture.jpg', ['-f', 'lavfi', '-i', 'testsrc=size=640x480', '-frames:v', '1']);
  return mediaOf('image', 'image/jpeg', bytes, altText);
};

/** Two seconds of moving picture with a tone, made by ffmpeg. */
export const realFilm = (altText: string | null = null): Media => {
  const inputs = [
    '-f',
    'lavfi',
    '-i',
    'testsrc=size=320x240:rate=24',
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=440',
  ];
  const codecs = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-c:a', 'aac'];
  return mediaOf('video', 'video/mp4', draw('film.mp4', [...inputs, '-t', '2', ...codecs]), altText);
};

const mediaOf = (
  kind: Media['kind'],
  mime: string,
  bytes: Uint8Array<ArrayBuffer>,
  altText: string | null,
): Media => ({
  kind,
  mime,
  altText,
  bytes: bytes.length,
  url: `https://files.example/${++fileCount}`,
  open: async () => new Blob([bytes], { type: mime }),
});

const draw = (name: string, options: readonly string[]): Uint8Array<ArrayBuffer> => {
  const folder = mkdtempSync(join(tmpdir(), 'file-'));
  try {
    execFileSync('ffmpeg', ['-loglevel', 'error', ...options, join(folder, name)]);
    return Uint8Array.from(readFileSync(join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
