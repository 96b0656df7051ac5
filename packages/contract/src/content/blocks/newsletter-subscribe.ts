import { z } from 'zod';
import { color, flag, flagOn, html, labeled, words } from '../block-fields.ts';
import { contentBlock } from '../block-kind.ts';

const content = z.object({
  text: labeled(
    { de: 'Text', en: 'Text' },
    z.object({
      title: labeled({ de: 'Titel', en: 'Title' }, words).optional(),
      htmlDescription: labeled({ de: 'Beschreibung', en: 'Description' }, html).optional(),
      bgColor: labeled({ de: 'Farbe der Fläche', en: 'Colour of the ground' }, color).optional(),
    }),
  ).optional(),
  input: labeled(
    { de: 'Formular', en: 'Form' },
    z.object({
      displayNameInput: labeled({ de: 'Nach dem Namen fragen', en: 'Ask for the name' }, flagOn).optional(),
      nameIsRequired: labeled({ de: 'Name ist Pflicht', en: 'Name is required' }, flag).optional(),
    }),
  ).optional(),
  button: labeled(
    { de: 'Schaltfläche', en: 'Button' },
    z.object({ label: labeled({ de: 'Beschriftung', en: 'Label' }, words).optional() }),
  ).optional(),
});

/** A form that asks for an address to send news to. Pages leave it out as long as it has no component. */
export const newsletterSubscribe = contentBlock(content, {
  label: { de: 'Newsletter', en: 'Newsletter' },
  note: {
    de: 'Wird gezeigt, sobald der Shop Anmeldungen zum Newsletter annimmt.',
    en: 'Shown as soon as the shop takes newsletter subscriptions.',
  },
  defaults: {
    content: { input: { displayNameInput: true, nameIsRequired: false } },
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
