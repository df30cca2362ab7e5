import { hasHashtag } from '@carillon/contracts/domain/hashtags.ts';
import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { countText, exactCount } from '../model/counts.ts';

interface HashtagGroupProps {
  readonly title: string;
  readonly found: readonly FoundHashtag[];
  readonly selected: readonly string[];
  onToggle(hashtag: string): void;
  onSelectAll(): void;
}

/** Hashtags to select, each with how often it is used where that is known. */
export function HashtagGroup({
  title,
  found,
  selected,
  onToggle,
  onSelectAll,
}: HashtagGroupProps): ReactNode {
  const id = useId();
  const isDone = found.every(({ hashtag }) => hasHashtag(selected, hashtag));
  return (
    <section className="tools-group" aria-labelledby={id}>
      <div className="tools-row">
        <h2 id={id}>{title}</h2>
        {/* Disabled, it would lose the focus that it has. */}
        <Button size="small" type="text" aria-disabled={isDone} onClick={() => !isDone && onSelectAll()}>
          <Trans>
            Select all<span className="visually-hidden"> of {title}</span>
          </Trans>
        </Button>
      </div>
      <ul className="tools-chips">
        {found.map((one) => (
          <li key={one.hashtag}>
            <button
              type="button"
              className="tools-chip"
              aria-pressed={hasHashtag(selected, one.hashtag)}
              title={exactCount(one)}
              onClick={() => onToggle(one.hashtag)}
            >
              #{one.hashtag}
              {countText(one) !== '' && <span className="tools-count tabular"> {countText(one)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
