import { writeFileSync } from 'node:fs';
import { pngOf } from '@carillon/social/test/contract/bluesky-files.ts';
import { realFilm } from '@carillon/social/test/real-files.ts';
import { probe } from './probes.ts';

// Records what a real server answers: node record-answers.ts NAME, with MASTODON_URL, MASTODON_TOKEN, MASTODON_OTHER_TOKEN, and
// MASTODON_NARROW as JSON: a token without write:media and its app, which is revoked.
const [, , name = 'server'] = process.argv;
const {
  MASTODON_URL = '',
  MASTODON_TOKEN = '',
  MASTODON_OTHER_TOKEN = '',
  MASTODON_NARROW = '{}',
} = process.env;
const film = await realFilm().open();

const registration = await (
  await fetch(`${MASTODON_URL}/api/v2/instance`, { headers: { 'user-agent': 'Carillon' } })
).json();
const { statuses, media_attachments } = (
  registration as { configuration: Record<string, Record<string, number>> }
).configuration;
const answers = await probe({
  fetch: (path, init) => fetch(`${MASTODON_URL}${path}`, init),
  token: MASTODON_TOKEN,
  otherToken: MASTODON_OTHER_TOKEN,
  narrow: JSON.parse(MASTODON_NARROW),
  most: {
    files: statuses?.max_media_attachments ?? 4,
    text: statuses?.max_characters ?? 500,
    altText: media_attachments?.description_limit ?? 1500,
  },
  picture: () => new Blob([new Uint8Array(pngOf(64, 64))], { type: 'image/png' }),
  film: () => film,
});
writeFileSync(new URL(`answers-of-${name}.json`, import.meta.url), `${JSON.stringify(answers, null, 2)}\n`);
