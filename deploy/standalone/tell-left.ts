import type { Resealed } from '@carillon/identity/connections/reseal-all.ts';

type RemainingCounts = Pick<Resealed, 'unreadable' | 'changed'>;

const CHANGED = 'were changed meanwhile, by something else that uses the store, and left as they are';
const WHOSE = 'The log has whose they are.';

/** Returns messages about links that a rotation did not put under the new key. */
export function afterRotation({ unreadable, changed }: RemainingCounts): string[] {
  return [
    ...(unreadable > 0
      ? [
          `${links(unreadable)} can not be opened by any key that is here. ` +
            `Give their key back in VAULT_READ_KEYS, or have their accounts linked again. ${WHOSE}`,
        ]
      : []),
    ...(changed > 0
      ? [`${links(changed)} ${CHANGED}. The next start of Carillon seals their tokens anew.`]
      : []),
  ];
}

/** And of those that keep old keys from being forgotten, or that no old key helps. */
export function beforeRetiring({ unreadable, changed }: RemainingCounts): string[] {
  return [
    ...(unreadable > 0
      ? [
          `${links(unreadable)} could not be opened by any key that is here. ` +
            `Their owners are asked to connect them again. ${WHOSE}`,
        ]
      : []),
    ...(changed > 0
      ? [`${links(changed)} ${CHANGED}. Nothing was forgotten. Stop what uses the store, and try again.`]
      : []),
  ];
}

const links = (count: number): string => (count === 1 ? '1 link' : `${count} links`);
