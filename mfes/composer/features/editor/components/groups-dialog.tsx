import type { HashtagGroup } from '@carillon/contracts/http/posts/hashtag-group.ts';
import { DeleteQuestion, Dialog, HashtagGroupDialog } from '@carillon/sdk/index.ts';
import { Button, EmptyState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { quote } from '../../../lib/quote.ts';
import { useDeleteHashtagGroup, useRefreshHashtagGroups } from '../api/use-hashtag-groups.ts';

interface GroupsDialogProps {
  readonly groups: readonly HashtagGroup[];
  onClose(): void;
}

/** The workspace's hashtag groups, to be changed and deleted. */
export function GroupsDialog({ groups, onClose }: GroupsDialogProps): ReactNode {
  const [ask, setAsk] = useState<{ what: 'edit' | 'delete'; group: HashtagGroup } | null>(null);
  const refresh = useRefreshHashtagGroups();
  const out = useRef<HTMLButtonElement>(null);
  const deletion = useDeleteHashtagGroup();
  const done = (): void => setAsk(null);
  const remove = async (id: string): Promise<void> => {
    if ((await deletion.run(id)) !== null) done();
  };
  return (
    <Dialog
      title={t`Hashtag groups`}
      width={640}
      first={out}
      onClose={onClose}
      actions={
        <Button ref={out} onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {groups.length === 0 && (
        <EmptyState title={t`No groups yet`}>
          <Trans>Choose hashtags that you use together, and save them as a group.</Trans>
        </EmptyState>
      )}
      <ul className="composer-drafts composer-groups">
        {groups.map((group) => (
          <li key={group.id}>
            <div>
              <h3 dir="auto">{group.name}</h3>
              <p className="composer-tags">{group.hashtags.map((tag) => `#${tag}`).join(' ')}</p>
            </div>
            <div className="composer-templates">
              {(['edit', 'delete'] as const).map((what) => (
                <Button key={what} size="small" type="text" onClick={() => setAsk({ what, group })}>
                  {what === 'edit' ? t`Edit` : t`Delete`}
                  <span className="visually-hidden"> {quote(group.name)}</span>
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {ask?.what === 'edit' && (
        <HashtagGroupDialog
          group={ask.group}
          hashtags={[]}
          onFailed={() => void refresh()}
          onSaved={async () => {
            await refresh();
            done();
          }}
          onClose={done}
        />
      )}
      {ask?.what === 'delete' && (
        <DeleteQuestion
          noun="hashtag group"
          name={ask.group.name}
          busy={deletion.busy}
          error={deletion.error}
          home={() => out.current}
          onClose={done}
          onConfirm={() => void remove(ask.group.id)}
        />
      )}
    </Dialog>
  );
}
