import { MatchersV3 } from '@pact-foundation/pact';

/** An example by the name that a provider's state gives the real one. */
export type KnownValues = Readonly<Record<string, string>>;

/** A path whose examples the provider's state replaces. */
export function inPath(address: string, values: KnownValues) {
  const expression = Object.entries(values).reduce(
    (text, [name, example]) => text.replaceAll(example, `\${${name}}`),
    address,
  );
  return expression === address ? address : MatchersV3.fromProviderState(expression, address);
}

/** The same in a body. */
export function inValue(value: unknown, values: KnownValues): unknown {
  if (Array.isArray(value)) return value.map((one) => inValue(one, values));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inValue(one, values)]));
  const name = Object.keys(values).find((one) => values[one] === value);
  return name ? MatchersV3.fromProviderState(`\${${name}}`, value) : value;
}
