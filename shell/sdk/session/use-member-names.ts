import { t } from '@lingui/core/macro';
import { useSession } from '../providers/shell-context.tsx';
import { useMembers } from './use-members.ts';

/** Names of members, loaded when first needed. Former members are "A member". */
export function useMemberNames(isEnabled: boolean): (id: string) => string {
  const { data } = useMembers(isEnabled);
  return (id) => data?.find((member) => member.id === id)?.name ?? t`A member`;
}

/**
 * Returns a function that names an author, such as "By Bob", once there is something to name. It returns null in a
 * workspace of one, where nobody else can have written it, and until the name is known.
 */
export function useAuthors(isEnabled: boolean): (id: string | null) => string | null {
  const { data: members } = useMembers(isEnabled);
  const { user } = useSession();
  return (id) => {
    if (!members || !id) return null;
    if (id === user?.id) return members.length > 1 ? t`By you` : null;
    const name = members.find((member) => member.id === id)?.name;
    return name ? t`By ${name}` : t`By a former member`;
  };
}
