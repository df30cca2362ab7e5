import type { BusinessPlan } from '@carillon/contracts/http/ai/business-plan.ts';
import { fullTime, saveText, shortTime, useAccountZone, useNow, writerText } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { Markdown } from '@carillon/ui/markdown/markdown.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Tabs } from '../../../lib/tabs.tsx';
import { useCopy } from '../../../lib/use-copy.ts';
import { fileNameOf } from '../model/file-name.ts';
import { platformText } from '../model/plan-form.ts';
import { sectionsOf } from '../model/sections.ts';

type View = 'complete' | 'sections';

/** A plan, whole or by its sections, to be taken along. */
export function PlanView({ plan, onClose }: { plan: BusinessPlan; onClose(): void }): ReactNode {
  const [view, setView] = useState<View>('complete');
  const sections = useMemo(() => sectionsOf(plan.strategy), [plan.strategy]);
  const copy = useCopy(t`Content copied to clipboard!`, t`Failed to copy to clipboard`);
  return (
    <article className="panel tools-stack tools-plan">
      <PlanHead plan={plan} />
      <div className="tools-actions tools-screen">
        <Button onClick={() => void copy(plan.strategy)}>
          <Trans>Copy</Trans>
        </Button>
        <Button onClick={() => globalThis.print()}>
          <Trans>Print</Trans>
        </Button>
        <Button
          onClick={() => saveText(fileNameOf(plan.request.business_type), plan.strategy, 'text/markdown')}
        >
          <Trans>Download as Markdown</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      <Tabs<View>
        label={t({ message: 'Views', context: 'of a plan' })}
        tabs={[
          { key: 'complete', label: t`Complete Plan` },
          { key: 'sections', label: t`View By Sections` },
        ]}
        active={view}
        onChange={setView}
      >
        {/* On paper it is always this one. */}
        <div className="tools-complete" hidden={view !== 'complete'}>
          <Markdown text={plan.strategy} />
        </div>
        {view === 'sections' && (
          <div className="tools-sections tools-screen">
            {sections.map(({ title, text }, at) => (
              <details key={`${title} ${text}`} open={at === 0}>
                <summary>{title}</summary>
                <Markdown text={text} />
              </details>
            ))}
          </div>
        )}
      </Tabs>
    </article>
  );
}

function PlanHead({ plan: { request, created_at, writer } }: { plan: BusinessPlan }): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const createdAt = new Date(created_at);
  const business = request.business_type;
  return (
    <header>
      <h2 ref={heading} tabIndex={-1} className="tools-result-title">
        <Trans>Business plan: {business}</Trans>
      </h2>
      <p className="muted">
        {platformText(request.platform)} ·{' '}
        <time dateTime={created_at} title={fullTime(createdAt, zone)}>
          {shortTime(createdAt, zone, now)}
        </time>
      </p>
      <p className="muted">{writerText(writer)}</p>
    </header>
  );
}
