import type { Failure } from '@carillon/contracts/failure.ts';
import { serviceText } from '../text/service-text.ts';

/** Returns a failure with its sentences in the page's language. Those without a translation stay English. */
export function translateFailure(failure: Failure): Failure {
  const translate = (english: string): string => serviceText(english, failure.texts?.[english]);
  const errors = Object.entries(failure.errors ?? {}).map(([field, all]) => [field, all.map(translate)]);
  return {
    ...failure,
    message: translate(failure.message),
    ...(failure.errors && { errors: Object.fromEntries(errors) as Failure['errors'] }),
  };
}
