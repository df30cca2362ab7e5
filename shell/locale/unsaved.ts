/** In the browser's storage: the id of the user who chose a language here that the server doesn't know yet. */
export const UNSAVED = 'localeUnsaved';
