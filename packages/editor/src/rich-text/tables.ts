import { mergeAttributes, type NodeViewRenderer } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

// Tables that a text has already, as the shop stores them: without widths, which belong to the look.

const PlainTable = Table.extend({
  addNodeView: () => null as unknown as NodeViewRenderer,
  addKeyboardShortcuts() {
    return {
      // Out of the table behind its last cell, as out of any field.
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
  renderHTML: () => ['table', ['tbody', 0]],
});

const Cell = TableCell.extend({
  renderHTML: ({ HTMLAttributes: { colspan, rowspan } }) => ['td', spans(colspan, rowspan), 0],
});

const HeaderCell = TableHeader.extend({
  addAttributes: () => ({ colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null }, scope: {} }),
  renderHTML: ({ HTMLAttributes: { colspan, rowspan, scope } }) => [
    'th',
    mergeAttributes(spans(colspan, rowspan), scope ? { scope } : {}),
    0,
  ],
});

function spans(colspan: number, rowspan: number): Record<string, number> {
  return { ...(colspan > 1 && { colspan }), ...(rowspan > 1 && { rowspan }) };
}

export const tableExtensions = [PlainTable, TableRow, Cell, HeaderCell];
