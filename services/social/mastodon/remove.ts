import type { Remove } from '../capabilities/remove.ts';
import { guardCapability } from '../http/guard.ts';
import { SocialError } from '../social-error.ts';
import { serverOf } from './api.ts';
import type { MastodonClient } from './client.ts';
import { ownId } from './ids.ts';
import { NETWORK } from './network-name.ts';

export const createRemove = ({ api }: MastodonClient): Remove =>
  guardCapability<Remove>(NETWORK, {
    async post({ access, postId, signal }) {
      const path = `api/v1/statuses/${ownId(serverOf(access), postId)}?delete_media=true`;
      await api.delete(path, { access, signal }).catch((error: unknown) => {
        if (!(error instanceof SocialError) || error.status !== 404) throw error;
      });
    },
  });
