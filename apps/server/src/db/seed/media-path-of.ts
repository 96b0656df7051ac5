/** Address below /media/ of a drawing; its position in the gallery is the view that is drawn. */
export function mediaPathOf(picture: { family: string; tint: string }, view: number): string {
  return `items/${picture.family}-${picture.tint.replace('#', '').toLowerCase()}-${view}.svg`;
}
