/**
 * A media query of the page as it has to be asked of the window, when so many pixels beside the page belong to the editor: "(width >= 64rem)"
 * becomes "(width >= calc(64rem + 364px))". What asks for no width is left as it is.
 */
export function mediaInRoom(media: string, room: number): string {
  if (room === 0) return media;
  return media.replace(/\([^()]*(?<!-)\b(?:min-|max-)?width\b[^()]*\)/g, (feature) =>
    feature.replace(/\d*\.?\d+(?:px|rem|em)\b/g, (length) => `calc(${length} + ${room}px)`),
  );
}
