import { inLine } from './in-line.ts';

/** As much of a title as lists of search results show. */
export const longestTitle = 65;

/** "name, value, value": where that is too long the name is cut, never what tells one page from the others of that name. */
export function titleWithin(name: string, values: readonly string[] = []): string {
  const ending = values.map((value) => `, ${inLine(value)}`).join('');
  return cutName(name, longestTitle - ending.length) + ending;
}

/** Between words, and not behind one that leads on to the next. */
function cutName(name: string, length: number): string {
  if (name.length <= length) return name;
  const room = name.slice(0, Math.max(0, length));
  const words = room
    .slice(0, room.lastIndexOf(' '))
    .replace(/(?:[\s,;:–&-]|\s(?:und|mit|für|aus|in|and|with|for|of))+$/u, '');
  return `${words === '' ? room.slice(0, -1) : words}…`;
}
