import { hashtagsIn } from '@carillon/contracts/domain/hashtags.ts';
import type { GeneratedPost } from '@carillon/contracts/http/ai/generated-posts.ts';
import { useBackCloses, useSearchParams, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import { useDetails } from '../features/details/api/use-details.ts';
import { DetailsSection } from '../features/details/components/details-section.tsx';
import { linkFault, requestOf } from '../features/details/model/details.ts';
import { type DraftHandle, useDraft } from '../features/drafts/api/use-draft.ts';
import { ContinueDraft } from '../features/drafts/components/continue-draft.tsx';
import { DraftBar } from '../features/drafts/components/draft-bar.tsx';
import { DraftList } from '../features/drafts/components/draft-list.tsx';
import { PlannedFor } from '../features/drafts/components/planned-for.tsx';
import { isEmpty, isOfOtherTopic, isOwnText } from '../features/drafts/model/content.ts';
import type { Start } from '../features/drafts/model/draft-saver.ts';
import type { UnsavedDraft, UnsavedDrafts } from '../features/drafts/model/unsaved-drafts.ts';
import { useGeneration } from '../features/generation/api/use-generation.ts';
import { GeneratedPosts } from '../features/generation/components/generated-posts.tsx';
import { GenerationOverlay } from '../features/generation/components/generation-overlay.tsx';
import { useMedia } from '../features/media/api/use-media.ts';
import { MediaPicker } from '../features/media/components/media-picker.tsx';
import { useSend } from '../features/publish/api/use-send.ts';
import { TemplateButtons } from '../features/templates/components/template-buttons.tsx';
import { TopicForm } from '../features/topic/components/topic-form.tsx';
import { editedFrom } from '../lib/edited-post.ts';
import { NoAccount } from './no-account.tsx';
import { OpenedPost } from './opened-post.tsx';
import { ChangedDialog, ResultsPanel, SentDraft } from './rare-parts.tsx';
import { useDraftAddress } from './use-draft-address.ts';
import { useFocus } from './use-focus.ts';
import { useNextKey } from './use-next-key.ts';
import { useSentElsewhere } from './use-sent-elsewhere.ts';
import { useSentForApproval } from './use-sent-for-approval.tsx';

interface CreatePostProps {
  readonly id: string;
  readonly first: Start;
  readonly unsaved: UnsavedDrafts;
  /** Opens another draft that begins with this content, or a new one. */
  onStart(initial?: Pick<UnsavedDraft, 'content' | 'media'>, at?: string): void;
}

/** The open draft: its topic, generated posts, and the results once it is sent. */
export function CreatePost({ id, first, unsaved, onStart }: CreatePostProps): ReactNode {
  const draft = useDraft(id, first, unsaved);
  const { content, media: knownMedia } = draft.state;
  const { topic, post, generated, step } = content;
  const media = useMedia({
    ids: content.media_ids,
    known: knownMedia,
    onAdd: draft.addMedia,
    onDescribed: draft.renewMedia,
    onChange: (media_ids) => draft.change({ media_ids }),
  });
  // Published posts get the library's alt texts.
  const flush = async () => ((await media.saveAltTexts()) ? draft.flush() : null);
  const sending = useSend({ ...draft, flush });
  const { sent } = sending;
  // A live event may tell of the post before its own answer does, which has more to say.
  const sentElsewhere = useSentElsewhere(draft, sent !== null || sending.busy !== null, onStart);
  const done = sent?.postId ?? sentElsewhere;
  const heading = useRef<HTMLHeadingElement>(null);
  const generation = useGeneration((result) => draft.change({ generated: result }));
  const details = useDetails(content, draft.change);
  const linkField = useRef<HTMLInputElement>(null);
  const generate = (): void => {
    if (linkFault(details.details)) return focusWithin(linkField.current);
    if (content.details === null && details.voice) draft.change(details.inUse);
    void generation.generate(topic, requestOf(details.details));
  };
  const generating = generation.busy;
  useBackCloses(generating, generation.cancel);
  useNextKey();
  const [params] = useSearchParams();
  const startsNew = params.has('new');
  const focus = useFocus({ begun: startsNew, step, sent: done, generated }, generating, heading);
  useDraftAddress(draft, done !== null);
  const select = useSelect(draft, onStart);
  const sentForApproval = useSentForApproval(draft, () => onStart());

  if (done !== null)
    return sent ? (
      <ResultsPanel key={done} {...sent} onAgain={(at) => onStart(undefined, at)} />
    ) : (
      <SentDraft key={done} postId={done} onAgain={(at) => onStart(undefined, at)} />
    );
  return (
    <>
      <DraftBar draft={draft} onNew={() => onStart()} />
      {sentForApproval ?? (
        <>
          <PlannedFor content={content} />
          <NoAccount />
          <TopicForm
            topic={topic}
            templates={(examples, insert) => (
              <TemplateButtons text={topic} hashtags={[]} examples={examples} onUse={insert} />
            )}
            details={<DetailsSection handle={details} linkField={linkField} />}
            media={content.step === 'topic' && <MediaPicker media={media} />}
            busy={generating}
            error={generation.error}
            editing={post?.text ?? null}
            onTopic={(words) => draft.change({ topic: words })}
            onFiles={media.add}
            onGenerate={generate}
            onWrite={() => {
              focus.remember();
              draft.change({
                post: post ?? { source: null, text: topic, versions: {}, hashtags: hashtagsIn(topic) },
                step: 'edit',
              });
            }}
          />
          <GenerationOverlay
            busy={generating}
            progress={generation.progress}
            run={generation.run}
            onCancel={generation.cancel}
          />
          {generated && (
            <GeneratedPosts
              generated={generated}
              edited={isOwnText(content) ? post : null}
              heading={heading}
              onSelect={(chosen) => {
                focus.remember();
                select(chosen);
              }}
            />
          )}
        </>
      )}
      {draft.state.version === 0 && isEmpty(content) && <ContinueDraft current={id} unsaved={unsaved} />}
      <DraftList current={id} unsaved={unsaved} />
      {post && <OpenedPost draft={draft} media={media} sending={sending} />}
      <Conflict draft={draft} onStart={onStart} />
    </>
  );
}

/** The field may be in a section that is closed. */
function focusWithin(field: HTMLElement | null): void {
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

/** Opens a generated post. An edited one isn't overwritten: the new one gets its own draft. */
function useSelect(draft: DraftHandle, onStart: CreatePostProps['onStart']) {
  const toasts = useToasts();
  const { content, media } = draft.state;
  return (generatedPost: GeneratedPost): void => {
    if (content.post?.source === generatedPost.content) return draft.change({ step: 'edit' });
    const options = content.post?.options;
    const next = {
      post: { ...editedFrom(generatedPost), ...(options && { options }) },
      step: 'edit' as const,
    };
    if (!isOwnText(content)) return draft.change(next);
    toasts.success(t`Your previous text is in your drafts.`);
    onStart({ content: { ...content, ...next }, media: [...media.values()] });
    // The topic, once it is another, goes with the new one: it would be offered and posted again with the text that is kept.
    if (isOfOtherTopic(content)) draft.change({ topic: '', generated: null });
  };
}

function Conflict({
  draft,
  onStart,
}: {
  draft: DraftHandle;
  onStart: CreatePostProps['onStart'];
}): ReactNode {
  const { content, media, trouble } = draft.state;
  if (trouble?.kind !== 'changed') return null;
  const { theirs } = trouble;
  return (
    <ChangedDialog
      mine={content}
      theirs={theirs}
      onKeepMine={() => theirs && draft.keepMine(theirs)}
      onKeepTheirs={() => {
        if (theirs) return draft.keepTheirs(theirs);
        void draft.discard();
        onStart();
      }}
      onKeepBoth={() => {
        if (theirs) draft.keepTheirs(theirs);
        else void draft.discard();
        onStart({ content, media: [...media.values()] });
      }}
    />
  );
}
