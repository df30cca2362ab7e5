/** Whether a fault of the file system has this code, such as `ENOENT`. */
export const hasFaultCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
