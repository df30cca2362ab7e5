import { SocialError } from '../social-error.ts';

/** Where a record is: whose, in which collection, under which key. */
export interface Place {
  readonly repo: string;
  readonly collection: string;
  readonly rkey: string;
}

const AT_URI = /^at:\/\/(did:[a-z]{1,20}:[\w.:%-]{1,200})\/([a-zA-Z0-9.-]{1,300})\/([\w.~:-]{1,512})$/;

export const uriOf = ({ repo, collection, rkey }: Place): string => `at://${repo}/${collection}/${rkey}`;

/** @throws SocialError `permanent` for what is no id of Bluesky's */
export function placeOf(uri: string): Place {
  const [, repo, collection, rkey] = AT_URI.exec(uri) ?? [];
  if (repo && collection && rkey) return { repo, collection, rkey };
  throw new SocialError('That isn’t the id of a Bluesky post.', { kind: 'permanent', code: 'bad_id' });
}

/** Where people see a post. */
export const webUrlOf = (webUrl: string, { repo, rkey }: Place): string =>
  `${webUrl}/profile/${repo}/post/${rkey}`;
