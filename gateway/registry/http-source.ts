import { MAX_MANIFEST_BYTES, type Source } from './source.ts';

const MANIFEST_MS = 5_000;

export interface HttpPlace {
  readonly name: string;
  readonly canary: boolean;
  readonly url: string;
}

/** A build that a server delivers, such as a micro-frontend's image (`deploy/mfe-server`). */
export function httpSource({ name, canary, url }: HttpPlace): Source {
  const get = async (file: string, limit: number, signal: AbortSignal): Promise<Buffer> => {
    const reply = await fetch(`${url}/${file}`, { signal, redirect: 'error' });
    if (reply.ok) return readBounded(reply, limit, file);
    await reply.body?.cancel();
    throw new Error(`${file}: the source answers ${reply.status}`);
  };
  return {
    name,
    canary,
    where: url,
    async manifest(signal) {
      const within = AbortSignal.any([signal, AbortSignal.timeout(MANIFEST_MS)]);
      return (await get('manifest.json', MAX_MANIFEST_BYTES, within)).toString();
    },
    file: get,
  };
}

async function readBounded(reply: Response, limit: number, file: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of reply.body ?? []) {
    bytes += part.length;
    if (bytes > limit) throw new Error(`${file}: is longer than ${limit} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
