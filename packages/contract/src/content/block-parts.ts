import { z } from 'zod';
import { choice, color, html, labeled, link, picture, words } from './block-fields.ts';

/** What forms call the parts; one with further fields takes its label again. */
export const partLabels = {
  text: { de: 'Text', en: 'Text' },
  button: { de: 'Schaltfläche', en: 'Button' },
  picture: { de: 'Bild', en: 'Picture' },
};

/** The words of a block. */
export const textPart = labeled(
  partLabels.text,
  z.object({
    pretitle: labeled({ de: 'Zeile über dem Titel', en: 'Line above the title' }, words).optional(),
    title: labeled({ de: 'Titel', en: 'Title' }, words).optional(),
    subtitle: labeled({ de: 'Zeile unter dem Titel', en: 'Line below the title' }, words).optional(),
    htmlDescription: labeled({ de: 'Beschreibung', en: 'Description' }, html).optional(),
    textAlignment: labeled(
      { de: 'Ausrichtung des Textes', en: 'Text alignment' },
      choice('left', {
        left: { de: 'Links', en: 'Left' },
        center: { de: 'Mitte', en: 'Centre' },
        right: { de: 'Rechts', en: 'Right' },
      }),
    ).optional(),
    color: labeled({ de: 'Textfarbe', en: 'Text colour' }, color).optional(),
  }),
);

/** Where a block leads. */
export const buttonPart = labeled(
  partLabels.button,
  z.object({
    label: labeled({ de: 'Beschriftung', en: 'Label' }, words).optional(),
    link: labeled({ de: 'Ziel', en: 'Link' }, link).optional(),
    variant: labeled(
      { de: 'Aussehen', en: 'Look' },
      choice('primary', {
        primary: { de: 'Gefüllt', en: 'Filled' },
        secondary: { de: 'Umrandet', en: 'Outlined' },
      }),
    ).optional(),
  }),
);

/** One picture, cut for each width of screen; a missing cut is shown as the next one that there is. */
export const picturePart = labeled(
  partLabels.picture,
  z.object({
    desktop: labeled({ de: 'Desktop', en: 'Desktop' }, picture, {
      de: 'Reicht allein für alle Bildschirme.',
      en: 'Enough on its own for all screens.',
    }).optional(),
    tablet: labeled({ de: 'Tablet', en: 'Tablet' }, picture).optional(),
    mobile: labeled({ de: 'Telefon', en: 'Phone' }, picture).optional(),
    wideScreen: labeled({ de: 'Sehr breite Bildschirme', en: 'Very wide screens' }, picture, {
      de: 'Ab 1536 px; sonst das Bild für Desktops.',
      en: 'From 1536 px; else the picture for desktops.',
    }).optional(),
    alt: labeled({ de: 'Bildbeschreibung', en: 'Picture description' }, words, {
      de: 'Für alle, die das Bild nicht sehen. Leer, wenn es nur schmückt.',
      en: 'For those who cannot see the picture. Empty if it only decorates.',
    }).optional(),
  }),
);

export type TextPart = z.output<typeof textPart>;
export type ButtonPart = z.output<typeof buttonPart>;
export type PicturePart = z.output<typeof picturePart>;
