import { GROUP_LIMITS, type HashtagGroup } from '@carillon/contracts/http/posts/hashtag-group.ts';
import { saveHashtagGroup } from '@carillon/contracts/http/posts/save-hashtag-group.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useAction } from '../action/use-action.ts';
import { useApi } from '../providers/shell-context.tsx';
import { HashtagField } from './hashtag-field.tsx';
import { NamedDialog } from './named-dialog.tsx';
import { readTags, tagsText } from './read-tags.ts';

export interface HashtagGroupDialogProps {
  /** Null for a new one. */
  readonly group: HashtagGroup | null;
  /** The initial hashtags of a new group. */
  readonly hashtags: readonly string[];
  onSaved(group: HashtagGroup): void;
  /** Somebody else may have changed it meanwhile. */
  onFailed?(): void;
  onClose(): void;
}

const BOUNDS = { least: 1, most: GROUP_LIMITS.hashtags };

/** Hashtags to be put into posts together. */
export function HashtagGroupDialog(props: HashtagGroupDialogProps): ReactNode {
  const { group, hashtags, onSaved, onFailed, onClose } = props;
  const api = useApi();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(tagsText(group?.hashtags ?? hashtags));
  const [checked, setChecked] = useState(false);
  const { tags, fault } = readTags(text, BOUNDS);
  const { run, busy, error } = useAction(
    async ({ id, ...body }: { id: string; name: string; version: number }) =>
      (await api.call(saveHashtagGroup, { params: { id }, body: { ...body, hashtags: tags } })).group,
    { onDone: onSaved, onFailed },
  );
  return (
    <NamedDialog
      title={group ? t`Edit hashtag group` : t`Save as a hashtag group`}
      noun="group"
      item={group}
      changed="hashtag_group_changed"
      busy={busy}
      error={error}
      check={() => {
        setChecked(true);
        if (fault !== null) field.current?.focus();
        return fault === null;
      }}
      onSave={(values) => void run(values)}
      onClose={onClose}
    >
      <HashtagField
        ref={field}
        label={t`Hashtags`}
        help={t`Separate them with spaces. ${tags.length} of ${GROUP_LIMITS.hashtags}.`}
        value={text}
        error={checked || tags.length > GROUP_LIMITS.hashtags ? fault : null}
        onChange={setText}
      />
    </NamedDialog>
  );
}
