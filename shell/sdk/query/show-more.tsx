import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode, RefObject } from 'react';
import { useMore } from './use-more.ts';

/** How to load what comes after a list's last page. */
export interface NextPage {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
}

type ShowMoreProps = {
  readonly query: NextPage;
  /** The list in which the user goes on. */
  readonly list: RefObject<HTMLElement | null>;
} & (Texts | { readonly what?: undefined; readonly failure?: undefined });

interface Texts {
  /** The name of the next items, such as "Older comments". */
  readonly what: string;
  /** The whole sentence for when it couldn't be loaded, such as "Couldn’t load older comments." */
  readonly failure: string;
}

/** The way to a list's next page; when it could not be had, what stands stays and it is asked for again. */
export function ShowMore({ query, list, what, failure }: ShowMoreProps): ReactNode {
  const failed = query.isFetchNextPageError && !query.isFetchingNextPage;
  const more = useMore(list, failed);
  if (!query.hasNextPage) return null;
  return (
    <div className="show-more">
      {failed && <p role="alert">{failure ?? t`Couldn’t load more.`}</p>}
      <Button loading={query.isFetchingNextPage} onClick={() => more(() => void query.fetchNextPage())}>
        {failed ? t`Retry` : (what ?? t`Show more`)}
      </Button>
    </div>
  );
}
