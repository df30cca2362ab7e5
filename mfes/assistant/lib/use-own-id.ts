import { useState } from 'react';

/** The id of the conversation that is open: the address' or, while that has none, one for the conversation that begins. */
export function useOwnId(inAddress: string | null): string {
  const [ownId, setOwnId] = useState(() => ({ id: crypto.randomUUID() as string, used: false }));
  if (inAddress !== null && inAddress === ownId.id && !ownId.used) setOwnId({ ...ownId, used: true });
  if (inAddress !== null) return inAddress;
  if (!ownId.used) return ownId.id;
  const next = { id: crypto.randomUUID(), used: false };
  setOwnId(next);
  return next.id;
}
