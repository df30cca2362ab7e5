import type { SandboxContext } from '../context.ts';
import type { SavedFile } from '../stores/files.ts';
import { isAllowedByRobots } from './read-robots.ts';

/**
 * The user agent that Meta documents for its crawler: developers.facebook.com/docs/sharing/webmasters/web-crawlers.
 */
const USER_AGENT = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';
const MEDIA_TYPE = /^(?:image|video)\//i;

/** A file that can't be fetched from its address. */
export class UnfetchableError extends Error {
  override readonly name = 'UnfetchableError';
}

/** A file that takes too long to arrive. */
export class FetchTimeoutError extends Error {
  override readonly name = 'FetchTimeoutError';
}

/**
 * Fetches a file as Meta does: obeys robots.txt, and only accepts what is sent as an image or a video. Only fetches
 * from the allowed origins: anyone may connect an account here, and could otherwise make this server probe its own
 * network.
 * @throws UnfetchableError, FetchTimeoutError, TooLargeError
 */
export const fetchMedia = async (
  { stores, settings }: SandboxContext,
  url: string,
  name: string,
  limit: number,
): Promise<SavedFile> => {
  const { mediaOrigins, fetchTimeoutMs } = settings;
  if (!URL.canParse(url) || !mediaOrigins.includes(new URL(url).origin))
    throw new UnfetchableError(`Files are fetched from ${mediaOrigins.join(', ')} only`);
  const signal = AbortSignal.timeout(fetchTimeoutMs);
  try {
    if (!(await isAllowedByRobots(url, { userAgent: USER_AGENT, signal })))
      throw new UnfetchableError('HTTP error code 403. Restricted by robots.txt');
    const reply = await fetch(url, { headers: { 'user-agent': USER_AGENT }, redirect: 'error', signal });
    const fault = faultOf(reply);
    if (fault || !reply.body) {
      await reply.body?.cancel();
      throw new UnfetchableError(fault ?? 'The address answered without a file');
    }
    return await stores.files.write(name, reply.body, limit);
  } catch (cause) {
    if (signal.aborted) throw new FetchTimeoutError('The file took too long to download', { cause });
    if (cause instanceof TypeError) throw new UnfetchableError('The address could not be reached', { cause });
    throw cause;
  }
};

function faultOf({ ok, status, headers }: Response): string | null {
  if (!ok) return `HTTP error code ${status}`;
  const type = headers.get('content-type') ?? '';
  return MEDIA_TYPE.test(type) ? null : `The address sent ${type || 'no content type'}`;
}
