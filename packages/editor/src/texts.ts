/** A text of the editor (`packages/texts/{language}/editor.json`). */
export type EditorTextId = Exclude<keyof typeof import('@mise/texts/de/editor.json'), 'default'>;

export type TextValues = Record<string, string | number>;

export type EditorText = (id: EditorTextId, values?: TextValues) => string;
