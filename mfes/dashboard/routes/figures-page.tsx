import { QueryView, ShowMore } from '@carillon/sdk/index.ts';
import { Button, ChevronLeftIcon, EmptyState, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useAllPosts } from '../features/figures/api/use-all-posts.ts';
import { useExportPosts } from '../features/figures/api/use-export-posts.ts';
import { useFreshFigures } from '../features/figures/api/use-fresh-figures.ts';
import { FigureFilters } from '../features/figures/components/figure-filters.tsx';
import { FiguresTable } from '../features/figures/components/figures-table.tsx';
import { useFigureFilter } from '../features/figures/model/figure-filter.ts';
import { FigurePageStyles } from '../lib/figure-page-styles.tsx';
import { FigureStyles } from '../lib/figure-styles.tsx';
import { Styles } from '../lib/styles.tsx';

/** Every published post with its metrics, at /analytics/posts. */
export function FiguresPage(): ReactNode {
  const [filter, choose] = useFigureFilter();
  const query = useAllPosts(filter);
  const exporting = useExportPosts();
  useFreshFigures();
  const rows = useRef<HTMLTableSectionElement>(null);
  const posts = query.data?.pages.flatMap((page) => page.posts) ?? [];
  return (
    <div className="page">
      <Styles />
      <FigureStyles />
      <FigurePageStyles />
      <a href="/dashboard" className="dash-back">
        <ChevronLeftIcon size={16} /> <Trans>Dashboard</Trans>
      </a>
      <PageHeader
        title={t`Analytics for all posts`}
        line={t`Results per post and network. “–” means the network doesn’t report that number.`}
        action={
          <Button
            onClick={() =>
              void exporting.run({ query: filter, fileName: fileNameOf(new Date()), zone: null })
            }
            loading={exporting.busy}
            disabled={posts.length === 0}
          >
            <Trans>Export CSV</Trans>
          </Button>
        }
      />
      <FigureFilters filter={filter} onChoose={choose} />
      <QueryView
        query={query}
        failed={t`Couldn’t load analytics`}
        level={2}
        safe={t`They’re safe on the server.`}
        rows={8}
      >
        {() =>
          posts.length === 0 ? (
            <Nothing filtered={Boolean(filter.platform ?? filter.targets ?? filter.search)} />
          ) : (
            <>
              <FiguresTable
                posts={posts}
                filter={filter}
                busy={query.isPlaceholderData}
                ref={rows}
                onChoose={choose}
              />
              <ShowMore query={query} list={rows} />
            </>
          )
        }
      </QueryView>
    </div>
  );
}

const fileNameOf = (now: Date): string => `carillon-figures-${now.toISOString().slice(0, 10)}.csv`;

const Nothing = ({ filtered }: { filtered: boolean }): ReactNode =>
  filtered ? (
    <EmptyState level={2} title={t`No matching posts`}>
      <Trans>Try other words or all accounts.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      level={2}
      title={t`No posts published yet`}
      action={
        <a href="/create-post">
          <Trans>Create a post</Trans>
        </a>
      }
    >
      <Trans>Each published post appears here with its analytics.</Trans>
    </EmptyState>
  );
