/** Posts due within a window. */
export const PLANNED = ['planned'];
/** With this, others see that something is being moved. */
export const MOVING = ['moving'];
