import type { DemoItem, DemoVariation } from '../../types.ts';
import { fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

type NapkinColor = { valueId: number; letters: string; picture: number };

function colorEdgeNapkin(id: number, { valueId, letters, picture }: NapkinColor, supply: Supply): DemoVariation {
  const price = letters === 'WS' ? graduated('27.90', [5, '25.80'], [20, '23.90']) : graduated('30.90', [5, '28.60']);
  return sold(id, `TW-1252-${letters}-12`, [valueId], price, [640, 260, 260, 80], {
    ...supply,
    content: 12,
    pictures: [picture],
  });
}

function linenNapkin(id: number, { valueId, letters, picture }: NapkinColor, supply: Supply): DemoVariation {
  return sold(id, `TW-1253-${letters}-6`, [valueId], graduated('59.40', [5, '55.20']), [260, 240, 240, 50], {
    ...supply,
    content: 6,
    pictures: [picture],
  });
}

/** Napkins that are laundered. */
export const clothNapkins: DemoItem[] = [
  {
    id: 1252,
    manufacturerId: 8,
    categoryIds: [613],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '63025390',
    attributeIds: [1],
    texts: {
      de: {
        name: 'Mundserviette Farbkante, Mischgewebe, 48 × 48 cm, 12 Stück',
        shortName: 'Mundserviette Farbkante',
        shortDescription: 'Farbige Mundserviette im Ton der Tischdecken Farbkante, trocknet schnell und knittert kaum.',
        description:
          '<p>Für Häuser mit eigener Waschmaschine: Mischgewebe braucht die halbe Trockenzeit von Baumwolle und lässt sich direkt aus dem Trockner falten. Stehende Formen hält es schlechter als Damast, flache Brüche und Taschen gelingen tadellos.</p><ul><li>Sechs Farben, passend zu den Tischdecken der Serie</li><li>Farbige Servietten vor dem ersten Einsatz einmal waschen</li><li>Zwölf Stück mit Banderole, einzeln nicht erhältlich</li></ul>',
        technicalData: factTable([
          ['Material', '50 % Baumwolle, 50 % Polyester, 210 g/m²'],
          ['Maße', '48 × 48 cm vor der ersten Wäsche'],
          ['Einlauf', 'Höchstens 2 % nach fünf Wäschen'],
          ['Pflege', 'Weiß 95 °C, farbig 60 °C, trocknergeeignet'],
          ['Packung', '12 Stück'],
        ]),
        metaDescription:
          'Mundservietten aus Mischgewebe, 48 × 48 cm, in sechs Farben passend zu den Tischdecken. Packung zu 12 Stück.',
        keywords: 'Mundserviette farbig, Stoffserviette, Mischgewebe, 48 x 48, Bankett',
        urlPath: 'tischwaesche-servietten/stofftischwaesche/mundservietten/mundserviette-farbkante-48-x-48-cm',
      },
      en: {
        name: 'Farbkante napkin, poly-cotton, 48 × 48 cm, 12 pieces',
        shortName: 'Farbkante napkin',
        shortDescription: 'Coloured napkin in the shades of the Farbkante cloths, quick to dry and slow to crease.',
        description:
          '<p>For businesses with their own washing machine: poly-cotton needs half the drying time of cotton and can be folded straight from the tumbler. It holds standing folds less well than damask; flat folds and pockets come out perfectly.</p><ul><li>Six colours to match the tablecloths of the range</li><li>Wash coloured napkins once before first use</li><li>Twelve pieces in a band, not sold individually</li></ul>',
        technicalData: factTable([
          ['Material', '50% cotton, 50% polyester, 210 g/m²'],
          ['Dimensions', '48 × 48 cm before the first wash'],
          ['Shrinkage', '2% at most after five washes'],
          ['Care', 'White 95 °C, coloured 60 °C, suitable for tumble-drying'],
          ['Pack', '12 pieces'],
        ]),
        metaDescription: 'Poly-cotton napkins, 48 × 48 cm, in six colours matching the tablecloths. Pack of 12.',
        keywords: 'coloured napkin, cloth napkin, poly-cotton, 48 x 48, banquet',
        urlPath: 'table-linen-napkins/textile-table-linen/cloth-napkins/farbkante-napkin-48-x-48-cm',
      },
    },
    properties: [
      fact(1, '50 % Baumwolle, 50 % Polyester', '50% cotton, 50% polyester'),
      fact(41, '210'),
      fact(42, '60'),
      fact(43, 'Trocknergeeignet', 'Suitable for tumble-drying'),
      fact(44, '2.0'),
    ],
    facetValueIds: [5115, 5504, 5619, 5701, 5702, 5705],
    tagIds: [6, 7],
    crossSelling: [
      { itemId: 1247, relation: 'Accessory' },
      { itemId: 1051, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('napkin', '#F6F4EF', 'Mundserviette Farbkante in Weiß', 'Farbkante napkin in white'),
      pictureOf('napkin', '#E2D3B5', 'Mundserviette Farbkante in Champagner', 'Farbkante napkin in champagne'),
      pictureOf('napkin', '#D3C2A3', 'Mundserviette Farbkante in Sand', 'Farbkante napkin in sand'),
      pictureOf('napkin', '#3B3F42', 'Mundserviette Farbkante in Anthrazit', 'Farbkante napkin in anthracite'),
      pictureOf('napkin', '#6B1F2E', 'Mundserviette Farbkante in Bordeaux', 'Farbkante napkin in burgundy'),
      pictureOf('napkin', '#14493B', 'Mundserviette Farbkante in Flaschengrün', 'Farbkante napkin in bottle green'),
    ],
    variations: [
      colorEdgeNapkin(40242, { valueId: 101, letters: 'WS', picture: 0 }, inStock(340)),
      colorEdgeNapkin(40243, { valueId: 130, letters: 'CH', picture: 1 }, inStock(118)),
      colorEdgeNapkin(40244, { valueId: 105, letters: 'SA', picture: 2 }, inStock(92)),
      colorEdgeNapkin(40245, { valueId: 104, letters: 'AN', picture: 3 }, inStock(75)),
      colorEdgeNapkin(40246, { valueId: 111, letters: 'BX', picture: 4 }, { stock: 60, availabilityId: 4 }),
      colorEdgeNapkin(
        40247,
        { valueId: 107, letters: 'FG', picture: 5 },
        { stock: 0, canOversell: true, availabilityId: 4 },
      ),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-03-19',
        'Restaurant Lotsenhaus',
        'Praktisch für den Mittagstisch',
        'Gewaschen, getrocknet, gefaltet, fertig. Abends nehmen wir weiter Damast, der steht besser.',
      ),
      review(
        5,
        'en',
        '2026-06-03',
        'Juniper Street Bistro',
        'Colour has not moved',
        'Burgundy after forty washes next to a new pack: no visible difference.',
      ),
    ],
  },
  {
    id: 1253,
    manufacturerId: 115,
    categoryIds: [613],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'IE',
    customsTariffNumber: '63025910',
    attributeIds: [1],
    texts: {
      de: {
        name: 'Leinenserviette Ardrinn, 45 × 45 cm, 6 Stück',
        shortName: 'Leinenserviette Ardrinn',
        shortDescription: 'Vorgewaschene Serviette aus reinem Leinen mit Hohlsaum, auf Wunsch mit Einstickung.',
        description:
          '<p>Leinen nimmt ein Fünftel seines Gewichts an Feuchtigkeit auf, ehe es sich nass anfühlt, und fusselt nicht: der Grund, warum Gläser früher mit Leinen poliert wurden. Die Servietten sind auf die Decken der Serie abgestimmt und werden ungebügelt gelegt.</p><ul><li>Kräftige 185 g/m², fällt schwer über den Schoß</li><li>Einstickung in einer Ecke, bis 60 mm breit</li><li>60 °C; Flecken vor dem Trocknen behandeln</li></ul><p>Bestickte Servietten werden nach Ihren Angaben gefertigt und sind vom Widerruf ausgenommen.</p>',
        technicalData: factTable([
          ['Material', '100 % Leinen, 185 g/m², vorgewaschen'],
          ['Maße', '45 × 45 cm'],
          ['Saum', 'Hohlsaum, 20 mm'],
          ['Pflege', '60 °C, Trockner niedrige Temperatur'],
          ['Packung', '6 Stück'],
        ]),
        metaDescription:
          'Servietten aus vorgewaschenem irischem Leinen, 45 × 45 cm, mit Hohlsaum, in drei Farben, auf Wunsch bestickt.',
        keywords: 'Leinenserviette, Leinen Serviette, Hohlsaum, Einstickung, irisches Leinen',
        urlPath: 'tischwaesche-servietten/stofftischwaesche/mundservietten/leinenserviette-ardrinn-45-x-45-cm',
      },
      en: {
        name: 'Ardrinn linen napkin, 45 × 45 cm, 6 pieces',
        shortName: 'Ardrinn linen napkin',
        shortDescription: 'Pre-washed napkin in pure linen with hemstitch, embroidered on request.',
        description:
          '<p>Linen takes up a fifth of its weight in moisture before it feels wet, and sheds no lint: the reason why glasses used to be polished with linen. The napkins match the cloths of the range and are laid without ironing.</p><ul><li>A firm 185 g/m², falls heavily across the lap</li><li>Embroidery in one corner, up to 60 mm wide</li><li>60 °C; treat stains before drying</li></ul><p>Embroidered napkins are made to your specification and exempt from the right of withdrawal.</p>',
        technicalData: factTable([
          ['Material', '100% linen, 185 g/m², pre-washed'],
          ['Dimensions', '45 × 45 cm'],
          ['Hem', 'Hemstitch, 20 mm'],
          ['Care', '60 °C, tumble-dry low'],
          ['Pack', '6 pieces'],
        ]),
        metaDescription:
          'Napkins in pre-washed Irish linen, 45 × 45 cm, hemstitched, in three colours, embroidered on request.',
        keywords: 'linen napkin, hemstitch, embroidered napkin, Irish linen',
        urlPath: 'table-linen-napkins/textile-table-linen/cloth-napkins/ardrinn-linen-napkin-45-x-45-cm',
      },
    },
    properties: [
      fact(1, '100 % Leinen', '100% linen'),
      fact(41, '185'),
      fact(42, '60'),
      fact(44, '2.0'),
      fact(45, 'Leinwandbindung', 'Plain weave'),
    ],
    orderPropertyIds: [11, 12, 102],
    facetValueIds: [5111, 5504, 5620, 5701],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1248, relation: 'Accessory' },
      { itemId: 1252, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('napkin', '#F1EEE6', 'Weiße Leinenserviette', 'White linen napkin'),
      pictureOf('napkin', '#C9B48E', 'Leinenserviette in Natur', 'Natural linen napkin'),
      pictureOf('napkin', '#9CAE94', 'Leinenserviette in Salbei', 'Sage linen napkin'),
    ],
    variations: [
      linenNapkin(40248, { valueId: 101, letters: 'WS', picture: 0 }, inStock(84)),
      linenNapkin(40249, { valueId: 116, letters: 'NA', picture: 1 }, inStock(96)),
      linenNapkin(40250, { valueId: 106, letters: 'SB', picture: 2 }, { stock: 17, availabilityId: 3 }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-02-13',
        'Weinhaus Steigerwald',
        'Monogramm sehr fein gestickt',
        'Hundertzwanzig Stück mit Initialen, alle sauber. Lieferung zwei Tage früher als angekündigt.',
      ),
      review(
        3,
        'de',
        '2026-05-16',
        'S. Engelbrecht',
        'Salbei grauer als auf dem Bild',
        'Qualität ohne Tadel, aber der Ton ist gedeckter als am Bildschirm.',
        { reply: 'Bildschirme zeigen Salbei oft zu grün. Auf Wunsch schicken wir vorab eine Stoffprobe, kostenfrei.' },
      ),
      review(
        5,
        'en',
        '2026-07-06',
        'Rosalind Keating',
        'Better after every wash',
        'Crisp at first, wonderfully soft by the tenth wash. Glasses polish up with them as well.',
      ),
    ],
  },
];
