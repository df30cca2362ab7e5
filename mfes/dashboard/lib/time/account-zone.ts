import { useSession } from '@carillon/sdk/index.ts';

/** The zone that the account's times are told in; the browser's until it is known whose they are. */
export const useAccountZone = (): string =>
  useSession().user?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
