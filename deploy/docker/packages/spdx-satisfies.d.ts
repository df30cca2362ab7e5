declare module 'spdx-satisfies' {
  /** @throws Error for what is no SPDX expression */
  export default function satisfies(expression: string, approved: readonly string[]): boolean;
}
