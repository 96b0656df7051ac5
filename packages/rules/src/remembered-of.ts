import { frozen } from './frozen.ts';

/**
 * Makes something of an object once, and remembers it, frozen, for as long as the object lives. Of an object that is not frozen it is made
 * each time, since that may have changed.
 */
export function rememberedOf<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const madeOf = new WeakMap<Source, Made>();
  return (source) => {
    if (!Object.isFrozen(source)) return make(source);
    const made = madeOf.get(source) ?? frozen(make(source));
    madeOf.set(source, made);
    return made;
  };
}
