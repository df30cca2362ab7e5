const KEY = 'openedDrafts';
const LIMIT = 100;

/** Whether the draft was opened in this tab before, also before its page was loaded anew: the server may have it. */
export const wasOpened = (id: string): boolean => readOpenedIds().includes(id);

export const noteOpened = (id: string): void =>
  sessionStorage.setItem(KEY, [id, ...readOpenedIds().filter((one) => one !== id)].slice(0, LIMIT).join(' '));

const readOpenedIds = (): string[] => (sessionStorage.getItem(KEY) ?? '').split(' ');
