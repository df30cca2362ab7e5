import { isKey } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';

interface MoreMenuProps {
  /** Null where the user may not write drafts, or has a button for them. */
  readonly onDrafts: (() => void) | null;
  /** Null where the user may not subscribe. */
  readonly onSubscribe: (() => void) | null;
}

/** Holds rarely used actions behind one button. It closes once the focus leaves it. */
export function MoreMenu({ onDrafts, onSubscribe }: MoreMenuProps): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => menu.current?.removeAttribute('open');
  const closeAfter = (run: () => void) => (): void => {
    close();
    run();
  };
  return (
    <details
      ref={menu}
      className="planner-menu"
      onBlur={({ relatedTarget }) => !menu.current?.contains(relatedTarget) && close()}
      onKeyDown={(event) => {
        if (!isKey(event, 'Escape')) return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className="ant-btn ant-btn-default">
        <Trans>More</Trans>
      </summary>
      <div>
        {onDrafts && (
          <Button type="text" onClick={closeAfter(onDrafts)}>
            <Trans>Drafts</Trans>
          </Button>
        )}
        <Button type="text" href="/schedule-post/queue">
          <Trans>Queue</Trans>
        </Button>
        <Button type="text" href="/schedule-post/links">
          <Trans>Link tracking</Trans>
        </Button>
        {onSubscribe && (
          <Button type="text" onClick={closeAfter(onSubscribe)}>
            <Trans>Subscribe</Trans>
          </Button>
        )}
      </div>
    </details>
  );
}
