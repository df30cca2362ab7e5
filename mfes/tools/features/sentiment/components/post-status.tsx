import { StatusTag } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

const KNOWN: readonly string[] = ['published', 'pending', 'scheduled', 'failed', 'draft'];

/** A post's state; a word other than the five usual ones is shown in grey. */
export function PostStatus({ status }: { status: string }): ReactNode {
  if (KNOWN.includes(status)) return <StatusTag status={status} />;
  return <span className="status-tag muted">{`${status.charAt(0).toUpperCase()}${status.slice(1)}`}</span>;
}
