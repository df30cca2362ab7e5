import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  type Connect,
  fullTime,
  Question,
  useBackCloses,
  useConnect,
  useConnectFailures,
  useConnections,
  useMayConnect,
  useToasts,
} from '@carillon/sdk/index.ts';
import { DialogLoading, deferred } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import type { DraftHandle } from '../features/drafts/api/use-draft.ts';
import { PAGE } from '../features/drafts/api/use-opened-draft.ts';
import { SaveStatus } from '../features/drafts/components/save-status.tsx';
import { EditorModal } from '../features/editor/components/editor-modal.tsx';
import type { MediaHandle } from '../features/media/api/use-media.ts';
import { MediaNotes } from '../features/media/components/media-notes.tsx';
import { FileInput, MediaPicker } from '../features/media/components/media-picker.tsx';
import type { Sending, SendKind, SentPost } from '../features/publish/api/use-send.ts';
import { RequestedTimeNote } from '../features/publish/components/requested-time-note.tsx';
import type { ScheduledFor } from '../features/publish/components/send-modal.tsx';
import { TargetCards, type TargetCardsProps } from '../features/publish/components/target-cards.tsx';
import { describeShown } from '../features/publish/model/describe-shown.ts';
import { targetsText } from '../features/publish/model/target-names.ts';
import {
  choicesOf,
  entriesOf,
  goesToOf,
  listSelectedNetworks,
  saidOf,
  withTarget,
} from '../features/publish/model/targets.ts';
import { TemplateButtons } from '../features/templates/components/template-buttons.tsx';
import { commentFor, finalText } from '../lib/edited-post.ts';
import { trackedText } from '../lib/link-tracking.ts';
import { optionsFor } from '../lib/post-options.ts';
import { PostStyles } from '../lib/post-styles.tsx';
import { useLinkRule } from '../lib/use-link-rule.ts';
import { writable } from '../lib/writable.ts';
import { usePlan } from './use-plan.ts';
import { type Step, useReturning } from './use-returning.ts';
import { useReviewing } from './use-reviewing.tsx';

/** Loaded once there is a post to send. */
const SendModal = deferred(
  async () => (await import('../features/publish/components/send-modal.tsx')).SendModal,
  ({ step, onClose }, failed) => step && <DialogLoading failed={failed} onClose={onClose} />,
);

export interface PostDialogsProps {
  readonly draft: DraftHandle;
  readonly media: MediaHandle;
  readonly sending: Sending;
  /** Back to the page. */
  onClose(): void;
}

/** Editing, publishing and scheduling, one after another in front of the page, which has Back lead out of them. */
export function PostDialogs({ draft, media, sending, onClose }: PostDialogsProps): ReactNode {
  const { content } = draft.state;
  const { post, targets, generated } = content;
  const reviewing = useReviewing(draft);
  const { mayPublish } = reviewing;
  const step = stepOf(draft, mayPublish);
  const toasts = useToasts();
  const connect = useConnect(`${PAGE}?draft=${draft.id}`);
  const mayConnect = useMayConnect();
  const failures = useConnectFailures();
  const { networks: connections, refetch } = useConnections();
  const returning = useReturning(step);
  const picker = useRef<HTMLInputElement>(null);

  const textOf = (platform: PlatformName): string => (post ? finalText(post, platform) : '');
  const commentOf = (platform: PlatformName): string | null => post && commentFor(post, platform);
  const optionsOf = (platform: PlatformName) => post && optionsFor(post, platform);
  const rule = useLinkRule();
  const plan = usePlan(draft, reviewing.waits);
  const tracking = {
    rule,
    on: content.link_tracking ?? rule?.enabled ?? false,
    date: plan.date,
  };
  const outgoing = (platform: PlatformName, account?: string): string =>
    trackedText(textOf(platform), tracking, platform, account);
  const wordsOf = { textOf: outgoing, commentOf, optionsOf };
  const choices = choicesOf(connections, wordsOf, media.items, targets);
  const go = (to: Step) => (): void => {
    if (sending.busy) return;
    sending.reset();
    reviewing.forget();
    draft.change({ step: to });
  };
  useBackCloses(step === 'publish' || step === 'schedule', go('edit'));
  const [asking, setAsking] = useState(false);
  const isDated = plan.text !== null && !plan.requestedTime?.passed;
  const requestedTimeNote = <RequestedTimeNote requestedTime={plan.requestedTime} by={reviewing.writer} />;
  const notes = <MediaNotes media={media} />;
  // The page goes away.
  const saved: Connect = {
    begin: (platform) => draft.flush().then(() => connect.begin(platform)),
    again: (account) => draft.flush().then(() => connect.again(account)),
  };
  const cards: TargetCardsProps = {
    connections,
    choices,
    failures,
    onRecheck: refetch,
    onChoice: (choice, update) => draft.change({ targets: withTarget(targets, choice, update, choices) }),
    connect: mayConnect ? saved : null,
    onAddImage: () => picker.current?.click(),
  };
  const send = async (kind: SendKind, times?: Record<string, string>): Promise<SentPost | null> => {
    // The texts as written: the server adds to their links what the previews show.
    const entries = entriesOf(choices, { textOf, commentOf, optionsOf });
    const { topic, media_ids: mediaIds, link_tracking: linkTracking } = content;
    const sentPost = await sending.send(kind, { entries, topic, mediaIds, linkTracking, times });
    if (sentPost?.earlier) toasts.success(t`This draft was already sent.`);
    return sentPost;
  };
  const scheduleFor = async (at: ScheduledFor): Promise<void> => {
    const { local, timezone, suggested, repeat } = at;
    const times = {
      scheduled_time: local,
      timezone,
      use_ai_suggestion: suggested ? '1' : '0',
      ...(repeat && { repeat: JSON.stringify(repeat) }),
    };
    const sentPost = await send('schedule', times);
    const due = sentPost && !sentPost.earlier && sentPost.results[0]?.due_at;
    if (!due) return;
    const when = fullTime(new Date(due), timezone);
    toasts.success(
      repeat
        ? t`Your post is scheduled for ${when} and repeats after that.`
        : t`Your post is scheduled for ${when}.`,
    );
  };
  const addToQueue = async (): Promise<void> => {
    const sentPost = await send('schedule', { queue: 'true' });
    const [first, second] = sentPost && !sentPost.earlier ? dueTimes(sentPost) : [];
    if (!first) return;
    const when = fullTime(first.at, first.zone);
    toasts.success(
      second && second.at > first.at
        ? t`Your post is in the queue. Its first scheduled time is ${when}.`
        : t`Your post is in the queue, scheduled for ${when}.`,
    );
  };

  const approve = reviewing.approveOnly(
    () => ({
      platforms: entriesOf(choices, { textOf, commentOf, optionsOf }),
      media_ids: content.media_ids,
      link_tracking: content.link_tracking,
      repeat: content.repeat,
    }),
    plan.keep,
  );
  const state = { busy: sending.busy, error: sending.error ?? reviewing.refusal };

  if (!post) return null;
  return (
    <>
      <PostStyles />
      <EditorModal
        open={step === 'edit'}
        title={reviewing.title}
        post={post}
        trending={generated?.trending_hashtags.map(({ hashtag }) => hashtag) ?? []}
        source={generated?.posts.find((one) => one.content === post.source) ?? null}
        connections={connections}
        accountsOf={(platform) => describeShown(choices, connections, platform)}
        goesTo={listSelectedNetworks(choices)}
        when={plan.text}
        media={media.items}
        tracking={tracking}
        onTrack={(link_tracking) => draft.change({ link_tracking })}
        status={<SaveStatus draft={draft} />}
        returning={returning}
        templates={(text, hashtags, insert) => (
          <TemplateButtons text={text} hashtags={hashtags} onUse={insert} />
        )}
        onChange={(edited) => draft.change({ post: writable(post.source, edited) })}
        onDescribe={media.describe}
        files={<MediaPicker media={media} />}
        onFiles={media.add}
        onClose={onClose}
        review={reviewing.note(plan.requestedTime, targetsText(choices, connections))}
        onwards={{
          ...reviewing.onwards(go(isDated ? 'schedule' : 'publish')),
          later: isDated && !reviewing.waits ? { label: plan.label, publishNow: go('publish') } : null,
        }}
      />
      {reviewing.dialogs({ cards: <TargetCards {...cards} />, chosenTargets: saidOf(choices) })}
      <FileInput ref={picker} hidden aria-label={t`Add media`} onAdd={media.add} />
      {/* Kept as long as the post: choices are still there after going back to the previous dialog. */}
      <SendModal
        key={plan.request}
        step={step === 'publish' || step === 'schedule' ? step : null}
        cards={cards}
        textOf={(platform) => outgoing(platform, describeShown(choices, connections, platform)[0]?.name)}
        commentOf={commentOf}
        optionsOf={optionsOf}
        platforms={choices
          .filter(({ selected }) => selected)
          .map(({ platform }) => PLATFORMS[platform].id)
          .join(',')}
        goesTo={targetsText(choices, connections)}
        targets={goesToOf(choices, connections)}
        planned={plan.time}
        repeat={content.repeat ?? null}
        media={media.items}
        notes={notes}
        saved={<SaveStatus draft={draft} />}
        sending={state}
        requestedTime={requestedTimeNote}
        later={isDated}
        onApprove={approve}
        onChoose={plan.choose}
        onRepeat={(repeat) =>
          draft.change({ repeat: repeat && { ...repeat, weekdays: [...repeat.weekdays] } })
        }
        onStep={(to) => go(to)()}
        onClose={go('edit')}
        onPublish={() => (isDated || content.repeat ? setAsking(true) : void send('publish'))}
        onSchedule={(at) => void scheduleFor(at)}
        onQueue={() => void addToQueue()}
      />
      {asking && (
        <Question
          title={t`Publish this post now?`}
          action={t`Publish it now`}
          keep={isDated ? t`Keep the planned time` : t`Don’t publish yet`}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void send('publish');
          }}
        >
          <p>
            {isDated && t`It’s planned for ${{ when: plan.text }}.`}{' '}
            <Trans>It will be published right away.</Trans> {content.repeat && t`It won’t repeat.`}
          </p>
        </Question>
      )}
    </>
  );
}

/** When it is published to each account, the soonest first. */
const dueTimes = ({ results }: SentPost) =>
  results
    .flatMap(({ due_at, timezone }) => (due_at ? [{ at: new Date(due_at), zone: timezone ?? 'UTC' }] : []))
    .sort((a, b) => a.at.getTime() - b.at.getTime());

/** Another member may have left the draft further on than this one may go. */
function stepOf({ state: { content } }: DraftHandle, mayPublish: boolean): Step {
  if (content.post === null) return 'topic';
  return content.step === 'topic' || mayPublish ? content.step : 'edit';
}
