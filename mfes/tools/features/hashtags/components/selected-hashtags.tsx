import { NETWORKS } from '@carillon/contracts/networks/networks.ts';
import { Button, CloseIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useCopy } from '../../../lib/use-copy.ts';

interface SelectedHashtagsProps {
  readonly selected: readonly string[];
  /** The action on them, besides copying. */
  readonly action: ReactNode;
  onSelect(selected: string[]): void;
}

/** The network that takes the fewest hashtags in one post. */
const [STRICTEST] = NETWORKS.flatMap(({ label, limits: { hashtags } }) =>
  hashtags === null ? [] : [{ label, most: hashtags }],
).sort((a, b) => a.most - b.most);

/** The hashtags that were chosen, from any number of searches. */
export function SelectedHashtags({ selected, action, onSelect }: SelectedHashtagsProps): ReactNode {
  const copy = useCopy(t`Hashtags copied to clipboard!`, t`Failed to copy hashtags`);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The focused element is gone. */
  const keep = (hashtags: string[]): void => {
    onSelect(hashtags);
    heading.current?.focus();
  };
  const count = selected.length;
  const none = count === 0;
  return (
    <section className="panel tools-stack tools-selected" aria-labelledby="selected">
      <div className="tools-row">
        <h2 id="selected" ref={heading} tabIndex={-1}>
          <Trans>
            Selected Hashtags <span className="muted tabular">{count}</span>
          </Trans>
        </h2>
        <Button size="small" type="text" disabled={none} onClick={() => keep([])}>
          <Trans>Clear All</Trans>
        </Button>
      </div>
      {none ? (
        <p className="muted">
          <Trans>Select hashtags to copy them or start a post.</Trans>
        </p>
      ) : (
        <ul className="tools-chips" aria-label={t`Selected hashtags`}>
          {selected.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className="tools-chip"
                aria-label={t`Remove #${tag}`}
                onClick={() => keep(selected.filter((one) => one !== tag))}
              >
                #{tag} <CloseIcon size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {STRICTEST && count > STRICTEST.most && (
        <p role="status" className="tools-amber">
          {tooManyText(STRICTEST, count - STRICTEST.most)}
        </p>
      )}
      {!none && (
        <div className="tools-actions">
          <Button onClick={() => void copy(selected.map((tag) => `#${tag}`).join(' '))}>
            <Trans>Copy</Trans>
          </Button>
          {action}
        </div>
      )}
    </section>
  );
}

const tooManyText = ({ label, most }: NonNullable<typeof STRICTEST>, extra: number): string =>
  t`${label} allows ${most} hashtags in one post: ${extra} too many.`;
