import { z } from 'zod';
import { color, html, words } from '../block-fields.ts';
import { contentBlock } from '../block-kind.ts';

const content = z.object({
  text: z.object({ title: words.optional(), htmlDescription: html.optional(), bgColor: color.optional() }).optional(),
  input: z.object({ displayNameInput: z.boolean().optional(), nameIsRequired: z.boolean().optional() }).optional(),
  button: z.object({ label: words.optional() }).optional(),
});

/** A form that asks for an address to send news to. Pages leave it out as long as it has no component. */
export const newsletterSubscribe = contentBlock(content, {
  defaults: {
    content: { input: { displayNameInput: false, nameIsRequired: false } },
    texts: {
      de: {
        text: { title: 'Newsletter', htmlDescription: '<p>Neuigkeiten und Angebote per E-Mail.</p>' },
        button: { label: 'Abonnieren' },
      },
      en: {
        text: { title: 'Newsletter', htmlDescription: '<p>News and offers by e-mail.</p>' },
        button: { label: 'Subscribe' },
      },
    },
  },
});
