import {
  labelOf,
  PLATFORM_NAMES,
  PLATFORMS,
  type PlatformName,
} from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import {
  connectedFirst,
  type NextPage,
  networkOf,
  ShowMore,
  serviceText,
  useConnections,
  useMore,
} from '@carillon/sdk/index.ts';
import { Alert, Button, EmptyState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Tabs } from '../../../lib/tabs.tsx';
import { PostCard } from './post-card.tsx';

interface PlatformPostsProps {
  readonly posts: readonly UserPost[];
  readonly pages: NextPage;
  readonly busy: boolean;
  onAnalyze(post: UserPost): void;
}

/** More would be a long way to scroll. */
const FEW = 20;

/** The posts, network by network. */
export function PlatformPosts(props: PlatformPostsProps): ReactNode {
  const { posts, pages, busy, onAnalyze } = props;
  const first = PLATFORM_NAMES.find((name) => posts.some(({ platform }) => platform === name));
  const [chosenNetwork, setChosenNetwork] = useState<PlatformName | null>(null);
  const [shownCount, setShownCount] = useState(FEW);
  const list = useRef<HTMLUListElement>(null);
  const ask = useMore(list);
  const connections = useConnections();
  // A network that is neither connected nor has posts would be an empty tab.
  const names = connectedFirst(connections).filter(
    (name) =>
      posts.some(({ platform }) => platform === name) ||
      !connections.isChecked ||
      networkOf(connections, name).accounts.length > 0,
  );
  const active = chosenNetwork ?? first ?? names[0] ?? PLATFORM_NAMES[0];
  const ofPlatform = (name: PlatformName): UserPost[] => posts.filter(({ platform }) => platform === name);
  const platformPosts = ofPlatform(active);
  const network = labelOf(active);
  const showMore = (): void => setShownCount(shownCount + FEW);
  const hasMore = platformPosts.length > shownCount;
  const next = {
    ...pages,
    hasNextPage: pages.hasNextPage && !hasMore,
    fetchNextPage: () => {
      showMore();
      return pages.fetchNextPage();
    },
  };
  const closed = platformPosts.map(({ page_id }) => PLATFORMS[active].whyNot('comments', page_id));
  const reason =
    platformPosts.length === 0
      ? PLATFORMS[active].whyNot('comments', null)
      : closed.find((one) => one !== null);
  return (
    <Tabs<PlatformName>
      label={t`Networks`}
      tabs={names.map((key) => ({
        key,
        label: (
          <>
            {labelOf(key)}{' '}
            <span className="tabular">{`${ofPlatform(key).length}${pages.hasNextPage ? '+' : ''}`}</span>
          </>
        ),
      }))}
      active={active}
      onChange={(key) => {
        setChosenNetwork(key);
        setShownCount(FEW);
      }}
    >
      {reason && (
        <Alert
          type="info"
          showIcon
          title={serviceText(reason)}
          description={closed.includes(null) ? undefined : t`There’s nothing to analyze here.`}
        />
      )}
      {platformPosts.length === 0 ? (
        <EmptyState
          title={t`No Posts Available`}
          level={2}
          action={
            <a href="/create-post">
              <Trans>Create a Post</Trans>
            </a>
          }
        >
          <Trans>Posts that you publish on {network} appear here, so you can see how people respond.</Trans>
        </EmptyState>
      ) : (
        <ul className="tools-posts" ref={list}>
          {platformPosts.slice(0, shownCount).map((post, at) => (
            <PostCard key={post.id} post={post} disabled={busy} onAnalyze={closed[at] ? null : onAnalyze} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button className="tools-start" onClick={() => ask(showMore)}>
          <Trans>Show more posts</Trans>
        </Button>
      )}
      <ShowMore
        key={active}
        query={next}
        list={list}
        what={t`Older posts`}
        failure={t`Couldn’t load older posts.`}
      />
    </Tabs>
  );
}
