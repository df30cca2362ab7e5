import { connectionOf, networksOf } from '@carillon/sdk/testing/connections.ts';
import { type Choice, choicesOf } from '../features/publish/model/targets.ts';

export const facebookPages = connectionOf('facebook', [
  { id: 'p1', name: 'Bells' },
  { id: 'p2', name: 'Whistles' },
]);
export const profile = connectionOf('linkedin', [{ id: 'urn:li:person:ada', name: 'Ada' }]);
export const connectedNetworks = networksOf(
  facebookPages,
  connectionOf('instagram', [{ id: 'a1', name: 'bells' }]),
  profile,
);
export const images = (count: number) =>
  Array.from(
    { length: count },
    () => ({ kind: 'image', name: 'a.jpg', bytes: 1000, width: 800, height: 600 }) as const,
  );
export const words = (text: string, comment: string | null = null) => ({
  textOf: () => text,
  commentOf: () => comment,
});
export const obstacles = (text: string, media: number, connections = connectedNetworks) =>
  Object.fromEntries(
    choicesOf(connections, words(text), images(media)).map(({ platform, obstacles }) => [
      platform,
      obstacles.length > 0 ? obstacles.join(' | ') : null,
    ]),
  );

export const selectedOf = (choices: readonly Choice[]) =>
  choices.filter(({ selected }) => selected).map(({ platform }) => platform);

export const manyTags = (count: number): string =>
  Array.from({ length: count }, (_, n) => `#tag${n}`).join(' ');
