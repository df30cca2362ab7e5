import type { SandboxContext } from '../context.ts';
import type { SavedFile } from '../stores/files.ts';

const TIMEOUT_MS = 30_000;

/** A file that can't be had by its address. */
export class UnfetchableError extends Error {
  override readonly name = 'UnfetchableError';
}

/**
 * Fetches a file as the networks do, from the allowed origins only: anyone may connect an account here, so any
 * other address would let them make this server ask around in its own network.
 */
export const fetchMedia = async (
  { files, settings }: SandboxContext,
  url: string,
  name: string,
  limit: number,
): Promise<SavedFile> => {
  if (!URL.canParse(url) || !settings.mediaOrigins.includes(new URL(url).origin))
    throw new UnfetchableError(`Files are fetched from ${settings.mediaOrigins.join(', ')} only`);
  try {
    const reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!reply.ok || !reply.body) throw new UnfetchableError(`The address answered ${reply.status}`);
    return await files.write(name, reply.body, limit);
  } catch (cause) {
    if (cause instanceof TypeError) throw new UnfetchableError('The address could not be reached', { cause });
    throw cause;
  }
};
