import { hasHashtag } from '@carillon/contracts/domain/hashtags.ts';
import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import { shortCount } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { type ReactNode, useId } from 'react';
import { exactCount, UNITS } from '../model/counts.ts';

interface HashtagGroupProps {
  readonly title: string;
  readonly found: readonly FoundHashtag[];
  readonly selected: readonly string[];
  onToggle(hashtag: string): void;
  onSelectAll(): void;
}

/** Hashtags to select, each with how often it is used. */
export function HashtagGroup({
  title,
  found,
  selected,
  onToggle,
  onSelectAll,
}: HashtagGroupProps): ReactNode {
  const id = useId();
  const rest = found.filter(({ hashtag }) => !hasHashtag(selected, hashtag));
  return (
    <section className="tools-group" aria-labelledby={id}>
      <div className="tools-row">
        <h2 id={id}>{title}</h2>
        <Button size="small" type="text" disabled={rest.length === 0} onClick={onSelectAll}>
          Select all<span className="visually-hidden"> of {title}</span>
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
              #{one.hashtag} <Count found={one} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Count = ({ found: { count, counted } }: { found: FoundHashtag }): ReactNode => (
  <span className="tools-count tabular">
    {count === null || counted === null ? '–' : `${shortCount(count)} ${UNITS[counted]}`}
  </span>
);
