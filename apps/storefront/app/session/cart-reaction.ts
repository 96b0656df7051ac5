let load: () => Promise<unknown> = async () => {};

/** The page says how it loads what shows an addition. It does not reject. */
export function offerCartReaction(loader: () => Promise<unknown>): void {
  load = loader;
}

/** Resolves when what shows an addition is there: until then a press may belong to the one before. */
export function cartReactionIsThere(): Promise<unknown> {
  return load();
}
