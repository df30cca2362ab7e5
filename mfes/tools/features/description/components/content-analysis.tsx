import type { DescriptionAnalysis } from '@carillon/contracts/http/ai/generate-description.ts';
import type { ReactNode } from 'react';

/** What the description is made of. */
export function ContentAnalysis({ analysis }: { analysis: DescriptionAnalysis }): ReactNode {
  const { purpose, common_phrases, emoji_usage, structure_patterns } = analysis;
  const emoji = Object.entries(emoji_usage);
  const patterns = Object.entries(structure_patterns).toSorted(([, a], [, b]) => b - a);
  return (
    <section className="panel tools-stack" aria-labelledby="analysis">
      <div>
        <h2 id="analysis">Content Analysis</h2>
        <p className="muted">Of the original text for all networks.</p>
      </div>
      <Part title="Purpose">
        <p>{purpose}</p>
      </Part>
      {common_phrases.length > 0 && (
        <Part title="Common phrases">
          <ul className="tools-plain">
            {common_phrases.map((phrase) => (
              <li key={phrase}>{phrase}</li>
            ))}
          </ul>
        </Part>
      )}
      {emoji.length > 0 && (
        <Part title="Recommended emojis">
          <ul className="tools-chips">
            {emoji.map(([sign, count]) => (
              <li key={sign} className="tools-emoji">
                {sign}{' '}
                <span className="muted tabular">{count === 0 ? 'would fit' : `${count} in the text`}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {patterns.length > 0 && (
        <Part title="Structure">
          <ul className="tools-bars">
            {patterns.map(([name, percent]) => (
              <li key={name}>
                <span>{name}</span>
                <span className="tabular">{Math.round(percent)}%</span>
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
