/**
 * Whether the bytes are an SVG that only draws. It is served with a policy that lets it neither run nor load anything;
 * this keeps out what has no place in a drawing to begin with.
 */
export function isPlainDrawing(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  const start = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/;
  return (
    start.test(text) &&
    text.trimEnd().endsWith('</svg>') &&
    !/<!(?:doctype|entity)|<(?:script|foreignobject)|\son\w+\s*=/i.test(text)
  );
}
