import { sentence } from '@carillon/contracts/text.ts';
import { SocialError } from '../social-error.ts';

/** Ids are unique within a server only, so outside of this folder each names its server: `mastodon.example/109`. */
export const idAt = (server: string, id: string): string => `${new URL(server).host}/${id}`;

/**
 * Returns a server's own id.
 * @throws SocialError `permanent` when the id is another server's, so that a token never meets the wrong one
 */
export const ownId = (server: string, id: string): string => {
  const prefix = `${new URL(server).host}/`;
  if (id.startsWith(prefix)) return encodeURIComponent(id.slice(prefix.length));
  throw new SocialError(sentence`This is from a different Mastodon server.`, {
    kind: 'permanent',
    code: 'other_server',
  });
};
