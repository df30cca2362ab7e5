import { readServices } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { piecesOf } from '../kubernetes/pieces.ts';
import { buildLines } from './build-lines.ts';

const to = { prefix: 'registry.example/social', tag: '1.4.0', push: true };

test('an image is called as the chart asks for it, and is pushed once it is built', async () => {
  const lines = buildLines(['gateway', 'services/posts', 'mfes/tools'], to);
  expect(lines.filter((line) => line.startsWith('docker push'))).toEqual(
    ['gateway', 'posts', 'mfe-tools'].map((name) => `docker push registry.example/social/${name}:1.4.0`),
  );
  const images = Object.values(piecesOf(await readServices(), ['tools'])).map(({ image }) => image);
  expect(images).toEqual(expect.arrayContaining(['gateway', 'posts', 'mfe-tools']));
  expect(lines).toContain(
    'docker build -f deploy/docker/Dockerfile --build-arg PIECE=mfes/tools --target mfe -t registry.example/social/mfe-tools:1.4.0 .',
  );
  expect(lines.indexOf('docker push registry.example/social/gateway:1.4.0')).toBe(2);
  expect(lines[0]).toBe('set -e');
});

test('rejects invalid image names, because a shell reads them', () => {
  expect(() => buildLines(['gateway'], { ...to, tag: '1;rm' })).toThrow('no part of an image');
});
