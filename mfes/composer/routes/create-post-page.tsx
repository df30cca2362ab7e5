import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { CreatedPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { useConnect, useNotices } from '@carillon/sdk/index.ts';
import { PageHeader } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DraftGrid } from '../features/drafts/components/draft-grid.tsx';
import { EditorModal } from '../features/editor/components/editor-modal.tsx';
import { useGeneration } from '../features/generation/api/use-generation.ts';
import { GenerationOverlay } from '../features/generation/components/generation-overlay.tsx';
import { usePublish } from '../features/publish/api/use-publish.ts';
import { PublishModal } from '../features/publish/components/publish-modal.tsx';
import { ResultsPanel } from '../features/results/components/results-panel.tsx';
import { useSchedule } from '../features/schedule/api/use-schedule.ts';
import { type ScheduledFor, ScheduleModal } from '../features/schedule/components/schedule-modal.tsx';
import { TopicForm } from '../features/topic/components/topic-form.tsx';
import { useConnections } from '../lib/connections/use-connections.ts';
import { type EditedPost, finalText } from '../lib/draft.ts';
import { ACCEPTED, addFiles } from '../lib/media.ts';
import { createRequestKeys } from '../lib/request-key.ts';
import { loadWork, saveWork } from '../lib/saved-work.ts';
import { STYLES } from '../lib/styles.ts';
import { choicesOf, entriesOf, formOf, type Wishes } from '../lib/targets.ts';
import { DEFAULT_TRENDING } from '../lib/trending.ts';

type Step = 'topic' | 'edit' | 'publish' | 'schedule';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** From a topic to what came of it. */
export function CreatePostPage(): ReactNode {
  const [saved] = useState(() => loadWork(localStorage));
  const [topic, setTopic] = useState(saved.topic);
  const [post, setPost] = useState<EditedPost | null>(saved.post);
  const [media, setMedia] = useState<File[]>([]);
  const [created, setCreated] = useState<CreatedPosts | null>(null);
  const [step, setStep] = useState<Step>(saved.post ? 'edit' : 'topic');
  const [wishes, setWishes] = useState<Wishes>({});
  const [sent, setSent] = useState<{ postId: string; results: PublicationView[] } | null>(null);
  const [requestKey, setRequestKey] = useState(createRequestKeys);
  const picker = useRef<HTMLInputElement>(null);
  const sending = useRef(false);

  const notices = useNotices();
  const connect = useConnect();
  const connections = useConnections();
  const linked = connections.data ?? [];
  const generation = useGeneration(setCreated);
  const publish = usePublish();
  const schedule = useSchedule();

  useEffect(() => saveWork(localStorage, { topic, post }), [topic, post]);

  const edit = (next: EditedPost): void => {
    setPost(next);
    setStep('edit');
  };
  const text = post ? finalText(post) : '';
  const choices = choicesOf(linked, text, media.length, wishes);
  const openPublish = (): void => {
    publish.reset();
    setStep('publish');
  };
  const addMedia = (added: readonly File[]): void => {
    const { files, problems } = addFiles(media, added);
    setMedia(files);
    if (problems.length > 0) notices.danger(problems.join(' '));
  };
  const form = (more: Record<string, string> = {}): FormData => {
    const entries = entriesOf(choices, text);
    const names = media.map(({ name, size, lastModified }) => [name, size, lastModified]);
    const made = formOf(entries, topic, media, requestKey([entries, topic, names, more]));
    for (const [name, value] of Object.entries(more)) made.set(name, value);
    return made;
  };
  const finish = (postId: string, results: PublicationView[]): void => {
    setSent({ postId, results });
    // The same words again are a new post.
    setRequestKey(createRequestKeys);
    setStep('topic');
    setTopic('');
    setPost(null);
    setWishes({});
    setMedia([]);
    setCreated(null);
  };
  /** One at a time: a second click comes before the page shows that the first is under way. */
  const once = async <T,>(send: () => Promise<T>): Promise<T | null> => {
    if (sending.current) return null;
    sending.current = true;
    return send()
      .catch(() => null)
      .finally(() => {
        sending.current = false;
      });
  };
  const publishNow = async (): Promise<void> => {
    const reply = await once(() => publish.mutateAsync(form()));
    if (reply) finish(reply.post_id, reply.results);
  };
  const scheduleFor = async ({ local, timezone, suggested }: ScheduledFor): Promise<void> => {
    const times = { scheduled_time: local, timezone, use_ai_suggestion: suggested ? '1' : '0' };
    const reply = await once(() => schedule.mutateAsync(form(times)));
    if (!reply) return;
    notices.success(`Your post is scheduled for ${WHEN.format(new Date(reply.due_at))}.`);
    finish(reply.post_id, reply.results);
  };

  return (
    <div className="page">
      <style href="composer" precedence="default">
        {STYLES}
      </style>
      <PageHeader
        title="Create Post"
        line="Say what it is about, pick a draft, make it yours, and send it out now or on time."
      />
      {sent && <ResultsPanel key={sent.postId} {...sent} onAgain={() => setSent(null)} />}
      {!sent && (
        <TopicForm
          topic={topic}
          media={media}
          busy={generation.steps !== null}
          error={generation.error}
          onTopic={setTopic}
          onMedia={setMedia}
          editing={post !== null}
          onGenerate={() => void generation.generate(topic)}
          onWrite={() => edit(post ?? { text: topic, hashtags: [] })}
        />
      )}
      <GenerationOverlay steps={generation.steps} onCancel={generation.cancel} />
      {created && !sent && (
        <DraftGrid result={created} onSelect={({ content, hashtags }) => edit({ text: content, hashtags })} />
      )}
      <EditorModal
        open={step === 'edit' && post !== null}
        post={post ?? { text: '', hashtags: [] }}
        trending={created?.trending_hashtags.map(({ hashtag }) => hashtag) ?? DEFAULT_TRENDING}
        connections={linked}
        media={media}
        onChange={setPost}
        onClose={() => setStep('topic')}
        onPublish={openPublish}
      />
      <PublishModal
        open={step === 'publish'}
        connections={linked}
        choices={choices}
        unknown={connections.isError}
        media={media}
        busy={publish.isPending}
        progress={publish.progress}
        error={publish.text}
        onChoice={(platform, part) =>
          setWishes((now) => ({ ...now, [platform]: { ...now[platform], ...part } }))
        }
        onReload={() => void connections.refetch()}
        onConnect={(platform) => void connect(platform)}
        onAddImage={() => picker.current?.click()}
        onCancel={() => setStep('edit')}
        onSchedule={() => {
          schedule.reset();
          setStep('schedule');
        }}
        onPublish={() => void publishNow()}
      />
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label="Add media"
        onChange={(event) => {
          addMedia([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {step === 'schedule' && (
        <ScheduleModal
          open
          platforms={choices
            .filter(({ selected }) => selected)
            .map(({ platform }) => PLATFORMS[platform].id)
            .join(',')}
          busy={schedule.isPending}
          error={schedule.text}
          onBack={() => setStep('publish')}
          onClose={() => setStep('edit')}
          onSchedule={(at) => void scheduleFor(at)}
        />
      )}
    </div>
  );
}
