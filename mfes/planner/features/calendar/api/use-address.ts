import { useSearchParams } from '@carillon/sdk/index.ts';
import { useCallback, useMemo } from 'react';
import { type Address, readAddress, writeAddress } from '../model/address.ts';

/** What is looked at stands in the address; `replace` for what is still being typed. */
export function useAddress(): {
  readonly address: Address;
  change(part: Partial<Address>, options?: { replace?: boolean }): void;
} {
  const [params, setParams] = useSearchParams();
  const key = params.toString();
  const address = useMemo(() => readAddress(new URLSearchParams(key)), [key]);
  const change = useCallback(
    (part: Partial<Address>, options?: { replace?: boolean }) =>
      setParams((now) => writeAddress({ ...readAddress(now), ...part }), options),
    [setParams],
  );
  return { address, change };
}
