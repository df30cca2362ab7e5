/** Key in local storage: id of the user whose choice of language isn't saved on the server yet. */
export const UNSAVED = 'localeUnsaved';
