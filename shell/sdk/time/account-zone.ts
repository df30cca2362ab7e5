import { useSession } from '../providers/shell-context.tsx';
import { browserZone } from './zones.ts';

/** The zone that the account's times are told and meant in; the browser's until it is known whose they are. */
export const useAccountZone = (): string => useSession().user?.timezone ?? browserZone();
