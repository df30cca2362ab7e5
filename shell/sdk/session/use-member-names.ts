import { t } from '@lingui/core/macro';
import { useSession } from '../providers/shell-context.tsx';
import { useMembers } from './use-members.ts';

interface MemberNames {
  /** "A former member" for one who has left, and "A member" as long as nobody knows. */
  nameOf(id: string): string;
  isFormer(id: string): boolean;
}

/** Names of members, loaded when first needed. */
export function useMemberNames(isEnabled: boolean): MemberNames {
  const { data } = useMembers(isEnabled);
  const find = (id: string) => data?.find((member) => member.id === id);
  const isFormer = (id: string): boolean => data !== undefined && id !== '' && !find(id);
  return {
    nameOf: (id) => find(id)?.name ?? (isFormer(id) ? t`A former member` : t`A member`),
    isFormer,
  };
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
