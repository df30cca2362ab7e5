const DENIES = '(?:not|nicht|pas|no)';
/** "Not Monday, Wednesday afternoon": what is denied, and what stands behind it. */
const FIRST = new RegExp(
  `^(?:(?:no|nein|non|rather|lieber|plutôt|mejor)[,.]? )?${DENIES} (?:on |at |am |um |le |el |à |a las )?([^,;.:]{2,30})(?:[,;.:](?: but| sondern| mais| sino)?| but| sondern| mais| sino) (.{2,120})$`,
);
/** "El lunes no, mejor el miércoles" */
const BEHIND = new RegExp(`^([^,;.:]{2,30}) ${DENIES}[,;.:] (.{2,120})$`);
/** "Wednesday instead of Monday" */
const LAST =
  /^(.{2,120}?),? (?:not|instead of|rather than|nicht|statt|und nicht|et pas|pas|plutôt que|au lieu de|en vez de|en lugar de|y no) (?:on |am |le |el )?([^,;.:]{2,30})[.!]?$/;

/** A message without a time that it denies, so that the other one is what it says; null where it denies none. */
export function withoutDenied(plain: string, isTime: (text: string) => boolean): string | null {
  const [, first = '', behind = ''] = FIRST.exec(plain) ?? BEHIND.exec(plain) ?? [];
  if (first && isTime(first) && isTime(behind)) return behind;
  const [, before = '', last = ''] = LAST.exec(plain) ?? [];
  return last && isTime(last) && isTime(before) ? before : null;
}
