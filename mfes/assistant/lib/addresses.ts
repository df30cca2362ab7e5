export const PAGE = '/ai-assistant';
export const addressOf = (id: string): string => `${PAGE}?c=${id}`;
