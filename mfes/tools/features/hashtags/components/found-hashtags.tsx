import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { addHashtag, hasHashtag } from '@carillon/contracts/domain/hashtags.ts';
import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import { writerText } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useMemo } from 'react';
import type { HashtagResult } from '../api/use-find-hashtags.ts';
import { groupsOf } from '../model/finding.ts';
import { CountLegend } from './count-legend.tsx';
import { HashtagGroup } from './hashtag-group.tsx';
import { NoHashtags } from './no-hashtags.tsx';

interface FoundHashtagsProps {
  readonly found: HashtagResult;
  readonly selected: readonly string[];
  /** Takes the focus when they arrive. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  onSelect(selected: string[]): void;
}

/** The five with the highest counts, and the rest. */
export function FoundHashtags({ found, selected, heading, onSelect }: FoundHashtagsProps): ReactNode {
  const { hashtags, finding, writer } = found;
  const { own, popular, related } = useMemo(() => groupsOf(hashtags, finding.text), [hashtags, finding.text]);
  const count = hashtags.length;
  if (count === 0) return <NoHashtags />;
  const words = firstWords(finding.text);
  const toggle = (tag: string): void =>
    onSelect(
      hasHashtag(selected, tag)
        ? selected.filter((one) => one.toLowerCase() !== tag.toLowerCase())
        : addHashtag(selected, tag),
    );
  const group = (title: string, of: readonly FoundHashtag[]): ReactNode =>
    of.length > 0 && (
      <HashtagGroup
        title={title}
        found={of}
        selected={selected}
        onToggle={toggle}
        onSelectAll={() =>
          onSelect(of.reduce((tags, { hashtag }) => addHashtag(tags, hashtag), [...selected]))
        }
      />
    );
  return (
    <div className="panel tools-stack">
      <div>
        <h2 ref={heading} tabIndex={-1} className="tools-result-title">
          {plural(count, { one: `# hashtag for “${words}”`, other: `# hashtags for “${words}”` })}
        </h2>
        <p className="muted">{writerText(writer)}</p>
      </div>
      {own.length > 0 && (
        <p className="muted">
          <Trans>No known hashtags found. These are made from your own words.</Trans>
        </p>
      )}
      {group(t`Your words`, own)}
      {group(t`Popular Hashtags`, popular)}
      {group(t`Related Hashtags`, related)}
      <CountLegend found={hashtags} />
    </div>
  );
}
