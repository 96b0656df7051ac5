import { z } from 'zod';
import { color, flagOn, type Label, labeled } from './block-fields.ts';
import { structureBlock } from './block-kind.ts';

const configuration = {
  /** `displayArrows`: on unless switched off. */
  controls: labeled(
    { de: 'Bedienung', en: 'Controls' },
    z.object({
      displayArrows: labeled({ de: 'Pfeile anzeigen', en: 'Show arrows' }, flagOn).optional(),
      color: labeled({ de: 'Farbe der Pfeile', en: 'Colour of the arrows' }, color).optional(),
    }),
  ).optional(),
};

/** A kind of banners that follow one another in the same place. */
export function slides(label: Label) {
  return structureBlock(configuration, {
    label,
    note: { de: 'Fügen Sie ein Banner ein.', en: 'Add a banner.' },
    accepts: ['Banner'],
    defaults: { configuration: { controls: { displayArrows: true } }, children: ['Banner', 'Banner'] },
  });
}
