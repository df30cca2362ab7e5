import { sentence } from '@carillon/contracts/text.ts';
import { SocialError } from '../social-error.ts';

/** A record's address: its owner, collection and key. */
export interface Place {
  readonly repo: string;
  readonly collection: string;
  readonly rkey: string;
}

const LONGEST_URI = 200;
const AT_URI = /^at:\/\/(did:[a-z]{1,20}:[\w.:%-]{1,200})\/([a-zA-Z0-9.-]{1,300})\/([\w.~:-]{1,512})$/;

export const uriOf = ({ repo, collection, rkey }: Place): string => `at://${repo}/${collection}/${rkey}`;

/** @throws SocialError `permanent` for an ID that isn't Bluesky's */
export function placeOf(uri: string): Place {
  const place = readUri(uri);
  if (place) return place;
  throw new SocialError(sentence`That isn’t the ID of a Bluesky post.`, {
    kind: 'permanent',
    code: 'bad_id',
  });
}

/** Null for what names no record. */
export function readUri(uri: string): Place | null {
  const [, repo, collection, rkey] = (uri.length <= LONGEST_URI && AT_URI.exec(uri)) || [];
  return repo && collection && rkey ? { repo, collection, rkey } : null;
}

/** Where people see a post. */
export const webUrlOf = (webUrl: string, { repo, rkey }: Place): string =>
  `${webUrl}/profile/${repo}/post/${rkey}`;
