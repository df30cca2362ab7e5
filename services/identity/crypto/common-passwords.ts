let loaded: Promise<ReadonlySet<string>> | undefined;

/** Tells the passwords that are tried first, in lower case. Read when the first is asked for: a start has no need of them. */
export async function isCommonPassword(): Promise<(password: string) => boolean> {
  loaded ??= load();
  const common = await loaded;
  return (password) => common.has(password);
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
