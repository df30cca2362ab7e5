import { MOST_TARGETS } from '@carillon/contracts/domain/limits.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PlannedPost } from '@carillon/contracts/http/posts/planned-post.ts';
import {
  listText,
  Question,
  serviceText,
  useBackCloses,
  useConnections,
  useShell,
  useToasts,
} from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useStartDraft } from '../features/drafts/api/use-opened-draft.ts';
import { EMPTY } from '../features/drafts/model/content.ts';
import type { UnsavedDrafts } from '../features/drafts/model/unsaved-drafts.ts';
import { EditorModal } from '../features/editor/components/editor-modal.tsx';
import { FileInput, MediaPicker } from '../features/media/components/media-picker.tsx';
import { useSavePlanned } from '../features/planned/api/use-save-planned.ts';
import { AccountsNote } from '../features/planned/components/accounts-note.tsx';
import { TimeSection } from '../features/planned/components/time-section.tsx';
import {
  findRemovedTargets,
  plannedEntries,
  unreachable,
  versionsSeen,
  withoutLocked,
} from '../features/planned/model/planned-change.ts';
import { PlatformCard } from '../features/publish/components/platform-card.tsx';
import { ZoneNote } from '../features/publish/components/zone-note.tsx';
import { describeShown } from '../features/publish/model/describe-shown.ts';
import {
  choicesOf,
  countTargets,
  entriesOf,
  listSelectedNetworks,
  withTarget,
} from '../features/publish/model/targets.ts';
import { TemplateButtons } from '../features/templates/components/template-buttons.tsx';
import { commentFor, finalText } from '../lib/edited-post.ts';
import { trackedText } from '../lib/link-tracking.ts';
import { isPending } from '../lib/media-item.ts';
import { optionsFor } from '../lib/post-options.ts';
import { PostStyles } from '../lib/post-styles.tsx';
import { useLinkRule } from '../lib/use-link-rule.ts';
import { writable } from '../lib/writable.ts';
import { useKeepPlanned } from './use-keep-planned.ts';
import { usePlannedContent } from './use-planned-content.ts';
import { useWentOut } from './use-went-out.ts';

interface PlannedEditorProps {
  readonly planned: PlannedPost;
  readonly unsaved: UnsavedDrafts;
  /** Reloads the post; edits made here are lost. */
  onReload(): void;
}

/** Edits all of a planned post in one dialog, and saves it as one change. */
export function PlannedEditor({ planned, unsaved, onReload }: PlannedEditorProps): ReactNode {
  const { targets, post_id: postId } = planned;
  const { content, change, media, files, filesChanged, time, isChanged } = usePlannedContent(planned);
  useKeepPlanned(postId, { isChanged, content, files });
  const { post } = content;
  const before = planned.content.post;
  const { navigate } = useShell();
  const toasts = useToasts();
  const start = useStartDraft(unsaved);
  const saving = useSavePlanned(postId);
  const isOut = useWentOut(postId);
  const [leaving, setLeaving] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const all = useConnections();
  const connections = withoutLocked(all.networks, targets);
  const rule = useLinkRule();
  const tracking = {
    rule,
    on: content.link_tracking ?? rule?.enabled ?? false,
    date: time.means.local.slice(0, 10),
  };

  const textOf = (platform: PlatformName): string => (post ? finalText(post, platform) : '');
  const commentOf = (platform: PlatformName): string | null => post && commentFor(post, platform);
  const optionsOf = (platform: PlatformName) => post && optionsFor(post, platform);
  const outgoing = (platform: PlatformName, account?: string): string =>
    trackedText(textOf(platform), tracking, platform, account);
  const checking = connections.some(({ check }) => check === 'pending');
  const unreachableTargets = checking ? [] : unreachable(connections, targets);
  // An account that can't be selected stays unchanged, and no other is selected in its place.
  const reachable = content.targets.map((target) => ({
    ...target,
    selected:
      target.selected &&
      !unreachableTargets.some(
        ({ platform, page_id }) => platform === target.platform && page_id === target.page_id,
      ),
  }));
  const choices = choicesOf(
    connections,
    { textOf: outgoing, commentOf, optionsOf },
    media.items,
    reachable,
  ).filter(({ platform }) =>
    connections.some((one) => one.platform === platform && (one.connected || one.check)),
  );
  const entries = plannedEntries(entriesOf(choices, { textOf, commentOf }), unreachableTargets, {
    targets,
    before,
    post,
  });
  const out = checking ? [] : findRemovedTargets(entries, targets);
  const isWaiting = checking || media.items.some(isPending);
  const isWrong = entries.length === 0 || (time.isChanged && time.means.obstacle !== null);

  const toCalendar = (date: string): void => navigate(`/schedule-post?date=${date}`);
  const close = (): void => {
    if (saving.busy) return;
    if (isChanged) return setLeaving(true);
    toCalendar(time.day);
  };
  // The editor is on this page from its beginning, so it has no entry of the history to close before there are changes.
  useBackCloses(isChanged, close);
  const keepAsDraft = (): void => {
    toasts.success(t`Your changes are in a new draft.`);
    start({ content: { ...EMPTY, ...content, ...time.schedule, step: 'edit' }, media: files });
  };
  const save = async (): Promise<void> => {
    if (!(await media.saveAltTexts())) return;
    const reply = await saving.save({
      platforms: entries,
      seen: versionsSeen(targets),
      ...(filesChanged && { media_ids: [...content.media_ids] }),
      ...(time.isChanged && { scheduled_time: time.means.local, timezone: time.zone }),
      ...(content.link_tracking !== planned.content.link_tracking && {
        link_tracking: content.link_tracking,
      }),
    });
    if (!reply) return;
    const { refused } = reply;
    const message = serviceText(reply.message, reply.message_text);
    if (refused.length > 0)
      toasts.warning(
        `${message} ${listText(refused.map((one) => `${one.target_name}: ${serviceText(one.message, one.message_text)}`))}`,
      );
    else toasts.success(message);
    const due = reply.results.flatMap(({ scheduled_time }) => scheduled_time ?? []).sort()[0];
    toCalendar(due?.slice(0, 10) ?? time.day);
  };
  const isOver = saving.error?.isOver || isOut;
  const trouble =
    saving.error?.text ??
    (isOut ? t`This post is being published, or was already published, without your changes.` : null);

  if (!post) return null;
  return (
    <>
      <PostStyles />
      <EditorModal
        open
        title={t`Edit scheduled post`}
        post={post}
        trending={[]}
        source={null}
        connections={connections}
        accountsOf={(platform) => describeShown(choices, connections, platform)}
        goesTo={listSelectedNetworks(choices)}
        when={time.words}
        media={media.items}
        tracking={tracking}
        onTrack={(link_tracking) => change({ link_tracking })}
        status={<p className="muted">{planned.series_id ? SERIES : STAYS}</p>}
        review={
          trouble && (
            <Alert
              type={isOver ? 'warning' : 'error'}
              showIcon
              role="alert"
              title={trouble}
              description={
                isOver && (
                  <span className="composer-row start">
                    <Button onClick={keepAsDraft}>
                      <Trans>Keep my changes as a draft</Trans>
                    </Button>
                    <Button onClick={onReload}>
                      <Trans>Discard my changes and reload the post</Trans>
                    </Button>
                  </span>
                )
              }
            />
          )
        }
        returning={false}
        templates={(text, hashtags, insert) => (
          <TemplateButtons text={text} hashtags={hashtags} onUse={insert} />
        )}
        onChange={(edited) => change({ post: writable(post.source, edited) })}
        onDescribe={media.describe}
        files={<MediaPicker media={media} />}
        onFiles={media.add}
        onClose={close}
        onwards={NOWHERE}
        save={
          <Button
            type="primary"
            loading={saving.busy}
            disabled={isOver || !isChanged || isWaiting || isWrong}
            onClick={() => void save()}
          >
            <Trans>Save changes</Trans>
          </Button>
        }
        sections={
          <>
            <TimeSection
              value={time.choice}
              means={time.means}
              planned={time.planned}
              changed={time.isChanged}
              fromQueue={planned.from_queue}
              zone={time.zone}
              zoneNote={<ZoneNote zone={time.zone} />}
              onChange={time.choose}
              onKeep={time.keep}
            />
            <section className="composer-section" aria-label={t`Accounts`}>
              <h2>
                <Trans>Accounts</Trans>
              </h2>
              <AccountsNote targets={targets} left={unreachableTargets} out={out} />
              {choices.map((choice) => (
                <PlatformCard
                  key={choice.platform}
                  choice={choice}
                  connection={connections.find(({ platform }) => platform === choice.platform)}
                  failure={undefined}
                  room={MOST_TARGETS - countTargets(choices)}
                  onChange={(update) =>
                    change({ targets: withTarget(content.targets, choice, update, choices) })
                  }
                  onRecheck={all.refetch}
                  connect={null}
                  onAddImage={() => picker.current?.click()}
                />
              ))}
              {entries.length === 0 && (
                <p role="status" className="composer-error">
                  <Trans>Choose at least one account. To stop the post, cancel it in the calendar.</Trans>
                </p>
              )}
            </section>
          </>
        }
      />
      <FileInput ref={picker} hidden aria-label={t`Add media`} onAdd={media.add} />
      {leaving && (
        <Question
          title={t`Discard your changes?`}
          action={t`Discard changes`}
          keep={t`Keep editing`}
          danger
          onClose={() => setLeaving(false)}
          onConfirm={() => toCalendar(time.day)}
        >
          <p>
            <Trans>The scheduled post doesn’t change.</Trans>
          </p>
        </Question>
      )}
    </>
  );
}

const STAYS = t`The scheduled post doesn’t change until you save.`;
const SERIES = `${STAYS} ${t`Your changes apply to this post only, not to the rest of its series.`}`;
const NOWHERE = { publish: null, approves: false, request: null, askChanges: null, later: null, hint: null };
