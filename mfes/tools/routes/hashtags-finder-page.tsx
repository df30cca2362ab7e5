import { searchHashtags } from '@carillon/contracts/http/ai/search-hashtags.ts';
import { asInvalidReply, isText, isTexts, useStored } from '@carillon/sdk/index.ts';
import { LoadingState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  FAILED,
  type HashtagResult,
  isFound,
  useFindHashtags,
} from '../features/hashtags/api/use-find-hashtags.ts';
import { FinderForm } from '../features/hashtags/components/finder-form.tsx';
import { FoundHashtags } from '../features/hashtags/components/found-hashtags.tsx';
import { NoHashtags } from '../features/hashtags/components/no-hashtags.tsx';
import { SaveGroup } from '../features/hashtags/components/save-group.tsx';
import { SelectedHashtags } from '../features/hashtags/components/selected-hashtags.tsx';
import { ToolError } from '../lib/tool-error.tsx';
import { ToolPage, type ToolProps } from '../lib/tool-page.tsx';
import { UseInPost } from '../lib/use-in-post.tsx';

/** From a topic or a text to hashtags for a post. */
export const HashtagsFinderPage = (): ReactNode => (
  <ToolPage
    title={t`Hashtag Finder`}
    line={t`Find hashtags for a topic or text, and add them to a post.`}
    operation={searchHashtags}
    tool={HashtagFinder}
  />
);

function HashtagFinder({ storage }: ToolProps): ReactNode {
  const [input, setInput] = useStored(storage, 'tool:hashtags', '', isText);
  const [selected, setSelected] = useStored<string[]>(storage, 'tool:hashtags:selected', [], isTexts);
  const [hashtagResult, setHashtagResult] = useStored<HashtagResult | null>(
    storage,
    'tool:hashtags:found',
    null,
    isFound,
  );
  const [arrived, setArrived] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const finding = useFindHashtags((result) => {
    setHashtagResult(result);
    setArrived((last) => last + 1);
  });
  useEffect(() => {
    if (arrived > 0) heading.current?.focus();
  }, [arrived]);
  const topic = hashtagResult?.finding.text ?? input.trim();
  const analyzed = hashtagResult?.finding.kind === 'analyze' ? topic : '';
  return (
    <>
      <FinderForm
        input={input}
        busy={finding.busy}
        onInput={setInput}
        onFind={(query) => void finding.run(query)}
        onCancel={finding.cancel}
      />
      {finding.error && asInvalidReply(finding.error) && <NoHashtags />}
      {finding.error && finding.input && !asInvalidReply(finding.error) && (
        <ToolError
          title={FAILED[finding.input.kind]}
          error={finding.error}
          onRetry={() => finding.input && void finding.run(finding.input)}
        />
      )}
      {finding.busy && <LoadingState rows={4} />}
      <div className="tools-beside">
        {hashtagResult && !finding.busy && !(finding.error && hashtagResult.hashtags.length === 0) && (
          <FoundHashtags found={hashtagResult} selected={selected} heading={heading} onSelect={setSelected} />
        )}
        {(hashtagResult !== null || selected.length > 0) && (
          <SelectedHashtags
            selected={selected}
            onSelect={setSelected}
            action={
              <>
                <SaveGroup hashtags={selected} />
                <UseInPost topic={topic} text={analyzed} hashtags={selected} />
              </>
            }
          />
        )}
      </div>
    </>
  );
}
