import type { UserStorage } from '@carillon/sdk/index.ts';

/** Replaces the user's storage until it is known who they are. It stores nothing. */
export const NO_STORAGE: UserStorage = {
  userId: '',
  keys: () => [],
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  watch: () => () => undefined,
};
