import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import { spellZone } from '@carillon/contracts/domain/zones/zone-rules.ts';
import { text } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: { readonly users: Pick<UserStore, 'changeTimezone'> };
}

/**
 * New schedules are meant in that zone from now on. Returns its name as it is stored.
 * @throws AppError `validation_failed`; `not_authenticated` when the user is gone
 */
export async function changeTimeZone({ stores }: Deps, userId: string, timezone: string): Promise<string> {
  if (!isZone(timezone))
    throw invalid({
      timezone: [
        text`“${{ name: timezone.slice(0, 64) }}” isn’t a time zone. Use one such as Europe/Berlin.`,
      ],
    });
  const spelled = spellZone(timezone);
  if (!(await stores.users.changeTimezone(userId, spelled))) throw new AppError('not_authenticated');
  return spelled;
}
