/** Joins class names and leaves out what is not set. A page does so a thousand times: no array is made of them. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  let joined = '';
  for (const name of names) if (name) joined += joined === '' ? name : ` ${name}`;
  return joined;
}
