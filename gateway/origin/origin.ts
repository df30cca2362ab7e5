/** The origin that browsers see, and how they reach it. */
export interface Origin {
  readonly publicUrl: string;
  /** The path that browsers reach the API under. */
  readonly apiBaseUrl: string;
  /** Further host names, as `name` (any port) or `name:port`. */
  readonly hosts: readonly string[];
  /** Where this process listens; a process that listens on loopback is also reached under loopback's names. */
  readonly listening: { readonly host?: string; readonly port: number };
  /** Whether a proxy in front sets `X-Forwarded-For`. */
  readonly trustProxy: boolean;
}
