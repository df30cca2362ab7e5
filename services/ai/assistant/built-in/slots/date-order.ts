/** Zones of the United States, where 6/12 is the 12th of June. Elsewhere it is the 6th of December. */
const AMERICAN = new RegExp(
  `^(?:US/|America/(?:${[
    ...['New_York', 'Chicago', 'Denver', 'Los_Angeles', 'Phoenix', 'Detroit', 'Boise', 'Menominee'],
    ...['Anchorage', 'Juneau', 'Sitka', 'Metlakatla', 'Yakutat', 'Nome', 'Adak'],
    ...['Indiana/', 'Kentucky/', 'North_Dakota/', 'Indianapolis$', 'Louisville$', 'Shiprock$'],
  ].join('|')})|Pacific/Honolulu$|EST5EDT$|CST6CDT$|MST7MDT$|PST8PDT$)`,
);

/** Whether the people of a zone write the month before the day. */
export const isMonthFirst = (zone: string): boolean => AMERICAN.test(zone);
