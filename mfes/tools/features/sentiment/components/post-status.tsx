import { StatusTag } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

const KNOWN: readonly string[] = ['published', 'pending', 'scheduled', 'failed', 'draft'];

/** Where a post stands; what is none of the five usual words is told in grey. */
export function PostStatus({ status }: { status: string }): ReactNode {
  if (KNOWN.includes(status)) return <StatusTag status={status} />;
  return <span className="status-tag muted">{`${status.charAt(0).toUpperCase()}${status.slice(1)}`}</span>;
}
