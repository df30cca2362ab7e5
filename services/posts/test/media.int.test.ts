import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type FormFile, facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';
import { box, sampleVideo } from './sample-video.ts';

const MB = 1024 * 1024;

let posts: Posts;
beforeEach(async () => {
  posts = await startPosts();
});
afterEach(() => posts.close());

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 20, b: 20 } } });
const file = (field: string, name: string, bytes: Uint8Array | string): FormFile => ({
  field,
  name,
  bytes: Buffer.from(bytes),
});
const video = (bytes = 1000): Buffer => sampleVideo({ bytes });
const instagram = { platform_id: 2, page_id: 'page1', content: 'Look' };

const publish = async (platforms: unknown[], files: FormFile[]) => {
  const reply = await posts.request('POST', '/posts/publish', form(platforms, {}, files));
  return { status: reply.status, ...(await reply.json()) };
};

/** Publishes, and returns what the network received. */
const publishedMedia = async (
  name: 'facebook' | 'instagram' | 'linkedin',
  platforms: unknown[],
  files: FormFile[],
) => {
  await posts.work();
  const reply = await publish(platforms, files);
  await posts.until(reply.post_id, 'published');
  return posts.networks[name].requests[0]?.media ?? [];
};

const fetchMedia = async (url = '', headers: Record<string, string> = {}) =>
  posts.app.request(new URL(url).pathname, { headers });

describe('files are what their bytes say', () => {
  test.each([
    ['photo.jpg', '<!DOCTYPE html><p>no photo', 'it is an HTML page'],
    ['photo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'it is an SVG drawing'],
    ['photo.jpg', 'just words', 'it is a text file'],
    ['video.mp4', '%PDF-1.7 and so on', 'it is PDF (application/pdf)'],
    ['photo.jpg', '', 'it is empty'],
  ])('%s with %j is refused', async (name, bytes, problem) => {
    const reply = await publish([facebook('x')], [file('media_1', name, bytes)]);
    expect(reply).toMatchObject({ status: 415, error: 'unsupported_media' });
    expect(reply.message).toContain(`“${name}”`);
    expect(reply.message).toContain(problem);
    expect(reply.errors.media_1).toEqual([reply.message]);
    expect(await posts.media()).toEqual([]);
  });

  test('an image that is cut off is refused', async () => {
    const whole = await picture(400, 300).png().toBuffer();
    const reply = await publish([facebook('x')], [file('media_1', 'half.png', whole.subarray(0, 120))]);
    expect(reply).toMatchObject({ status: 415 });
    expect(reply.message).toContain('damaged');
    expect(await posts.media()).toEqual([]);
  });

  test('rejects a file that only begins like a video, by name and with a reason', async () => {
    const truncated = Buffer.concat([video().subarray(0, 24), Buffer.alloc(1000)]);
    const reply = await publish([facebook('x')], [file('media_1', 'clip.mp4', truncated)]);
    expect(reply).toMatchObject({ status: 415, error: 'unsupported_media' });
    expect(reply.message).toBe(
      'Carillon can’t read the video “clip.mp4”. It has no index, perhaps because the recording was cut off. Export it again as an MP4 or MOV file.',
    );
    expect(reply.errors.media_1).toEqual([reply.message]);
    expect(await posts.media()).toEqual([]);
  });

  test('an image that is too large is refused, by its name and the limit', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const large = Buffer.concat([jpeg, Buffer.alloc(30 * MB)]);
    const reply = await publish([facebook('x')], [file('media_1', 'huge.jpg', large)]);
    expect(reply).toMatchObject({
      status: 413,
      message: '“huge.jpg” is too large: an image can have up to 30 MB.',
    });
    expect(await posts.media()).toEqual([]);
  });

  test.each([
    ['an image and a video', 1, 1, 'Facebook accepts images or a video in one post, not both.'],
    ['two videos', 0, 2, 'Facebook accepts one video in a post.'],
    ['eleven images', 11, 0, 'Facebook accepts 10 images in a post; you added 11.'],
  ])('%s in one post are refused', async (_, images, videos, sentence) => {
    const jpeg = await picture().jpeg().toBuffer();
    const files = [
      ...Array.from({ length: images }, (_, n) => file('media_1', `${n}.jpg`, jpeg)),
      ...Array.from({ length: videos }, (_, n) => file('media_1', `${n}.mp4`, video())),
    ];
    expect(await publish([facebook('x')], files)).toMatchObject({
      status: 422,
      errors: { media_1: [sentence] },
    });
  });
});

describe('a video is checked against the rules of each network that it goes to', () => {
  const short = sampleVideo({ seconds: 2, bytes: 80_000 });
  const sentence =
    'Instagram accepts videos of at least 3 seconds; this one is 2 seconds long. Use a longer video.';
  const keep = async (bytes: Buffer): Promise<string> => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(bytes)]), 'clip.mp4');
    const reply = await posts.request('POST', '/posts/media', body);
    return (await reply.json()).media.id;
  };
  const publishKept = async (platforms: unknown[], id: string) => {
    const reply = await posts.request(
      'POST',
      '/posts/publish',
      form(platforms, { media_ids: JSON.stringify([id]) }),
    );
    return { status: reply.status, ...(await reply.json()) };
  };

  test('a file that Instagram rejects is rejected at once', async () => {
    expect(await publish([instagram], [file('media_2', 'a.mp4', short)])).toMatchObject({
      status: 422,
      errors: { media_2: [sentence] },
    });
  });

  test('the refusal names the network, and no other', async () => {
    const id = await keep(short);
    const reply = await publishKept([facebook('x'), instagram], id);
    expect(reply).toMatchObject({ status: 422, errors: { media_2: [sentence] } });
    expect(Object.keys(reply.errors)).toEqual(['media_2']);
    expect(await publishKept([facebook('x')], id)).toMatchObject({ status: 200 });
  });

  test('inspects a library file from before its facts were stored', async () => {
    const id = await keep(short);
    const media = posts.context.stores.publications.outbox.db.collection('media');
    const before = await media.findOneAndUpdate({ _id: id as never }, { $unset: { video: 1 } });
    expect(before).toMatchObject({ video: expect.anything() });
    expect(await publishKept([instagram], id)).toMatchObject({
      status: 422,
      errors: { media_2: [sentence] },
    });
  });

  test('an index at the end is repaired, and the post is published', async () => {
    const last = sampleVideo({ isIndexLast: true, bytes: 80_000 });
    const [sentMedia] = await publishedMedia('instagram', [instagram], [file('media_2', 'a.mp4', last)]);
    const bytes = Buffer.from(await (await fetchMedia(sentMedia?.url)).arrayBuffer());
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });
});

describe('an animation', () => {
  const frames = (count: number) => {
    const raw = { width: 8, height: 6 * count, channels: 3, pageHeight: 6 } as const;
    return sharp(Buffer.concat(Array.from({ length: count }, (_, n) => Buffer.alloc(8 * 6 * 3, 40 * n))), {
      raw,
    });
  };
  const keepMedia = async (name: string, bytes: Buffer) => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(bytes)]), name);
    return (await (await posts.request('POST', '/posts/media', body)).json()).media;
  };

  test('in WebP becomes a still image, and the reply says so', async () => {
    expect(await keepMedia('a.webp', await frames(3).webp().toBuffer())).toMatchObject({
      type: 'image/jpeg',
      notice: 'first_frame_only',
    });
  });

  test('in GIF stays, and the reply says that it is animated', async () => {
    expect(await keepMedia('a.gif', await frames(3).gif().toBuffer())).toMatchObject({
      type: 'image/gif',
      notice: 'animated',
    });
  });

  test('has no still image, and doesn’t mention one', async () => {
    expect(await keepMedia('a.webp', await frames(1).webp().toBuffer())).not.toHaveProperty('notice');
  });
});

describe('images are brought within limits', () => {
  test('for Instagram as an upright JPEG of a shape it takes, without metadata, nothing cut off', async () => {
    const photo = await picture(4000, 1000)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const [media] = await publishedMedia('instagram', [instagram], [file('media_2', 'wide.png', photo)]);
    expect(media).toMatchObject({ kind: 'image', mime: 'image/jpeg' });
    const bytes = await (await fetchMedia(media?.url)).arrayBuffer();
    const { width, height, orientation, exif } = await sharp(bytes).metadata();
    // Turned upright it is 1000 by 4000, so borders left and right make it 4:5.
    expect([width, height, orientation, exif]).toEqual([1440, 1800, undefined, undefined]);
    const colorAt = async (left: number, top: number) => [
      ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ];
    const [red = 0, , blue = 0] = await colorAt(720, 5);
    expect(red - blue).toBeGreaterThan(100);
    expect(await colorAt(5, 900)).toEqual([255, 255, 255]);
  });

  test('small ones are enlarged for Instagram, and kept as they are elsewhere', async () => {
    const small = await picture(100, 100).jpeg().toBuffer();
    const files = [file('media_1', 'a.jpg', small), file('media_2', 'a.jpg', small)];
    const [media] = await publishedMedia('facebook', [facebook('x'), instagram], files);
    expect(await sharp(await (await fetchMedia(media?.url)).arrayBuffer()).metadata()).toMatchObject({
      width: 100,
      height: 100,
    });
  });

  test('equal files of networks that take them alike are kept once', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const files = [file('media_1', 'a.jpg', jpeg), file('media_3', 'b.jpg', jpeg)];
    const reply = await publish([facebook('x'), linkedin('x')], files);
    expect(reply.status).toBe(200);
    expect(await posts.media()).toHaveLength(2);
  });

  test('a network gets the bytes of its file, under the name of its kind', async () => {
    const clip = video(5000);
    const [media] = await publishedMedia('facebook', [facebook('')], [file('media_1', 'clip.mp4', clip)]);
    expect(media).toMatchObject({ kind: 'video', mime: 'video/mp4', bytes: 5000 });
    const openedBlob = await media?.open();
    expect(Buffer.from(await new Response(openedBlob).arrayBuffer())).toEqual(clip);
  });
});

describe('a network doesn’t learn where something was made', () => {
  const place = Buffer.from('+52.5163+013.3777/');
  const sentOf = async (name: string, bytes: Buffer, mime: string) => {
    expect(bytes.includes(place)).toBe(true);
    const [media] = await publishedMedia('facebook', [facebook('')], [file('media_1', name, bytes)]);
    expect(media?.mime).toBe(mime);
    const sentBytes = Buffer.from(await (await fetchMedia(media?.url)).arrayBuffer());
    expect(sentBytes.length).toBe(media?.bytes);
    return sentBytes;
  };

  test('by a video, whose name in the store is of the bytes without it', async () => {
    const inMoov = [box('udta', box('\u00a9xyz', place))];
    const clip = sampleVideo({ brand: 'qt  ', bytes: 3000, inMoov });
    const sentBytes = await sentOf('clip.mov', clip, 'video/mp4');
    expect(sentBytes.includes(place)).toBe(false);
    const name = `${createHash('sha256').update(sentBytes).digest('hex')}.mp4`;
    expect(await posts.media()).toContainEqual(expect.stringContaining(name));
  });

  test('by an animation', async () => {
    const gif = await picture().gif().toBuffer();
    const comment = Buffer.concat([Buffer.of(0x21, 0xfe, place.length), place, Buffer.of(0)]);
    const notedGif = Buffer.concat([gif.subarray(0, -1), comment, Buffer.of(0x3b)]);
    expect(await sentOf('a.gif', notedGif, 'image/gif')).toEqual(gif);
  });
});

test('the list of posts has the address of the first picture', async () => {
  const jpeg = await picture().jpeg().toBuffer();
  await publish([facebook('x')], [file('media_1', 'a.jpg', jpeg), file('media_1', 'b.jpg', jpeg)]);
  await publish([linkedin('without')], []);
  const { posts: lists } = await (await posts.request('GET', '/posts/user')).json();
  expect(lists.facebook[0]).toMatchObject({ waiting_for: null, picture: { kind: 'image' } });
  expect((await fetchMedia(lists.facebook[0].picture.url)).headers.get('content-type')).toBe('image/jpeg');
  expect(lists.linkedin[0].picture).toBeNull();
});

describe('the public address of media', () => {
  const address = async (): Promise<string> => {
    const [media] = await publishedMedia(
      'facebook',
      [facebook('x')],
      [file('media_1', 'a.mp4', video(1000))],
    );
    return media?.url ?? '';
  };

  test('gives the file, its kind, and no room for guesses', async () => {
    const reply = await fetchMedia(await address());
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect((await reply.arrayBuffer()).byteLength).toBe(1000);
  });

  test.each([
    ['bytes=0-23', 206, 'bytes 0-23/1000', 24],
    ['bytes=990-', 206, 'bytes 990-999/1000', 10],
    ['bytes=-5', 206, 'bytes 995-999/1000', 5],
    ['bytes=900-5000', 206, 'bytes 900-999/1000', 100],
    ['bytes=1000-', 416, 'bytes */1000', 0],
    ['bytes=0-1,5-6', 200, null, 1000],
  ])('answers the range %s', async (range, status, contentRange, length) => {
    const reply = await fetchMedia(await address(), { range });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-range')).toBe(contentRange);
    expect((await reply.arrayBuffer()).byteLength).toBe(length);
  });

  test('can’t be made up', async () => {
    const url = await address();
    const [place = '', signature = ''] = (new URL(url).pathname.split('/').at(-1) ?? '').split('.');
    const other = Buffer.from('../store/a').toString('base64url');
    for (const token of [`${other}.${signature}`, `${place}.x`, place, 'x'])
      expect((await posts.app.request(`/media/${token}`)).status).toBe(404);
  });
});
