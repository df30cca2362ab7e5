import { useLocation } from '@carillon/sdk/index.ts';
import { useState } from 'react';

/** What led here: "Generate Now" on the front page, or nothing in particular. */
export function useCameFrom(): 'generate' | null {
  const { search } = useLocation();
  const [from] = useState(() => new URLSearchParams(search).get('from'));
  return from === 'generate' ? from : null;
}
