/** Reads bits from the first of each byte on; past the end there are zeros. */
export interface BitReader {
  bits(count: number): number;
  /** An Exp-Golomb code, unsigned. */
  unsigned(): number;
  /** The same, signed. */
  signed(): number;
}

export function createBitReader(bytes: Uint8Array): BitReader {
  let at = 0;
  const bit = (): number => {
    const value = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    at += 1;
    return value;
  };
  const bits = (count: number): number => {
    let value = 0;
    for (let n = 0; n < count; n += 1) value = value * 2 + bit();
    return value;
  };
  const unsigned = (): number => {
    let zeros = 0;
    while (zeros < 32 && bit() === 0) zeros += 1;
    return 2 ** zeros - 1 + bits(zeros);
  };
  return {
    bits,
    unsigned,
    signed() {
      const code = unsigned();
      return code % 2 === 1 ? (code + 1) / 2 : -code / 2;
    },
  };
}
