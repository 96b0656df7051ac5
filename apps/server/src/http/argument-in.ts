/** A body is the list of a call's arguments, of which there is at most one, or an object that is the argument. */
export function argumentIn(body: unknown): unknown {
  return Array.isArray(body) ? body[0] : (body ?? undefined);
}
