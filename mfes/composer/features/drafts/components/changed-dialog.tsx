import { PLATFORM_NAMES, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { DraftContent, DraftView } from '@carillon/contracts/http/posts/draft.ts';
import { Dialog, shortTime, useAccountZone } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ChangedDialogProps {
  readonly mine: DraftContent;
  /** Null when it was deleted. */
  readonly theirs: DraftView | null;
  onKeepMine(): void;
  onKeepTheirs(): void;
  /** Mine as a draft of its own. */
  onKeepBoth(): void;
}

/**
 * The same draft was changed in two places: both versions are shown, and neither is dropped until its writer says so.
 */
export function ChangedDialog(props: ChangedDialogProps): ReactNode {
  const { mine, theirs, onKeepMine, onKeepTheirs, onKeepBoth } = props;
  const zone = useAccountZone();
  if (!theirs)
    return (
      <Choice
        title={t`This draft was deleted elsewhere`}
        actions={
          <>
            <Button onClick={onKeepTheirs}>
              <Trans>Discard it here too</Trans>
            </Button>
            <Button type="primary" onClick={onKeepBoth}>
              <Trans>Keep as a new draft</Trans>
            </Button>
          </>
        }
      >
        <p data-first tabIndex={-1}>
          <Trans>It was deleted in another tab or on another device. This is your version:</Trans>
        </p>
        <Version name={t`Your version`} content={mine} />
      </Choice>
    );
  return (
    <Choice
      title={t`This draft was changed elsewhere`}
      actions={
        <>
          <Button onClick={onKeepTheirs}>
            <Trans>Use the other version</Trans>
          </Button>
          <Button onClick={onKeepBoth}>
            <Trans>Keep both</Trans>
          </Button>
          <Button type="primary" onClick={onKeepMine}>
            <Trans>Use this version</Trans>
          </Button>
        </>
      }
    >
      <p data-first tabIndex={-1}>
        <Trans>
          It was changed in another tab or on another device. Choose the version to continue with.
        </Trans>
      </p>
      <div className="composer-versions">
        <Version name={t`This version`} content={mine} />
        <Version
          name={t`The other version, saved ${{ when: shortTime(new Date(theirs.updated_at), zone, new Date()) }}`}
          content={theirs}
        />
      </div>
    </Choice>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** Closed by an answer only. It comes while somebody types, so that no button has the focus at first. */
const Choice = ({ title, actions, children }: ChoiceProps): ReactNode => (
  <Dialog closable={false} onClose={() => undefined} title={title} width={720} actions={actions}>
    {children}
  </Dialog>
);

function Version({ name, content }: { name: string; content: DraftContent }): ReactNode {
  const { topic, post, media_ids } = content;
  const files = media_ids.length;
  return (
    <section className="composer-version" aria-label={name}>
      <h3>{name}</h3>
      <p className="composer-content">
        {post?.text || topic || (
          <span className="muted">
            <Trans>No text</Trans>
          </span>
        )}
      </p>
      {post &&
        PLATFORM_NAMES.map((network) => {
          const text = post.versions[network];
          const { label } = PLATFORMS[network];
          return (
            text !== undefined && (
              <div key={network}>
                <h4>
                  <Trans>{label} only</Trans>
                </h4>
                <p className="composer-content">
                  {text || (
                    <span className="muted">
                      <Trans>No text</Trans>
                    </span>
                  )}
                </p>
              </div>
            )
          );
        })}
      {post && post.hashtags.length > 0 && (
        <p className="composer-tags">{post.hashtags.map((tag) => `#${tag}`).join(' ')}</p>
      )}
      {post && topic && topic !== post.text && (
        <p className="muted">
          <Trans>Topic: {topic}</Trans>
        </p>
      )}
      {files > 0 && <p className="muted">{plural(files, { one: '# file', other: '# files' })}</p>}
    </section>
  );
}
