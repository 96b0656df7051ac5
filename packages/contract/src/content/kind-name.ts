/** The name of a kind of block from that of its file or folder: "text-card" is "TextCard". Free of zod: the browser imports this file. */
export function kindName(file: string): string {
  return file.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
