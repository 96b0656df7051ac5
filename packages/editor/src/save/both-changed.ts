/**
 * Somebody else saved a value that was edited here too. What was edited stands, and replaces theirs with the next save: nobody is to press
 * again without having seen `theirs`, a line for each value.
 */
export class BothChanged extends Error {
  readonly theirs: readonly string[];

  constructor(theirs: readonly string[]) {
    super('Somebody else changed the same.');
    this.theirs = theirs;
  }
}
