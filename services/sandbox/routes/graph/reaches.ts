import type { Token } from '../../domain/token.ts';
import type { Stores } from '../../stores/stores.ts';

/** Whether a token is of the one that an object belongs to: page, its account, or the person behind both. */
export const reaches = async (stores: Stores, token: Token, authorId: string): Promise<boolean> => {
  const author = await stores.profiles.get(authorId);
  if (author?.ownerId !== token.ownerId) return false;
  return token.kind !== 'page' || author.id === token.profileId || author.counterpartId === token.profileId;
};
