import { isLink } from '@mise/rules/is-link.ts';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, TextStyle } from '@tiptap/extension-text-style';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';
import { smallMarks } from './small-marks.ts';
import { tableExtensions } from './tables.ts';

/** Levels of headings below the title of a block. */
export const headingLevels = [2, 3, 4] as const;

/** With the number that it has by itself. */
const NumberedItem = ListItem.extend({ addAttributes: () => ({ value: { default: null } }) });

const listStyles: Record<string, string> = {
  ...{ 1: 'decimal', a: 'lower-alpha', A: 'upper-alpha', i: 'lower-roman', I: 'upper-roman' },
};

/** Numbered as the shop keeps it: by its `type`, and for pages by a style. */
const NumberedList = OrderedList.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      type: {
        default: null,
        parseHTML: (element) => element.getAttribute('type'),
        renderHTML: ({ type }) => {
          const style = listStyles[type ?? ''];
          return style === undefined ? {} : { type, style: `list-style-type:${style}` };
        },
      },
    };
  },
});

/** What a text may consist of; whatever else is pasted becomes plain words. */
export const extensions = [
  ...[Document, Paragraph, Text, HardBreak, UndoRedo],
  ...[Bold, Italic, Underline, TextStyle, Color, ...smallMarks],
  ...[BulletList, NumberedList, NumberedItem, ListKeymap],
  ...tableExtensions,
  Heading.configure({ levels: [...headingLevels] }),
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['left', 'center', 'right'] }),
  Link.configure({
    openOnClick: false,
    autolink: false,
    isAllowedUri: (address) => isLink(address),
    HTMLAttributes: { target: null, rel: null },
  }),
];
