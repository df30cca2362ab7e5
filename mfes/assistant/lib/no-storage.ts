import type { UserStorage } from '@carillon/sdk/index.ts';

/** In the place of the user's storage while it is not known who they are: it keeps nothing. */
export const NO_STORAGE: UserStorage = {
  userId: '',
  keys: () => [],
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  watch: () => () => undefined,
};
