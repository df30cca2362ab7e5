/** Cuts a stream into pieces of exactly these sizes; throws when it is shorter or longer. */
export async function* parts(
  stream: ReadableStream<Uint8Array>,
  sizes: readonly number[],
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  let rest = new Uint8Array(0);
  try {
    for (const size of sizes) {
      const part = new Uint8Array(size);
      let filled = 0;
      while (filled < size) {
        if (rest.length === 0) rest = await more(reader);
        const taken = rest.subarray(0, size - filled);
        part.set(taken, filled);
        filled += taken.length;
        rest = rest.subarray(taken.length);
      }
      yield part;
    }
    if (rest.length > 0 || !(await reader.read()).done) throw new Error('The file is longer than was said');
  } finally {
    await reader.cancel();
  }
}

/** The whole of a stream, for files small enough to be held. */
export const collect = async (stream: ReadableStream<Uint8Array>, bytes: number) => {
  for await (const whole of parts(stream, [bytes])) return whole;
  return new Uint8Array(0);
};

const more = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
  const { done, value } = await reader.read();
  if (done) throw new Error('The file is shorter than was said');
  return new Uint8Array(value);
};
