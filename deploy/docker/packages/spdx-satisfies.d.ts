declare module 'spdx-satisfies' {
  /** @throws Error if it isn't an SPDX expression */
  export default function satisfies(expression: string, approved: readonly string[]): boolean;
}
