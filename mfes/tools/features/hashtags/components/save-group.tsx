import { saveHashtagGroup } from '@carillon/contracts/http/posts/save-hashtag-group.ts';
import { HashtagGroupDialog, useMay, useToasts } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

/** Keeps hashtags under a name, to be put into posts in the composer. */
export function SaveGroup({ hashtags }: { hashtags: readonly string[] }): ReactNode {
  const [open, setOpen] = useState(false);
  const toasts = useToasts();
  if (!useMay(saveHashtagGroup)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Save as group</Trans>
      </Button>
      {open && (
        <HashtagGroupDialog
          group={null}
          hashtags={hashtags}
          onClose={() => setOpen(false)}
          onSaved={({ name }) => {
            setOpen(false);
            toasts.success(
              t`Hashtag group “${name}” saved. You’ll find it in the post editor, next to the hashtags.`,
            );
          }}
        />
      )}
    </>
  );
}
