import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WRITING_TIPS } from '../model/examples.ts';

export const WritingTips = (): ReactNode => (
  <section className="panel tools-stack" aria-labelledby="tips">
    <h2 id="tips">
      <Trans>Writing Tips</Trans>
    </h2>
    <ol className="tools-tips">
      {WRITING_TIPS.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ol>
  </section>
);
