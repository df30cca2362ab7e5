/** "1 draft", "12 drafts". */
export const countedDrafts = (many: number): string => (many === 1 ? '1 draft' : `${many} drafts`);
