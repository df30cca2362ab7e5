/** Posts due within a window. */
export const PLANNED = ['planned'];
/** Lets other components see that something is being moved. */
export const MOVING = ['moving'];
