import type { ReactNode } from 'react';

interface SkeletonProps {
  readonly active?: boolean;
  readonly title?: boolean;
  readonly paragraph: { readonly rows: number };
}

/** The shape of what is on its way. */
export const Skeleton = ({ active, title = true, paragraph: { rows } }: SkeletonProps): ReactNode => (
  <div className={active ? 'ant-skeleton ant-skeleton-active' : 'ant-skeleton'} aria-hidden="true">
    {title && <div className="ant-skeleton-title" />}
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <div key={row} className="ant-skeleton-row" />
    ))}
  </div>
);
