import { analyzeSentiment } from '@carillon/contracts/http/analytics/analyze-sentiment.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { QueryView, useStored } from '@carillon/sdk/index.ts';
import { EmptyState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type Analysis, isAnalysis, useAnalysis } from '../features/sentiment/api/use-analysis.ts';
import { usePosts } from '../features/sentiment/api/use-posts.ts';
import { AnalysisDialog } from '../features/sentiment/components/analysis-dialog.tsx';
import { PlatformPosts } from '../features/sentiment/components/platform-posts.tsx';
import { ToolPage, type ToolProps } from '../lib/tool-page.tsx';

/** How the comments on one's posts sound. */
export const SentimentAnalysisPage = (): ReactNode => (
  <ToolPage
    title={t`Post Sentiment Analysis`}
    line={t`See how positive or negative the comments on a published post are, and read examples.`}
    operation={analyzeSentiment}
    tool={SentimentAnalysis}
  />
);

function SentimentAnalysis({ storage }: ToolProps): ReactNode {
  const posts = usePosts();
  const [shownAnalysis, setShownAnalysis] = useStored<Analysis | null>(
    storage,
    'tool:sentiment',
    null,
    isAnalysis,
  );
  const [openedPost, setOpenedPost] = useState<UserPost | null>(shownAnalysis?.post ?? null);
  const analysis = useAnalysis(setShownAnalysis);
  const analyze = (post: UserPost): void => {
    setOpenedPost(post);
    setShownAnalysis(null);
    void analysis.run(post);
  };
  const close = (): void => {
    analysis.cancel();
    setOpenedPost(null);
    setShownAnalysis(null);
  };
  return (
    <>
      <QueryView
        query={posts}
        failed={t`Failed to fetch posts`}
        safe={t`They’re safe on the server.`}
        level={2}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={t`No Posts Available`}
              level={2}
              action={
                <a href="/create-post">
                  <Trans>Create a Post</Trans>
                </a>
              }
            >
              <Trans>Posts that you publish appear here, so you can see how people respond.</Trans>
            </EmptyState>
          ) : (
            <PlatformPosts posts={all} pages={posts} busy={analysis.busy} onAnalyze={analyze} />
          )
        }
      </QueryView>
      {openedPost && (
        <AnalysisDialog
          post={openedPost}
          result={shownAnalysis?.result ?? null}
          error={analysis.error}
          onAgain={() => analyze(openedPost)}
          onClose={close}
        />
      )}
    </>
  );
}
