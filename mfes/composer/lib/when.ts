const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });
/** As everywhere where a time is chosen: "4:30 PM". */
const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** "Wednesday 2 January 2030, 4:30 PM", by the clocks here. */
export const whenText = (instant: string): string => {
  const at = new Date(instant);
  return `${DAY.format(at)}, ${CLOCK.format(at)}`;
};
