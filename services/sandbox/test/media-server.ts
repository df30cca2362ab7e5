import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Media } from '@carillon/social/capabilities/publish.ts';

/** Serves files as the posts service does: at an address that the networks can fetch. */
export const startMediaServer = async () => {
  const files = new Map<string, { mime: string; bytes: Uint8Array<ArrayBuffer> }>();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, file && { 'content-type': file.mime }).end(file?.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    /** A file to publish, here at an address and for upload. */
    add(
      kind: Media['kind'],
      mime: string,
      bytes: Uint8Array<ArrayBuffer>,
      altText: string | null = null,
    ): Media {
      const path = `/${files.size + 1}`;
      files.set(path, { mime, bytes });
      return {
        kind,
        mime,
        bytes: bytes.length,
        url: origin + path,
        altText,
        open: async () => new Blob([bytes]),
      };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
