import { hashtagsIn } from '@carillon/contracts/domain/hashtags.ts';
import { generateDescription } from '@carillon/contracts/http/ai/generate-description.ts';
import { isText, pageLocale, useStored } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FAILED, useDescribe } from '../features/description/api/use-describe.ts';
import { ContentAnalysis } from '../features/description/components/content-analysis.tsx';
import { Describing } from '../features/description/components/describing.tsx';
import { DescriptionEditor } from '../features/description/components/description-editor.tsx';
import { TopicForm } from '../features/description/components/topic-form.tsx';
import { WritingTips } from '../features/description/components/writing-tips.tsx';
import { type Description, isDescription } from '../features/description/model/description.ts';
import { ToolError } from '../lib/tool-error.tsx';
import { ToolPage, type ToolProps } from '../lib/tool-page.tsx';
import { UseInPost } from '../lib/use-in-post.tsx';

/** From a topic to a description for each network. */
export const DescriptionGeneratorPage = (): ReactNode => (
  <ToolPage
    title={t`Description Maker`}
    line={t`Describe your topic to get a description that fits each network, ready to edit.`}
    operation={generateDescription}
    tool={DescriptionMaker}
  />
);

function DescriptionMaker({ storage }: ToolProps): ReactNode {
  const [topic, setTopic] = useStored(storage, 'tool:description', '', isText);
  const [now, setNow] = useStored<Description | null>(
    storage,
    'tool:description:result',
    null,
    isDescription,
  );
  const [before, setBefore] = useState<Description | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [arrived, setArrived] = useState(0);
  const describing = useDescribe((description) => {
    setBefore(now);
    setNow(description);
    setArrived((last) => last + 1);
  });
  useEffect(() => {
    if (arrived > 0) heading.current?.focus();
  }, [arrived]);
  return (
    <>
      <TopicForm
        topic={topic}
        busy={describing.busy}
        onTopic={setTopic}
        onGenerate={(text) => void describing.run({ text: text, locale: pageLocale() })}
      />
      {describing.error && (
        <ToolError
          title={FAILED}
          error={describing.error}
          onRetry={() => describing.input && void describing.run(describing.input)}
        />
      )}
      {describing.busy && <Describing progress={describing.progress} onCancel={describing.cancel} />}
      <div className="tools-beside">
        {now && (
          <DescriptionEditor
            description={now}
            heading={heading}
            onChange={setNow}
            onBack={
              before &&
              (() => {
                setNow(before);
                setBefore(now);
              })
            }
            action={(text) => <UseInPost topic={now.topic} text={text} hashtags={hashtagsIn(text)} />}
          />
        )}
        <div className="page">
          {now && <ContentAnalysis analysis={now.analysis} />}
          <WritingTips />
        </div>
      </div>
    </>
  );
}
