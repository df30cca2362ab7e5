import type { Remove } from '../capabilities/remove.ts';
import { guardCapability } from '../http/guard.ts';
import { placeOf } from './at-uri.ts';
import type { BlueskyClient } from './client.ts';
import { NETWORK } from './network-name.ts';
import { deleteRecord } from './records.ts';

export const createRemove = ({ xrpc }: BlueskyClient): Remove =>
  guardCapability<Remove>(NETWORK, {
    post: ({ access, postId, signal }) => deleteRecord(xrpc, placeOf(postId), { access, signal }),
  });
