import { afterEach, expect, test } from '@jest/globals';
import { type ConnectedAccount, connect } from './connecting.ts';
import { jpeg, mp4 } from './sample-files.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

let sandbox: TestSandbox;
afterEach(() => sandbox.close());

const BYTES = 1000;

const call = async (path: string, { access }: ConnectedAccount, body: object) => {
  const headers = {
    authorization: `Bearer ${access.token}`,
    'linkedin-version': '202606',
    'content-type': 'application/json',
  };
  const reply = await sandbox.request(`/linkedin/rest/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(200);
  return reply;
};

async function promise(account: ConnectedAccount, kind: 'videos' | 'images') {
  const initializeUploadRequest = { owner: account.targets[0]?.id, fileSizeBytes: BYTES };
  const reply = await call(`${kind}?action=initializeUpload`, account, { initializeUploadRequest });
  const { value } = await reply.json();
  const url: string = value.uploadUrl ?? value.uploadInstructions[0].uploadUrl;
  return {
    id: (value.video ?? value.image).split(':').at(-1) as string,
    put: (body: BodyInit) =>
      fetch(url, {
        method: 'PUT',
        body,
        duplex: 'half',
        headers: { authorization: `Bearer ${account.access.token}` },
      } as RequestInit),
    finish: (etag: string) =>
      call('videos?action=finalizeUpload', account, {
        finalizeUploadRequest: {
          video: value.video,
          uploadToken: value.uploadToken,
          uploadedPartIds: [etag],
        },
      }),
  };
}

/** A body that does something else between its first byte and the rest. */
const interruptUpload = (bytes: Uint8Array<ArrayBuffer>, meanwhile: () => Promise<unknown>) => {
  const pieces = [
    async () => bytes.subarray(0, 1),
    async () => {
      await meanwhile();
      return bytes.subarray(1);
    },
  ];
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const next = pieces.shift();
      if (next) controller.enqueue(await next());
      else controller.close();
    },
  });
};

test('a complete video accepts no more parts', async () => {
  sandbox = await startSandbox();
  const { id, put, finish } = await promise(await connect(sandbox, 'linkedin'), 'videos');
  const etag = (await put(mp4(BYTES))).headers.get('etag') ?? '';
  const late = await put(interruptUpload(mp4(BYTES), () => finish(etag)));
  expect(late.status).toBe(404);
  expect((await put(mp4(BYTES))).status).toBe(404);
  expect(await sandbox.filesKept()).toEqual([id]);
});

test('a part of the wrong size leaves the existing one unchanged', async () => {
  sandbox = await startSandbox();
  const { id, put, finish } = await promise(await connect(sandbox, 'linkedin'), 'videos');
  const etag = (await put(mp4(BYTES))).headers.get('etag') ?? '';
  expect((await put(mp4(BYTES - 1))).status).toBe(400);
  await finish(etag);
  expect((await (await fetch(`${sandbox.publicUrl}/media/${id}`)).arrayBuffer()).byteLength).toBe(BYTES);
  expect(await sandbox.filesKept()).toEqual([id]);
});

test.each([
  ['videos', mp4(BYTES)],
  ['images', jpeg(1080, 1080)],
] as const)('%s that have to go while their bytes come leave nothing', async (kind, bytes) => {
  sandbox = await startSandbox({ mediaBytesKept: BYTES });
  const account = await connect(sandbox, 'linkedin');
  const { put } = await promise(account, kind);
  sandbox.advance(1000);
  const makeRoom = async () => {
    await promise(account, 'videos');
    sandbox.advance(1000);
    await promise(account, 'videos');
  };
  expect((await put(interruptUpload(bytes, makeRoom))).status).toBe(404);
  expect(await sandbox.filesKept()).toEqual([]);
});
