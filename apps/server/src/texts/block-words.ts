/** Elements that end a line, and are none of those that people may write. */
export const foreignBlocks = [
  ...['section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'hgroup', 'search', 'center', 'dialog'],
  ...['details', 'summary', 'figure', 'figcaption', 'form', 'fieldset', 'legend', 'menu', 'dir', 'tfoot'],
];

const blocks = new Set([
  ...foreignBlocks,
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'div', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'address'],
]);

/** Whether the element that ended last had words of its own, in none of the blocks within it: told of all that begins, ends and is said. */
export function createBlockWords() {
  const open: boolean[] = [];
  let ended = false;
  const say = () => {
    if (open.length > 0) open[open.length - 1] = true;
  };
  return {
    begin: () => void open.push(false),
    say,
    end: (tagName: string) => {
      ended = open.pop() ?? false;
      if (ended && !blocks.has(tagName)) say();
    },
    hadWords: () => ended,
  };
}
