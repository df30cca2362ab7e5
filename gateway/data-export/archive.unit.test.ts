import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { zipOf } from './archive.ts';

const DEFLATED = 8;

/** Returns the compression method of each file, read from its local header (APPNOTE, 4.3.7). */
function methodsIn(archive: Buffer): number[] {
  const methods: number[] = [];
  for (let at = archive.indexOf('PK\x03\x04'); at >= 0; at = archive.indexOf('PK\x03\x04', at + 4))
    methods.push(archive.readUInt16LE(at + 8));
  return methods;
}

// A stored file whose length comes behind it stops Java 17's ZipInputStream ("only DEFLATED entries can have EXT descriptor"),
// Commons Compress, and unzipper 0.12.5 and fflate 0.8.3 of npm, which read from the start; unzip, 7-Zip and ZIP libraries that
// begin at the end took it.
test('streaming readers find the end of each file, because images and videos are deflated too', async () => {
  async function* bytes(...parts: readonly number[]) {
    for (const part of parts) yield new Uint8Array([part]);
  }
  async function* files() {
    yield { path: 'posts.csv', about: '', bytes: bytes(84) };
    yield { path: 'media/a.png', about: '', bytes: bytes(0x89, 0x50) };
    yield { path: 'media/film.mp4', about: '', bytes: bytes(0, 0) };
    yield { path: 'empty.json', about: '', bytes: bytes() };
  }
  const archive = await buffer(zipOf(files(), new AbortController().signal));
  expect(methodsIn(archive)).toEqual([DEFLATED, DEFLATED, DEFLATED, DEFLATED]);
});
