/** The first words of many conversations. It is Monday, November 23, 9:10 AM in Berlin. */
export const WRITTEN = ['write a post about our sale', 'the first one'];
export const ASKED = [...WRITTEN, 'linkedin', 'tomorrow at half past nine'];

export const FRIDAY = '2026-11-27 10:00:00';
export const TOMORROW = '2026-11-24 09:30:00';
