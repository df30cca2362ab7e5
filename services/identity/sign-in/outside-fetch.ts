import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import { tracedFetch } from '@carillon/kit/tracing/traced-fetch.ts';

/** Configurations and keys of big providers have some ten kilobytes. */
const MAX_BYTES = 256 * 1024;

/** A call to a provider: by https unless it is this machine, to where it was sent alone, and with a reply of a bounded size. */
export async function outsideFetch(address: string, init: RequestInit): Promise<Response> {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && !isThisMachine(hostname)) throw new Error(`${address} is not https`);
  const reply = await tracedFetch(address, { ...init, redirect: 'manual' });
  const { status, statusText, headers } = reply;
  const body = await readBounded(reply);
  return new Response(body.length === 0 ? null : body, { status, statusText, headers });
}

async function readBounded({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(`The reply is longer than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
