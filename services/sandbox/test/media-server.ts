import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Media } from '@carillon/social/capabilities/publish.ts';

const SLOW_PATH = '/slow';

/** Serves files as the posts service does: at an address that the networks can fetch. */
export const startMediaServer = async () => {
  const files = new Map<string, { mime: string; bytes: Uint8Array<ArrayBuffer> }>();
  const agents = new Map<string, string | undefined>();
  let robots: { readonly status: number; readonly text: string } | undefined;
  const server = createServer((request, response) => {
    agents.set(request.url ?? '', request.headers['user-agent']);
    if (request.url === SLOW_PATH) return;
    if (request.url === '/robots.txt' && robots) return response.writeHead(robots.status).end(robots.text);
    const file = files.get(request.url ?? '');
    return response.writeHead(file ? 200 : 404, file && { 'content-type': file.mime }).end(file?.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    /** An address that never answers. */
    slowUrl: origin + SLOW_PATH,
    setRobots(text: string, status = 200) {
      robots = { status, text };
    },
    /** The user agent that asked for a path last. */
    agentOf: (path: string) => agents.get(path),
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
