import type { Resealed } from '@carillon/identity/connections/reseal-all.ts';

type RemainingCounts = Pick<Resealed, 'unreadable' | 'changed'>;

const WHOSE = 'The log lists their users.';

/** Returns messages about links that a rotation did not re-encrypt. */
export function afterRotation({ unreadable, changed }: RemainingCounts): string[] {
  return [
    ...(unreadable > 0
      ? [
          `${links(unreadable)} can’t be decrypted with any available key. ` +
            `Add their key to VAULT_READ_KEYS again, or ask the users to link these accounts again. ${WHOSE}`,
        ]
      : []),
    ...(changed > 0 ? [`${changedText(changed)} Carillon re-encrypts their tokens at its next start.`] : []),
  ];
}

/** Returns messages about links that prevent the removal of old keys, or that no key decrypts. */
export function beforeRetiring({ unreadable, changed }: RemainingCounts): string[] {
  return [
    ...(unreadable > 0
      ? [
          `${links(unreadable)} couldn’t be decrypted with any available key. ` +
            `Carillon asks their owners to connect them again. ${WHOSE}`,
        ]
      : []),
    ...(changed > 0
      ? [`${changedText(changed)} No key was removed. Stop the other process, and try again.`]
      : []),
  ];
}

const links = (count: number): string => (count === 1 ? '1 link' : `${count} links`);

const changedText = (count: number): string =>
  count === 1
    ? '1 link was changed by another process that uses the store, so it stays as it is.'
    : `${count} links were changed by another process that uses the store, so they stay as they are.`;
