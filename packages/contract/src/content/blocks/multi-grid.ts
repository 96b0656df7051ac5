import { columns, labeled } from '../block-fields.ts';
import { structureBlock } from '../block-kind.ts';

const configuration = {
  columnWidths: labeled({ de: 'Breite der Spalten', en: 'Width of the columns' }, columns, {
    de: 'In Zwölfteln der Zeile.',
    en: 'In twelfths of the row.',
  }).optional(),
};

/** Blocks beside one another. */
export const multiGrid = structureBlock(configuration, {
  label: { de: 'Bild + Text', en: 'Image + Text' },
  note: { de: 'Geben Sie einer Spalte ein Bild oder einen Text.', en: 'Give a column a picture or a text.' },
  defaults: { configuration: { columnWidths: [6, 6] }, children: ['Image', 'TextCard'] },
});
