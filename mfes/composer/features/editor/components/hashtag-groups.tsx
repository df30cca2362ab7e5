import { hasHashtag } from '@carillon/contracts/domain/hashtags.ts';
import type { HashtagGroup } from '@carillon/contracts/http/posts/hashtag-group.ts';
import { errorText, HashtagGroupDialog, listText, useOnlineAgain } from '@carillon/sdk/index.ts';
import { Button, ErrorState, PlusIcon } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type EditedPost, withHashtag } from '../../../lib/edited-post.ts';
import { useHashtagGroups, useRefreshHashtagGroups } from '../api/use-hashtag-groups.ts';
import { GroupsDialog } from './groups-dialog.tsx';

export interface HashtagGroupsProps {
  readonly post: EditedPost;
  onChange(post: EditedPost): void;
}

/** Hashtags that the workspace uses together: inserted all at once, and created from the selected ones. */
export function HashtagGroups({ post, onChange }: HashtagGroupsProps): ReactNode {
  const { data: groups, error, refetch } = useHashtagGroups();
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const [note, setNote] = useState('');
  const refresh = useRefreshHashtagGroups();
  const retry = (): void => void refetch();
  useOnlineAgain(error !== null && !groups, retry);
  const close = (): void => setOpen(null);
  const add = (group: HashtagGroup): void => {
    setNote(noteOn(group, post.hashtags));
    onChange(group.hashtags.reduce(withHashtag, post));
  };
  return (
    <>
      <div className="composer-row">
        <h3>
          <Trans>Hashtag groups</Trans>
        </h3>
        <div className="composer-templates">
          <Button
            size="small"
            type="text"
            disabled={post.hashtags.length === 0}
            onClick={() => setOpen('save')}
          >
            <Trans>Save as group</Trans>
          </Button>
          {groups && groups.length > 0 && (
            <Button size="small" type="text" onClick={() => setOpen('manage')}>
              <Trans>Manage groups</Trans>
            </Button>
          )}
        </div>
      </div>
      {!groups && error && (
        <ErrorState title={t`Couldn’t load your hashtag groups.`} onRetry={retry}>
          {errorText(error)} <Trans>They’re safe on the server.</Trans>
        </ErrorState>
      )}
      {groups?.length === 0 && (
        <p className="muted">
          <Trans>None yet. Choose hashtags that you use together, and save them as a group.</Trans>
        </p>
      )}
      {groups && groups.length > 0 && (
        <ul className="composer-chips" aria-label={t`Hashtag groups`}>
          {groups.map((group) => (
            <li key={group.id}>
              <button
                type="button"
                title={group.hashtags.map((tag) => `#${tag}`).join(' ')}
                onClick={() => add(group)}
              >
                <PlusIcon size={14} /> {group.name} <span className="muted">{group.hashtags.length}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="composer-help composer-note">
        {note}
      </p>
      {open === 'save' && (
        <HashtagGroupDialog
          group={null}
          hashtags={post.hashtags}
          onFailed={() => void refresh()}
          onSaved={async ({ name }) => {
            await refresh();
            close();
            setNote(t`Saved as “${name}”.`);
          }}
          onClose={close}
        />
      )}
      {open === 'manage' && groups && <GroupsDialog groups={groups} onClose={close} />}
    </>
  );
}

function noteOn({ name, hashtags }: HashtagGroup, tags: readonly string[]): string {
  const presentTags = hashtags.filter((tag) => hasHashtag(tags, tag));
  const added = hashtags.length - presentTags.length;
  const note =
    added === 0
      ? t`No hashtags added from “${name}”.`
      : plural(added, {
          one: `# hashtag added from “${name}”.`,
          other: `# hashtags added from “${name}”.`,
        });
  return [note, ...alreadyText(presentTags)].join(' ');
}

function alreadyText(tags: readonly string[]): string[] {
  const count = tags.length;
  if (count === 0) return [];
  return [
    count > 3
      ? plural(count, { one: '# was already selected.', other: '# were already selected.' })
      : t`Already selected: ${{ hashtags: listText(tags.map((tag) => `#${tag}`)) }}.`,
  ];
}
