interface Images {
  /** The registry, and what the images' names begin with there. */
  readonly prefix: string;
  readonly tag: string;
  readonly push: boolean;
}

const SAFE = /^[\w.:/-]+$/;

/**
 * How the images of pieces are built, a line each, as Kubernetes and compose call them; and pushed.
 * @param pieces their folders
 * @throws Error for a name that no image has
 */
export function buildLines(pieces: readonly string[], { prefix, tag, push }: Images): string[] {
  for (const name of [prefix, tag])
    if (!SAFE.test(name)) throw new Error(`${name} is no part of an image’s name`);
  return [
    'set -e',
    ...pieces.flatMap((piece) => {
      const isMfe = piece.startsWith('mfes/');
      const name = piece.split('/').at(-1);
      const image = `${prefix}/${isMfe ? `mfe-${name}` : name}:${tag}`;
      const build = `docker build -f deploy/docker/Dockerfile --build-arg PIECE=${piece}${isMfe ? ' --target mfe' : ''} -t ${image} .`;
      return push ? [build, `docker push ${image}`] : [build];
    }),
  ];
}
