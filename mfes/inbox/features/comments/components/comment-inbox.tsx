import {
  type AccountFilter,
  QueryView,
  ShowMore,
  useChoosableAccounts,
  useSearchParams,
} from '@carillon/sdk/index.ts';
import { Button, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useComments } from '../api/use-comments.ts';
import { filterOf } from '../model/filter.ts';
import { CommentFilters } from './comment-filters.tsx';
import { CommentList } from './comment-list.tsx';
import { InboxBar } from './inbox-bar.tsx';
import { KeyHint, useKeysChoice } from './key-hint.tsx';
import { NoComments } from './no-comments.tsx';

/** The comments of all networks, by the filters that the address has. */
export function CommentInbox(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  const query = useComments(filter);
  const accounts = useChoosableAccounts();
  const [hasKeys, chooseKeys] = useKeysChoice();
  const count = Object.keys(filter).length;
  const [filtering, setFiltering] = useState(count > 0);
  const list = useRef<HTMLUListElement>(null);
  const { post_id } = filter;
  const words = query.data?.pages[0]?.comments[0]?.post.words ?? t`Selected post`;

  const changeAll = (values: Readonly<Record<string, string | undefined>>): void =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  const change = (name: string, value: string): void => changeAll({ [name]: value });
  const chooseAccount = ({ platform, target }: AccountFilter): void =>
    changeAll({ platform, account: target });

  return (
    <>
      <PageHeader
        title={t`Comments`}
        line={t`Comments on your posts from all your networks.`}
        action={
          <span className="inbox-filter-face">
            <Button aria-expanded={filtering} onClick={() => setFiltering(!filtering)}>
              {count > 0 ? t`Filters (${count})` : t`Filters`}
            </Button>
          </span>
        }
      />
      <CommentFilters
        filter={filter}
        isOpen={filtering}
        post={post_id ? { post_id, words } : undefined}
        accounts={accounts}
        onAccount={chooseAccount}
        onChange={change}
      />
      <QueryView
        query={query}
        failed={t`Couldn’t load comments`}
        level={2}
        safe={t`They’re safe on the server.`}
        rows={6}
      >
        {({ pages }) => {
          const comments = pages.flatMap((page) => page.comments);
          return (
            <>
              <InboxBar filter={filter} pages={pages}>
                {comments.length > 0 && <KeyHint isOn={hasKeys} onChoose={chooseKeys} />}
              </InboxBar>
              {comments.length === 0 ? (
                <NoComments
                  filter={filter}
                  account={accounts.find(({ id }) => id === filter.targets)}
                  onClear={() => setAddress(new URLSearchParams(), { replace: true })}
                />
              ) : (
                <CommentList
                  list={list}
                  comments={comments}
                  hasKeys={hasKeys}
                  onPost={post_id ? null : (id) => change('post', id)}
                />
              )}
              <ShowMore
                query={query}
                list={list}
                what={t`Older comments`}
                failure={t`Couldn’t load older comments.`}
              />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
