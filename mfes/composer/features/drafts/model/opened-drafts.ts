const KEY = 'openedDrafts';
const MOST = 100;

/** Whether the draft was opened in this tab before, also before its page was loaded anew: the server may have it. */
export const wasOpened = (id: string): boolean => opened().includes(id);

export const noteOpened = (id: string): void =>
  sessionStorage.setItem(KEY, [id, ...opened().filter((one) => one !== id)].slice(0, MOST).join(' '));

const opened = (): string[] => (sessionStorage.getItem(KEY) ?? '').split(' ');
