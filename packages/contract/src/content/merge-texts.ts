type Fields = Record<string, unknown>;

/** Texts fill in what the content leaves out; objects are merged, anything else is replaced. */
export function mergeTexts(content: Fields, texts: Fields): Fields {
  const merged: Fields = { ...content };
  for (const [key, value] of Object.entries(texts)) {
    const known = merged[key];
    merged[key] = isFields(known) && isFields(value) ? mergeTexts(known, value) : value;
  }
  return merged;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
