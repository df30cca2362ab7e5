import { type UserStorage, useUserStorage } from '@carillon/sdk/index.ts';
import { PageHeader, Skeleton } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { DraftGrid } from '../features/drafts/components/draft-grid.tsx';
import { useGeneration } from '../features/generation/api/use-generation.ts';
import { GenerationOverlay } from '../features/generation/components/generation-overlay.tsx';
import { ResultsPanel } from '../features/results/components/results-panel.tsx';
import { TopicForm } from '../features/topic/components/topic-form.tsx';
import { writings } from '../lib/flow/post-flow.ts';
import { usePostFlow } from '../lib/flow/use-post-flow.ts';
import { STYLES } from '../lib/styles.ts';
import { PostDialogs } from './post-dialogs.tsx';

/** From a topic to what came of it. */
export function CreatePostPage(): ReactNode {
  const storage = useUserStorage();
  return storage ? <CreatePost key={storage.userId} storage={storage} /> : <NotKnownWhose />;
}

function CreatePost({ storage }: { storage: UserStorage }): ReactNode {
  const handle = usePostFlow(storage);
  const { flow, dispatch } = handle;
  const { topic, post, source, media, created, sent } = flow;
  const generation = useGeneration((drafts) => dispatch({ type: 'generated', created: drafts }));
  return (
    <div className="page">
      <style href="composer" precedence="default">
        {STYLES}
      </style>
      <Title />
      {sent && (
        <ResultsPanel key={sent.postId} {...sent} onAgain={() => dispatch({ type: 'startedAgain' })} />
      )}
      {!sent && (
        <TopicForm
          topic={topic}
          media={media}
          busy={generation.steps !== null}
          error={generation.error}
          editing={post !== null}
          onTopic={(words) => dispatch({ type: 'described', topic: words })}
          onMedia={(files) => dispatch({ type: 'attached', media: files })}
          onGenerate={() => void generation.generate(topic)}
          onWrite={() => dispatch({ type: 'opened', source, post: { text: topic, hashtags: [] } })}
        />
      )}
      <GenerationOverlay steps={generation.steps} onCancel={generation.cancel} />
      {created && !sent && (
        <DraftGrid
          result={created}
          writings={writings(flow)}
          onSelect={(draft, written) => dispatch({ type: 'opened', source: draft, post: written })}
        />
      )}
      <PostDialogs {...handle} />
    </div>
  );
}

const Title = (): ReactNode => (
  <PageHeader
    title="Create Post"
    line="Say what it is about, pick a draft, make it yours, and send it out now or on time."
  />
);

/** For the moment between a log-in and the answer who it is: unfinished work is shown to its own writer only. */
const NotKnownWhose = (): ReactNode => (
  <div className="page" aria-busy="true">
    <Title />
    <div className="panel">
      <Skeleton active paragraph={{ rows: 4 }} />
    </div>
  </div>
);
