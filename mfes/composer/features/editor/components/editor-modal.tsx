import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { GoesOut } from '@carillon/contracts/domain/strictest.ts';
import type { GeneratedPost } from '@carillon/contracts/http/ai/generated-posts.ts';
import { Counters, Dialog, limitsFor, type NetworkConnection } from '@carillon/sdk/index.ts';
import { Button, Tabs } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Account } from '../../../lib/account.ts';
import {
  commentFor,
  type EditedPost,
  finalText,
  tagsBeside,
  textFor,
  withHashtagsBelow,
  withoutGenerated,
  withTextBelow,
  withVersion,
} from '../../../lib/edited-post.ts';
import { type LinkTracking, trackedText } from '../../../lib/link-tracking.ts';
import type { MediaItem } from '../../../lib/media-item.ts';
import { pasteInto } from '../../../lib/paste-into.ts';
import { coverOf, optionsFor } from '../../../lib/post-options.ts';
import { purposeText } from '../../../lib/purpose-text.ts';
import { altTextLimit } from '../model/alt-text-limit.ts';
import { AltTexts, altTextField } from './alt-texts.tsx';
import { FirstComment } from './first-comment.tsx';
import { HashtagPanel } from './hashtag-panel.tsx';
import { LinkSwitch } from './link-switch.tsx';
import { NetworkOptions } from './network-options.tsx';
import { Preview } from './preview.tsx';
import { TextChoice, textToEdit } from './text-choice.tsx';
import { TextEditor } from './text-editor.tsx';

interface EditorModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly post: EditedPost;
  /** Trending hashtags from the server. Empty if it returned none. */
  readonly trending: readonly string[];
  /** The suggestion it was made from; null for a text written by hand. */
  readonly source: GeneratedPost | null;
  readonly connections: readonly NetworkConnection[];
  /** The accounts that publish it on a network. */
  accountsOf(platform: PlatformName): readonly Account[];
  /** The networks that it goes to, once they can take it. */
  readonly goesTo: readonly PlatformName[];
  /** When it is published, in words. Null for now. */
  readonly when: string | null;
  readonly media: readonly MediaItem[];
  readonly tracking: LinkTracking;
  /** Where the text is stored. */
  readonly status: ReactNode;
  /** The approval state. */
  readonly review: ReactNode;
  readonly returning: boolean;
  /** The ways to a text that is there already, and to keep this one for more posts. */
  templates(text: string, hashtags: readonly string[], insert: (text: string) => void): ReactNode;
  onChange(post: EditedPost): void;
  /** Whether its links are tagged. */
  onTrack(on: boolean): void;
  /** Sets an image's alt text. */
  onDescribe(id: string, altText: string): void;
  onClose(): void;
  /** The next steps for the draft, depending on the user's role. */
  readonly onwards: Onwards;
  /** The choice of files, below the text. */
  readonly files: ReactNode;
  onFiles(files: readonly File[]): void;
  /** More to edit below that: of a planned post, its accounts and time. */
  readonly sections?: ReactNode;
  /** The button that saves, instead of the ways onwards. */
  readonly save?: ReactNode;
}

/** The ways out of the editor; null for those that are not offered. */
export interface Onwards {
  readonly publish: (() => void) | null;
  /** Whether publishing approves what somebody else has sent. */
  readonly approves: boolean;
  readonly request: (() => void) | null;
  readonly askChanges: (() => void) | null;
  /** For a scheduled draft: the label of the button that continues, and how to publish at once. */
  readonly later: { readonly label: string; publishNow(): void } | null;
  /** Says who publishes the post if the user may not. */
  readonly hint: string | null;
}

/** The chosen draft: text on the left, how it will look on the right. */
export function EditorModal({
  open,
  title,
  post,
  trending,
  source,
  connections,
  accountsOf,
  goesTo,
  when,
  media,
  tracking,
  status,
  review,
  returning,
  templates,
  onChange,
  onTrack,
  onDescribe,
  onClose,
  onwards,
  files,
  onFiles,
  sections,
  save,
}: EditorModalProps): ReactNode {
  const platforms = listShownNetworks(connections);
  const [chosenNetwork, setChosenNetwork] = useState<PlatformName | null>(null);
  const [viewedNetwork, setViewedNetwork] = useState<PlatformName | null>(null);
  const network = textToEdit(chosenNetwork, platforms, post);
  const text = finalText(post, network);
  const textOf = (one: PlatformName, account = accountsOf(one)[0]?.name): string =>
    trackedText(finalText(post, one), tracking, one, account);
  const goesOut = (one: PlatformName): GoesOut => {
    const ids = accountsOf(one).map(({ id }) => id);
    const connection = connections.find(({ platform }) => platform === one);
    return {
      accounts: connection && limitsFor(connection, ids),
      options: optionsFor(post, one) ?? undefined,
    };
  };
  const isNothing = platforms.every((one) => finalText(post, one) === '');
  const onText = (edited: EditedPost): void =>
    onChange(network ? withVersion(post, network, edited.text) : withoutGenerated(edited, source));
  const [tab, setTab] = useTab(open, returning);
  return (
    <Dialog
      open={open}
      step={{ returning }}
      onClose={onClose}
      title={title}
      width={1040}
      status={
        <>
          {status}
          {onwards.hint && <p className="muted">{onwards.hint}</p>}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {onwards.askChanges && (
            <Button onClick={onwards.askChanges}>
              <Trans>Request changes</Trans>
            </Button>
          )}
          {onwards.request && (
            <Button
              type={onwards.publish ? 'default' : 'primary'}
              disabled={isNothing && media.length === 0}
              onClick={onwards.request}
            >
              <Trans>Send for approval</Trans>
            </Button>
          )}
          {onwards.publish && onwards.later && (
            <Button type="link" disabled={isNothing && media.length === 0} onClick={onwards.later.publishNow}>
              <Trans>Publish now instead</Trans>
            </Button>
          )}
          {onwards.publish && (
            <Button
              data-next
              id={NEXT}
              type="primary"
              disabled={isNothing && media.length === 0}
              onClick={onwards.publish}
            >
              {onwards.later?.label ?? (onwards.approves ? t`Approve and publish` : t`Publish`)}
            </Button>
          )}
          {save}
        </>
      }
    >
      {review}
      <div className="composer-editor">
        <div onPaste={pasteInto(onFiles)}>
          <Tabs
            activeKey={tab}
            onChange={setTab}
            items={[
              {
                key: TEXT,
                label: t`Edit Post`,
                children: (
                  <>
                    <TextChoice
                      post={post}
                      source={source}
                      platforms={platforms}
                      network={network}
                      onNetwork={(next) => {
                        setChosenNetwork(next);
                        if (next) setViewedNetwork(next);
                      }}
                      onShare={(ownNetwork) => onChange(withVersion(post, ownNetwork, post.text))}
                      onHashtags={(ownNetwork, isBelow) =>
                        onChange(withHashtagsBelow(post, ownNetwork, isBelow))
                      }
                    />
                    <TextEditor
                      key={network}
                      post={{ ...post, text: textFor(post, network) }}
                      onChange={onText}
                    />
                    {onwards.publish && (
                      <button
                        type="button"
                        className="composer-skip"
                        onClick={() => document.getElementById(NEXT)?.focus()}
                      >
                        <Trans>Skip to the buttons</Trans>
                      </button>
                    )}
                    {templates(textFor(post, network), tagsBeside(post, network), (words) =>
                      onText(withTextBelow({ ...post, text: textFor(post, network) }, words)),
                    )}
                  </>
                ),
              },
              {
                key: 'hashtags',
                label: t`Select Hashtags`,
                children: <HashtagPanel post={post} trending={trending} onChange={onChange} />,
              },
            ]}
          />
          {source?.purpose && <p className="muted">{t`Purpose: ${{ purpose: purposeText(source) }}`}</p>}
          <div className="composer-counters">
            <Counters
              text={text}
              versions={Object.fromEntries(platforms.map((one) => [one, textOf(one)]))}
              platforms={network ? [network] : platforms}
              goesOut={goesOut}
              files={media}
              withHashtags={text !== textFor(post, network).trim()}
              withTracking={platforms.some((one) => textOf(one) !== finalText(post, one))}
            />
          </div>
          <section className="composer-section" aria-label={t`Images and videos`}>
            <h3>
              <Trans>Images and videos</Trans>
            </h3>
            {files}
          </section>
          <LinkSwitch
            tracking={tracking}
            textOf={(one) => finalText(post, one)}
            platforms={platforms}
            onChange={onTrack}
          />
          <FirstComment post={post} platforms={platforms} goesOut={goesOut} onChange={onChange} />
          <NetworkOptions post={post} platforms={platforms} onChange={onChange} />
          <AltTexts
            media={media}
            most={altTextLimit(goesTo.map((platform) => ({ platform, ...goesOut(platform) })))}
            suggestion={source?.mediaCaption.trim() ?? ''}
            onDescribe={onDescribe}
          />
          {sections}
        </div>
        <Preview
          textOf={textOf}
          commentOf={(platform) => commentFor(post, platform)}
          coverOf={(platform) => coverOf(platform, optionsFor(post, platform))}
          shown={platforms.find((one) => one === viewedNetwork) ?? platforms[0]}
          onShow={setViewedNetwork}
          platforms={platforms}
          accountsOf={accountsOf}
          when={when}
          media={media}
          onAltText={(id) => altTextField(id)?.focus()}
        />
      </div>
    </Dialog>
  );
}

/** Opens the editor on the text; a user who comes back from a later dialog finds it as it was left. */
function useTab(open: boolean, returning: boolean): [string, (tab: string) => void] {
  const [tab, setTab] = useState(TEXT);
  const [was, setWas] = useState(open);
  if (was !== open) {
    setWas(open);
    if (open && !returning) setTab(TEXT);
  }
  return [tab, setTab];
}

const TEXT = 'edit';
const NEXT = 'composer-next';

/** The networks that are connected; all of them as long as none is. */
function listShownNetworks(connections: readonly NetworkConnection[]): readonly PlatformName[] {
  const connected = PLATFORM_NAMES.filter((name) =>
    connections.some((one) => one.platform === name && one.connected),
  );
  return connected.length > 0 ? connected : PLATFORM_NAMES;
}
