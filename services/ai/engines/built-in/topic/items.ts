/** The text is one line whose blanks are single. */
const COLON = /^(.{2,90}?)(?::| [–—-]) (.+)/;
const WITH = /^(.{4,90}?),? (?:with|featuring|including|mit|avec|con) (.+)/i;
const BETWEEN = / ?[,;•|] ?(?:(?:and|or|und|oder|et|ou|y|o|e) )?| (?:and|or|&|und|oder|et|ou|y|e|\+) /i;
/** "…, with three dishes made from local produce" */
const DETAIL = /^(.{4,120}?), (?:with|featuring|including|plus|mit|avec|con) (.+)/i;
const MOST_WORDS = 6;
const MOST_ITEMS = 12;

/** "Our spring cakes: lemon, rhubarb & elderflower" → what they are, and which. */
export function splitItems(core: string): { lead: string; items: string[] } {
  for (const pattern of [COLON, WITH]) {
    const [, lead = '', list = ''] = pattern.exec(core) ?? [];
    if (pattern === WITH && !isRow(list)) continue;
    const items = list
      .split(BETWEEN)
      .map((item) => item.trim())
      .filter(Boolean);
    const short = items.every((item) => item.split(' ').length <= MOST_WORDS && /\p{L}/u.test(item));
    // "join us for cake and prosecco" is no list of two.
    if (!/[,;•|]/.test(list) && items.some((item) => item.split(' ').length > 3)) continue;
    if (lead && short && items.length >= 2 && items.length <= MOST_ITEMS) return { lead: lead.trim(), items };
  }
  const [, lead, detail] = DETAIL.exec(core) ?? [];
  return lead && detail ? { lead, items: [detail] } : { lead: core, items: [] };
}

/** "lemon, rhubarb and elderflower" */
const isRow = (list: string): boolean => {
  const comma = list.indexOf(',');
  return comma > 0 && /[,\s](?:and|&|und|et|y)\s\S/i.test(list.slice(comma + 1));
};
