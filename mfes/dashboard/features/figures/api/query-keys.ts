/** Everything that the analytics service returns about metrics. */
export const FIGURES = ['figures'];
