interface Forms {
  readonly one: string;
  readonly two: string;
  /** After 3 to 10. */
  readonly few: string;
  /** After 11 to 99. */
  readonly many: string;
  /** After 100, 101 and 102, and the like. */
  readonly other: string;
}

const RULES = new Intl.PluralRules('ar');

/** "منشوران" of 2, "5 منشورات" of 5. */
export function countForm(count: number, { one, two, few, many, other }: Forms): string {
  const form = RULES.select(count);
  if (form === 'one') return one;
  if (form === 'two') return two;
  return `${count} ${{ few, many, other, zero: other }[form]}`;
}

export const POSTS: Forms = {
  one: 'منشور واحد',
  two: 'منشوران',
  few: 'منشورات',
  many: 'منشورًا',
  other: 'منشور',
};
export const NETWORKS: Forms = {
  one: 'شبكة واحدة',
  two: 'شبكتين',
  few: 'شبكات',
  many: 'شبكة',
  other: 'شبكة',
};
export const ACCOUNTS: Forms = {
  one: 'حساب واحد',
  two: 'حسابين',
  few: 'حسابات',
  many: 'حسابًا',
  other: 'حساب',
};
export const COMMENTS: Forms = {
  one: 'تعليق واحد',
  two: 'تعليقان',
  few: 'تعليقات',
  many: 'تعليقًا',
  other: 'تعليق',
};
export const DRAFTS: Forms = {
  one: 'مسودة واحدة',
  two: 'مسودتان',
  few: 'مسودات',
  many: 'مسودة',
  other: 'مسودة',
};
export const FOLLOWERS: Forms = {
  one: 'متابعًا واحدًا',
  two: 'متابعَين',
  few: 'متابعين',
  many: 'متابعًا',
  other: 'متابع',
};
