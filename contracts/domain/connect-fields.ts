import type { PlatformName } from './platforms.ts';

/** What a network asks for before an account can be connected, such as a handle or a server. */
export interface ConnectField {
  /** Under this name `beginConnecting` gets it. */
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly help?: string;
  /** It isn't shown while it is typed. */
  readonly secret?: true;
}

/** None for a network that asks on its own consent page. */
const FIELDS: { readonly [P in PlatformName]?: readonly ConnectField[] } = {};

export const connectFieldsOf = (network: PlatformName): readonly ConnectField[] => FIELDS[network] ?? [];
