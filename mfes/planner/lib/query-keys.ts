/** Posts due within a window. */
export const PLANNED = ['planned'];
/** By which others see that something is being moved. */
export const MOVING = ['moving'];
