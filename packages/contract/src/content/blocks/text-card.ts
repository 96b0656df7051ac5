import { z } from 'zod';
import { type BlockParts, contentBlock, type Fields } from '../block-kind.ts';
import { buttonPart, textPart } from '../block-parts.ts';

const content = z.object({ text: textPart.optional(), button: buttonPart.optional() });

/** Words and where to go from them. */
export const textCard = contentBlock(content, {
  label: { de: 'Formatierter Text', en: 'Rich Text' },
  note: { de: 'Schreiben Sie einen Titel oder einen Text.', en: 'Write a title or a text.' },
  version: 2,
  migrations: { 1: nameLabel },
  defaults: {
    content: { text: { textAlignment: 'left' }, button: { variant: 'secondary' } },
    texts: {
      de: { text: { title: 'Überschrift', htmlDescription: '<p>Ihr Text.</p>' } },
      en: { text: { title: 'Heading', htmlDescription: '<p>Your text.</p>' } },
    },
  },
});

/** The label of the button was `buttonText`. Clients that name no version may use either name. */
function nameLabel(parts: BlockParts): BlockParts {
  const { buttonText, ...button } = (parts.content.button ?? {}) as Fields;
  if (buttonText === undefined) return parts;
  return { ...parts, content: { ...parts.content, button: { ...button, label: button.label || buttonText } } };
}
