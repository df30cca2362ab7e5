import { type Day, useSearchParams, useShell, useUserStorage } from '@carillon/sdk/index.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Address, readAddress, writeAddress } from '../model/address.ts';
import { keepLeftOff, readLeftOff } from '../model/left-off.ts';

/**
 * Stores the view in the address; `replace` for text that is still being typed. Where the address names no view, the one
 * that the user left today to write a post applies.
 */
export function useAddress(today: Day): {
  readonly address: Address;
  change(part: Partial<Address>, options?: { replace?: boolean }): void;
} {
  const [params, setParams] = useSearchParams();
  const shell = useShell();
  const storage = useUserStorage();
  const [leftOff, setLeftOff] = useState(() => storage && readLeftOff(storage, today));
  const key = params.toString();
  const address = useMemo(() => {
    const read = readAddress(new URLSearchParams(key));
    return { ...read, view: read.view ?? leftOff?.view ?? null, day: read.day ?? leftOff?.day ?? null };
  }, [key, leftOff]);
  const latest = useRef({ address, today });
  latest.current = { address, today };
  useEffect(
    () => () => {
      const { address: last, today: on } = latest.current;
      if (storage) keepLeftOff(storage, last, on, shell.location.get().pathname);
    },
    [shell, storage],
  );
  const change = useCallback(
    (part: Partial<Address>, options?: { replace?: boolean }) => {
      setLeftOff(null);
      setParams(
        (now) => writeAddress({ ...readAddress(now), ...placeOf(latest.current.address), ...part }),
        options,
      );
    },
    [setParams],
  );
  return { address, change };
}

const placeOf = ({ view, day }: Address): Pick<Address, 'view' | 'day'> => ({ view, day });
