import type { ReactNode } from 'react';

interface ProgressProps {
  readonly percent: number;
  readonly 'aria-label': string;
}

/** How much of something is done, as a bar and in figures. */
export const Progress = ({ percent, ...rest }: ProgressProps): ReactNode => (
  <div
    {...rest}
    className="ant-progress"
    role="progressbar"
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <span className="ant-progress-rail">
      <span style={{ width: `${percent}%` }} />
    </span>
    <span className="tabular">{percent}%</span>
  </div>
);
