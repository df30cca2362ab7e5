import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { errorText, ShowMore, useOnlineAgain } from '@carillon/sdk/index.ts';
import { Button, EmptyState, ErrorState, Input, LoadingState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { type LibraryFilter, useLibrary } from '../api/use-library.ts';
import { sizeText } from '../model/file-facts.ts';
import { LibraryGrid } from './library-grid.tsx';

interface LibraryBrowserProps {
  readonly picked?: ReadonlySet<string>;
  /** Shown while there is no file. */
  readonly empty: ReactNode;
  /** The level of the headings that replace the files. */
  readonly level: 2 | 3;
  onChoose(media: MediaView): void;
}

const KINDS = [
  ['all', t`All files`],
  ['image', t`Images`],
  ['video', t`Videos`],
] as const;

/** The files of the library, to be searched and chosen from. */
export function LibraryBrowser({ picked, empty, level, onChoose }: LibraryBrowserProps): ReactNode {
  const [filter, setFilter] = useState<LibraryFilter>({ search: '', kind: 'all' });
  const library = useLibrary(filter);
  const list = useRef<HTMLUListElement>(null);
  const { media, last, error, isFiltered, hasNextPage } = library;
  const retry = (): void => void library.refetch();
  useOnlineAgain(error !== null && !last, retry);
  if (!last && error)
    return (
      <ErrorState level={level} title={t`Couldn’t load the media library.`} onRetry={retry}>
        {errorText(error)} <Trans>Your files are safe on the server.</Trans>
      </ErrorState>
    );
  if (!last) return <LoadingState rows={6} />;
  if (media.length === 0 && !isFiltered && !hasNextPage) return empty;
  return (
    <div className="library-browser">
      <search className="library-filter">
        <Input
          type="search"
          aria-label={t`Search by name or alt text`}
          placeholder={t`Search by name or alt text`}
          maxLength={200}
          value={filter.search}
          onChange={(event) => setFilter({ ...filter, search: event.target.value })}
        />
        <select
          className="ant-input"
          aria-label={t`File type`}
          value={filter.kind}
          onChange={(event) => setFilter({ ...filter, kind: event.target.value as LibraryFilter['kind'] })}
        >
          {KINDS.map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </search>
      <p className="muted library-space">
        {t`${{ used: sizeText(last.used_bytes) }} of ${{ quota: sizeText(last.quota_bytes) }} used`}
      </p>
      {media.length > 0 ? (
        <LibraryGrid ref={list} media={media} picked={picked ?? null} onChoose={onChoose} />
      ) : (
        !hasNextPage && (
          <EmptyState
            level={level}
            title={t`No matching files`}
            action={
              <Button onClick={() => setFilter({ search: '', kind: 'all' })}>
                <Trans>Show all files</Trans>
              </Button>
            }
          >
            <Trans>Try part of a file’s name or alt text.</Trans>
          </EmptyState>
        )
      )}
      {media.length > 0 && (
        <ShowMore query={library} list={list} what={t`Older files`} failure={t`Couldn’t load older files.`} />
      )}
    </div>
  );
}
