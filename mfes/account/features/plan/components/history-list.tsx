import { fullTime, QueryView, ShowMore, useAccountZone } from '@carillon/sdk/index.ts';
import { EmptyState } from '@carillon/ui/index.ts';
import { type ReactNode, useRef } from 'react';
import type { History } from '../api/use-history.ts';

interface HistoryListProps<E> {
  readonly id: string;
  readonly title: string;
  readonly query: History<E>;
  readonly failed: string;
  /** Shown before the first entry. */
  readonly none: { readonly title: string; readonly text: string };
  readonly show: (entry: E) => { readonly what: string; readonly amount: string; readonly more?: string };
}

/** Lists events with their amounts and times, the newest first and a page at a time. */
export function HistoryList<E extends { readonly id: string; readonly at: string }>({
  id,
  title,
  query,
  failed,
  none,
  show,
}: HistoryListProps<E>): ReactNode {
  const zone = useAccountZone();
  const list = useRef<HTMLUListElement>(null);
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <QueryView query={query} failed={failed} level={3}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title={none.title}>{none.text}</EmptyState>
          ) : (
            <ul ref={list} className="account-history">
              {entries.map((entry) => {
                const { what, amount, more } = show(entry);
                return (
                  <li key={entry.id} tabIndex={-1}>
                    <span>{what}</span>
                    <span className="tabular">{amount}</span>
                    <time className="muted" dateTime={entry.at}>
                      {fullTime(new Date(entry.at), zone)}
                    </time>
                    {more && <span className="muted tabular">{more}</span>}
                  </li>
                );
              })}
            </ul>
          )
        }
      </QueryView>
      <ShowMore query={query} list={list} />
    </section>
  );
}
