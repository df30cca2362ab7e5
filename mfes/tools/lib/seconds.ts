export const seconds = (ms: number): string => `${Math.floor(ms / 1000)} s`;
