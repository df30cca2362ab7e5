/** "1 post", "12 posts". */
export const counted = (many: number): string => (many === 1 ? '1 post' : `${many} posts`);
