import { useLocation } from '@carillon/sdk/index.ts';
import { useState } from 'react';

const GENERATE = 'from=generate';

export interface Intent {
  /** "Generate Now" on the front page led here. */
  readonly generate: boolean;
  /** Where a log-in leads. */
  readonly goal: '/create-post' | '/dashboard';
  /** The address of the other entrance page, which has to know it too. */
  keepOn(page: '/login' | '/register'): string;
}

/** What the visitor came for. It stays in the address from one entrance page to the other, so that a reload keeps it. */
export function useIntent(): Intent {
  const { search } = useLocation();
  const [generate] = useState(() => new URLSearchParams(search).get('from') === 'generate');
  return {
    generate,
    goal: generate ? '/create-post' : '/dashboard',
    keepOn: (page) => (generate ? `${page}?${GENERATE}` : page),
  };
}
