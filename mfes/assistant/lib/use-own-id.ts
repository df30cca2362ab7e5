import { useState } from 'react';

/** The id of the conversation that is open: the address' or, while that has none, one for the conversation that begins. */
export function useOwnId(inAddress: string | null): string {
  const [own, setOwn] = useState(() => ({ id: crypto.randomUUID() as string, used: false }));
  if (inAddress !== null && inAddress === own.id && !own.used) setOwn({ ...own, used: true });
  if (inAddress !== null) return inAddress;
  if (!own.used) return own.id;
  const next = { id: crypto.randomUUID(), used: false };
  setOwn(next);
  return next.id;
}
