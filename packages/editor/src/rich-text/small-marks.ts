import { Mark } from '@tiptap/core';

// What a text may have already, or be pasted with: no button makes it, but 10³ is not 103, and what is struck out does not hold.

const Raised = Mark.create({
  name: 'raised',
  excludes: 'lowered',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

const Lowered = Mark.create({
  name: 'lowered',
  excludes: 'raised',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

const StruckOut = Mark.create({
  name: 'struckOut',
  parseHTML: () => [
    ...[{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }],
    // As the shop stores it of whole paragraphs and cells.
    { style: 'text-decoration', consuming: false, getAttrs: (said: string) => /line-through/.test(said) && null },
  ],
  renderHTML: () => ['s', 0],
});

export const smallMarks = [Raised, Lowered, StruckOut];
