export type DrawingElement = { children: DrawingElement[]; uses: string[] };

/**
 * How many elements a browser draws when each `<use>` stands for what it names: a few that use each other grow without end.
 * Infinite for an element that uses itself. `byId` holds the first element of each name.
 */
export function countDrawnElements(root: DrawingElement, byId: ReadonlyMap<string, DrawingElement>): number {
  const counts = new Map<DrawingElement, number>();

  function count(element: DrawingElement): number {
    const known = counts.get(element);
    if (known !== undefined) return known;
    // Whoever comes back here before it is counted goes in a circle.
    counts.set(element, Number.POSITIVE_INFINITY);
    const used = element.uses.flatMap((id) => byId.get(id) ?? []);
    const total = [...element.children, ...used].reduce((sum, each) => sum + count(each), 1);
    counts.set(element, total);
    return total;
  }

  return count(root);
}
