const FIRST =
  'amber blue brisk calm cedar clever coral early fern fuzzy gentle green happy ivory jolly late lucky mellow misty noble olive quiet rapid rusty sandy silver sleepy sunny tidy velvet wild windy'.split(
    ' ',
  );
const SECOND =
  'badger bicycle biscuit cactus comet cricket dolphin falcon gecko harbor heron kettle lantern lemon marble meadow mitten otter pebble pickle pigeon puffin raccoon sparrow teapot thistle tulip turtle walnut willow'.split(
    ' ',
  );

export interface Persona {
  readonly id: string;
  readonly handle: string;
}

/** Somebody of the sandbox; nobody real is called that. */
export const personaOf = (random: () => number): Persona => {
  const [first, second] = [Math.floor(random() * FIRST.length), Math.floor(random() * SECOND.length)];
  const number = 10 + Math.floor(random() * 90);
  return {
    id: `9001${[first, second, number].map((part) => String(part).padStart(4, '0')).join('')}`,
    handle: `${FIRST[first]}.${SECOND[second]}${number}`,
  };
};
