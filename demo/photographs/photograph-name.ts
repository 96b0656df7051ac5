/** Name of the photograph of an item's picture, counted from one: "1001-3". */
export function photographName(itemId: number, index: number): string {
  return `${itemId}-${index + 1}`;
}
