/** Everything that the analytics service answers about figures. */
export const FIGURES = ['figures'];
