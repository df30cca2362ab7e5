import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { actOnComment } from '@carillon/contracts/http/analytics/act-on-comment.ts';
import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { useMay } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useActOnComment } from '../api/use-act-on-comment.ts';

/** Offers the actions on a comment that its network allows, besides replying. */
export function NetworkActions({ comment }: { comment: InboxComment }): ReactNode {
  const { id, platform, can_like, can_hide, liked, hidden } = comment;
  const { run, busy } = useActOnComment(id);
  const network = labelOf(platform);
  if (!useMay(actOnComment)) return null;
  return (
    <>
      {can_like && (
        <Button
          size="small"
          type="text"
          disabled={busy}
          onClick={() => void run({ action: 'like', on: !liked })}
        >
          {liked ? t`Unlike` : t`Like`}
        </Button>
      )}
      {can_hide && (
        <Button
          size="small"
          type="text"
          disabled={busy}
          title={
            hidden
              ? t`Shows the comment to everyone on ${network} again`
              : t`Hides the comment from others on ${network}`
          }
          onClick={() => void run({ action: 'hide', on: !hidden })}
        >
          {hidden ? t`Unhide` : t`Hide`}
        </Button>
      )}
    </>
  );
}
