const harmlessFunctions = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'calc', 'blur', 'drop-shadow', 'path', 'circle', 'ellipse', 'polygon', 'inset'],
  ...['matrix', 'translate', 'translatex', 'translatey', 'scale', 'scalex', 'scaley', 'rotate', 'skewx', 'skewy'],
]);

const ownReference = /\burl\(\s*(['"]?)#[\w.:-]+\1\s*\)/gi;
const longestName = 20;

/**
 * Whether a style, or a whole sheet, loads nothing: no rule with an @ (one imports, one brings fonts), no escape that could
 * spell a name another way, and of functions only those that compute, and `url` of a part of the same drawing.
 */
export function isPlainStyle(text: string): boolean {
  if (/[@\\]/.test(text)) return false;
  const beforeParentheses = text.replace(ownReference, ' ').split('(').slice(0, -1);
  return beforeParentheses.every((before) => {
    const [name = ''] = /[^\s:;,{})]*$/.exec(before.trimEnd().slice(-longestName)) ?? [];
    return harmlessFunctions.has(name.toLowerCase());
  });
}
