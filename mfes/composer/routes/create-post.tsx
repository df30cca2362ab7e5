import { type UserStorage, useBackCloses } from '@carillon/sdk/index.ts';
import { type ReactNode, useRef } from 'react';
import { DraftGrid } from '../features/drafts/components/draft-grid.tsx';
import { useGeneration } from '../features/generation/api/use-generation.ts';
import { GenerationOverlay } from '../features/generation/components/generation-overlay.tsx';
import { ResultsPanel } from '../features/results/components/results-panel.tsx';
import { TopicForm } from '../features/topic/components/topic-form.tsx';
import type { EditedPost } from '../lib/draft.ts';
import { ElsewhereNote } from '../lib/elsewhere-note.tsx';
import { otherWritings, writings } from '../lib/flow/post-flow.ts';
import { useFocus } from '../lib/flow/use-focus.ts';
import { usePostFlow } from '../lib/flow/use-post-flow.ts';
import type { Restored } from '../lib/flow/use-restored.ts';
import { SeekingNote } from '../lib/seeking-note.tsx';
import { PostDialogs } from './post-dialogs.tsx';

export interface CreatePostProps {
  readonly storage: UserStorage;
  /** Where the user left off. */
  readonly first: Restored;
}

/** The page itself: the topic, the drafts, and what came of the last post. */
export function CreatePost({ storage, first }: CreatePostProps): ReactNode {
  const handle = usePostFlow(storage, first);
  const { flow, dispatch, kept, seeking, add } = handle;
  const { topic, post, source, media, created, sent, step } = flow;
  /** The dialogs say the same. */
  const inDialog = step !== 'topic';
  const heading = useRef<HTMLHeadingElement>(null);
  const generation = useGeneration((drafts) => dispatch({ type: 'generated', created: drafts }));
  useBackCloses(generation.steps !== null, generation.cancel);
  const focus = useFocus(flow, generation.steps !== null, heading);

  const open = (from: string | null, written: EditedPost): void => {
    focus.remember();
    dispatch({ type: 'opened', source: from, post: written });
  };

  return (
    <>
      {!inDialog && <ElsewhereNote kept={kept} />}
      {!inDialog && <SeekingNote seeking={seeking} />}
      {sent && (
        <ResultsPanel key={sent.postId} {...sent} onAgain={() => dispatch({ type: 'startedAgain' })} />
      )}
      {!sent && (
        <TopicForm
          topic={topic}
          media={{
            files: media,
            problems: flow.problems,
            lost: flow.lost,
            onAdd: (chosen) => void add(chosen),
            onRemove: (file) => dispatch({ type: 'removed', file }),
            onGiveUp: () => dispatch({ type: 'gaveUp' }),
          }}
          busy={generation.steps !== null}
          error={generation.error}
          editing={post?.text ?? null}
          others={created ? [] : otherWritings(flow)}
          onTopic={(words) => dispatch({ type: 'described', topic: words })}
          onGenerate={() => void generation.generate(topic)}
          onContinue={(other) => (other ? open(...other) : post && open(source, post))}
          onWrite={() => {
            focus.remember();
            dispatch({ type: 'wroteNew', post: { text: topic, hashtags: [] } });
          }}
        />
      )}
      <GenerationOverlay steps={generation.steps} run={generation.run} onCancel={generation.cancel} />
      {created && !sent && (
        <DraftGrid result={created} writings={writings(flow)} heading={heading} onSelect={open} />
      )}
      <PostDialogs {...handle} />
    </>
  );
}
