import type { DescriptionAnalysis } from '@carillon/contracts/http/ai/generate-description.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { percentText } from '../../../lib/percent-text.ts';
import { PATTERNS, purposeText } from '../model/analysis-text.ts';

/** The analysis of the description. */
export function ContentAnalysis({ analysis }: { analysis: DescriptionAnalysis }): ReactNode {
  const { common_phrases, emoji_usage, structure_patterns } = analysis;
  const emoji = Object.entries(emoji_usage);
  const patterns = Object.entries(structure_patterns).toSorted(([, a], [, b]) => b - a);
  return (
    <section className="panel tools-stack" aria-labelledby="analysis">
      <div>
        <h2 id="analysis">
          <Trans>Content Analysis</Trans>
        </h2>
        <p className="muted">
          <Trans>Based on the text for all networks, before your edits.</Trans>
        </p>
      </div>
      <Part title={t`Purpose`}>
        <p>{purposeText(analysis)}</p>
      </Part>
      {common_phrases.length > 0 && (
        <Part title={t`Common phrases`}>
          <ul className="tools-plain">
            {common_phrases.map((phrase) => (
              <li key={phrase}>{phrase}</li>
            ))}
          </ul>
        </Part>
      )}
      {emoji.length > 0 && (
        <Part title={t`Recommended emojis`}>
          <ul className="tools-chips">
            {emoji.map(([sign, count]) => (
              <li key={sign} className="tools-emoji">
                {sign}{' '}
                <span className="muted tabular">{count === 0 ? t`suggested` : t`${count} in the text`}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {patterns.length > 0 && (
        <Part title={t`Structure`}>
          <ul className="tools-bars">
            {patterns.map(([name, percent]) => (
              <li key={name}>
                <span>{PATTERNS[name] ?? name}</span>
                <span className="tabular">{percentText(percent)}</span>
                <span className="tools-bar" aria-hidden="true">
                  <span style={{ width: `${percent}%` }} />
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <div className="tools-group">
    <h3>{title}</h3>
    {children}
  </div>
);
