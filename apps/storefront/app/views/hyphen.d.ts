declare module 'hyphen/de-1996/index.js' {
  const german: { hyphenateSync: (text: string, options?: { minWordLength?: number; hyphenChar?: string }) => string };
  export default german;
}
