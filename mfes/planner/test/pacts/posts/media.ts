import { describeMedia } from '@carillon/contracts/http/posts/describe-media.ts';
import { fetchMedia } from '@carillon/contracts/http/posts/fetch-media.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { uploadMedia } from '@carillon/contracts/http/posts/upload-media.ts';
import { picture, pictureFile, uploadedPicture } from '@carillon/contracts/testing/examples/media.ts';
import { pick } from '@carillon/contracts/testing/examples/pick.ts';
import type { Pacts } from '@carillon/sdk/testing/pact.ts';

const read = (one: MediaView) =>
  pick(
    one,
    ['id', 'kind', 'type', 'bytes', 'name', 'width', 'height', 'alt_text'],
    ['url', 'kept', 'created_at'],
  );

export async function readMedia({ exchange }: Pacts): Promise<void> {
  const described = picture({
    id: '6287d383-3e71-4093-88aa-59a122151639',
    url: 'http://localhost:44309/media/NjI4N2QzODMtM2U3MS00MDkzLTg4YWEtNTlhMTIyMTUxNjM5XzFmMTc2OTZhNjBkOC8wNjc0MGY2Yjk4MGQ5NGFjMGE3NTU3ZDNlYzJkYThkMWRlZjA0YTY1NmRiZmRlMGUzNTAxZGNmNjlmYjM1ZTE5LnBuZy8xNzk1NTc1NjAw.owiBok08tNdR113PPS0BUh9Gk1Zvv-RP_RtY2Fawe4Q',
    alt_text: 'Bread',
    created_at: '2026-11-24T02:43:49.997Z',
  });
  await exchange(describeMedia, {
    state: 'a picture',
    known: { media_id: described.id },
    input: { params: { id: described.id }, body: { alt_text: 'Bread' } },
    reads: { success: true, media: read(described) },
  });
  const fetched = 'a96a4ea3-27ae-47c8-8b63-0262ceef1723';
  await exchange(fetchMedia, {
    state: 'a new id',
    known: { new_id: fetched },
    input: { body: { files: [{ id: fetched, url: 'http://127.0.0.1/bread.png' }] } },
    reads: {
      success: true,
      files: [
        {
          id: fetched,
          error: 'validation_failed',
          message: '127.0.0.1 is not a public web address. G…',
        },
      ],
    },
  });
  const uploaded = uploadedPicture({
    id: '2fabd8f3-e00f-416d-a242-624c5ed98d2d',
    url: 'http://localhost:44309/media/MmZhYmQ4ZjMtZTAwZi00MTZkLWEyNDItNjI0YzVlZDk4ZDJkXzA0MjVjMzJiOGUwNS82OGI4N2NmMjg0OTA2NWZlM2RkMjJiMDU3NDJiM2NkMzM2YjE0ZGZmYjBiYzdlZGJjNTMwMmI5ODc5MWQ2ODkzLnBuZy8xNzk1NTc1NjAw.wIp4N5JQyjGyTQJznvC-ppGKL-Fmvb6wagW0PjoxTdA',
    created_at: '2026-11-24T02:43:57.436Z',
  });
  await exchange(uploadMedia, {
    form: { file: pictureFile() },
    reads: { success: true, media: read(uploaded) },
  });
}
