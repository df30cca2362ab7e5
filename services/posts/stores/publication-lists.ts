import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PostList } from '@carillon/contracts/domain/publication.ts';
import type { DatedPlace } from '@carillon/kit/store/page.ts';
import type { Publication } from '../domain/publication.ts';

export interface Window {
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
  /** Limits the list to these; any if left out. */
  readonly platforms?: readonly PlatformName[] | undefined;
  readonly targets?: readonly string[] | undefined;
  readonly statuses?: readonly Publication['status'][] | undefined;
  /** The search text, case-insensitive. */
  readonly text?: string | undefined;
}

/** The known connections. */
export interface Approval {
  /** Networks without any. */
  readonly disconnected: readonly PlatformName[];
  /** The ids of all targets that are connected; left out where that is not known. */
  readonly connected?: readonly string[] | undefined;
}

/** A search; its times are those by which each list is ordered. */
export interface Search extends Omit<Window, 'from' | 'until'> {
  readonly lists: readonly PostList[];
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
  /** Only failed or stuck ones; counts scheduled posts of disconnected accounts. */
  readonly attention?: Approval | undefined;
  /** 1: the soonest first; -1: the latest. */
  readonly way: 1 | -1;
}

export interface ListPage {
  readonly publications: readonly Publication[];
  /** The place of the page's last: by its due time while it is open, by its end then; null when no page follows. */
  readonly next: DatedPlace | null;
}
