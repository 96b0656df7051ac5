import type { DemoItem, DemoVariation } from '../../types.ts';
import { factTable } from '../fact-table.ts';
import { gtinOf } from '../gtin.ts';

function reedPiece(
  id: number,
  letters: string,
  valueId: number,
  size: { lengthMm: number; weightG: number; picture: 0 | 1 | 2 },
  supply: Pick<DemoVariation, 'price' | 'stock' | 'canOversell' | 'availabilityId'>,
): DemoVariation {
  return {
    id,
    number: `TW-1028-${letters}`,
    attributeValueIds: [valueId],
    unitId: 1,
    content: 1,
    minimumOrderQuantity: 12,
    intervalOrderQuantity: 12,
    weightG: size.weightG,
    lengthMm: size.lengthMm,
    gtin: gtinOf(id),
    model: `BD-S-${letters}`,
    pictures: [size.picture],
    ...supply,
  };
}

export const cutlery: DemoItem[] = [
  {
    id: 1028,
    manufacturerId: 5,
    categoryIds: [3, 311],
    type: 'default',
    texts: {
      de: {
        name: 'Tafelbesteck Schilf, Edelstahl',
        shortName: 'Besteck Schilf',
        shortDescription:
          'Schmales, poliertes Besteck mit spitz zulaufendem Griff. Sieben Teile, je Teil im Dutzend, auf Wunsch graviert.',
        description:
          '<p>Schilf ist 3,5 mm stark und im Griff ausgewogen: Das Messer liegt mit der Klinge nach innen von selbst richtig auf dem Teller. Der Griff ist glatt und hat keine Kante, an der sich beim Spülen Reste halten.</p><ul><li>Gabeln und Löffel aus Edelstahl 18/10</li><li>Messer als Monoblock aus Klingenstahl 13/0, gehärtet auf 52 HRC</li><li>Gravur auf dem Griff, höchstens 18 Zeichen</li></ul><p>Nachkauf bis mindestens 2041.</p>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, Messer 13/0'],
          ['Materialstärke', '3,5 mm, Kaffee- und Espressolöffel 2,5 mm'],
          [
            'Länge',
            'Messer 232, Gabel 205, Löffel 205, Kaffeelöffel 140, Espressolöffel 110, Kuchengabel 150, Fischmesser 208 mm',
          ],
          ['Oberfläche', 'Hochglanzpoliert'],
          ['Norm', 'EN ISO 8442-2'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Tafelbesteck Schilf aus poliertem Edelstahl 18/10: Messer, Gabeln und Löffel im Dutzend, Gravur möglich, Nachkauf bis 2041.',
        keywords: 'Besteck, Tafelbesteck, Menübesteck, Menümesser, Menügabel, Edelstahl 18/10, Gravur, Schilf',
        urlPath: 'besteck/tafelbesteck-schilf',
      },
      en: {
        name: 'Schilf table cutlery, stainless steel',
        shortName: 'Schilf cutlery',
        shortDescription:
          'Slender polished cutlery with a tapering handle. Seven pieces, sold by the dozen, engraved on request.',
        description:
          '<p>Schilf is 3.5 mm thick and balanced at the handle: the knife settles on the plate with its blade facing inwards. The handle is smooth and has no edge where residue could stay after washing.</p><ul><li>Forks and spoons in 18/10 stainless steel</li><li>One-piece knives in 13/0 blade steel, hardened to 52 HRC</li><li>Engraving on the handle, 18 characters at most</li></ul><p>Reorders until 2041 at least.</p>',
        technicalData: factTable([
          ['Material', 'Stainless steel 18/10, knives 13/0'],
          ['Material thickness', '3.5 mm, coffee and espresso spoons 2.5 mm'],
          [
            'Length',
            'Knife 232, fork 205, spoon 205, coffee spoon 140, espresso spoon 110, cake fork 150, fish knife 208 mm',
          ],
          ['Surface', 'Mirror polished'],
          ['Standard', 'EN ISO 8442-2'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Schilf table cutlery in polished 18/10 stainless steel: knives, forks and spoons by the dozen, engraving, reorders until 2041.',
        keywords: 'cutlery, table cutlery, table knife, table fork, stainless steel 18/10, engraving, Schilf',
        urlPath: 'cutlery/schilf-table-cutlery',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '82159910',
    attributeIds: [7],
    variations: [
      reedPiece(
        10281,
        'MG',
        713,
        { lengthMm: 205, weightG: 52, picture: 1 },
        {
          price: {
            price: '3.90',
            graduated: [
              { from: 60, price: '3.65' },
              { from: 120, price: '3.40' },
            ],
          },
          stock: 4320,
          availabilityId: 1,
        },
      ),
      reedPiece(
        10280,
        'MM',
        712,
        { lengthMm: 232, weightG: 88, picture: 0 },
        {
          price: {
            price: '6.40',
            graduated: [
              { from: 60, price: '5.95' },
              { from: 120, price: '5.60' },
            ],
          },
          stock: 3960,
          availabilityId: 1,
        },
      ),
      reedPiece(
        10282,
        'ML',
        714,
        { lengthMm: 205, weightG: 58, picture: 2 },
        {
          price: {
            price: '3.90',
            graduated: [
              { from: 60, price: '3.65' },
              { from: 120, price: '3.40' },
            ],
          },
          stock: 3600,
          availabilityId: 1,
        },
      ),
      reedPiece(
        10283,
        'KL',
        715,
        { lengthMm: 140, weightG: 24, picture: 2 },
        {
          price: {
            price: '2.60',
            graduated: [
              { from: 60, price: '2.45' },
              { from: 120, price: '2.30' },
            ],
          },
          stock: 5040,
          availabilityId: 1,
        },
      ),
      reedPiece(
        10284,
        'EL',
        716,
        { lengthMm: 110, weightG: 15, picture: 2 },
        { price: { price: '2.40', graduated: [{ from: 60, price: '2.25' }] }, stock: 1020, availabilityId: 2 },
      ),
      reedPiece(
        10285,
        'KG',
        717,
        { lengthMm: 150, weightG: 26, picture: 1 },
        {
          price: { price: '2.90', graduated: [{ from: 60, price: '2.70' }] },
          stock: 96,
          canOversell: true,
          availabilityId: 6,
        },
      ),
      reedPiece(
        10286,
        'FM',
        718,
        { lengthMm: 208, weightG: 60, picture: 0 },
        { price: { price: '4.60' }, stock: 0, canOversell: true, availabilityId: 8 },
      ),
    ],
    properties: [
      { propertyId: 1, value: { de: 'Edelstahl 18/10, Messer 13/0', en: 'Stainless steel 18/10, knives 13/0' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 5, value: { de: '3.5', en: '3.5' } },
      { propertyId: 6, value: { de: 'Hochglanzpoliert', en: 'Mirror polished' } },
      { propertyId: 14, value: { de: '15', en: '15' } },
      { propertyId: 16, value: { de: 'EN ISO 8442-2', en: 'EN ISO 8442-2' } },
    ],
    orderPropertyIds: [1, 2, 69],
    facetValueIds: [5104, 5201, 5302, 5606, 5701, 5702],
    tagIds: [2, 5, 6],
    crossSelling: [
      { itemId: 1030, relation: 'Bundle' },
      { itemId: 1029, relation: 'Accessory' },
      { itemId: 1002, relation: 'Accessory' },
    ],
    pictures: [
      {
        family: 'knife',
        tint: '#C4C8CB',
        alt: { de: 'Gabel, Messer und Löffel der Serie Schilf', en: 'Fork, knife and spoons of the Schilf range' },
      },
      { family: 'fork', tint: '#C4C8CB', alt: { de: 'Gabel der Serie Schilf', en: 'Fork of the Schilf range' } },
      { family: 'spoon', tint: '#C4C8CB', alt: { de: 'Löffel der Serie Schilf', en: 'Spoon of the Schilf range' } },
    ],
    reviews: [
      {
        rating: 5,
        author: 'Hotel Lindengarten',
        title: 'Gravur sauber, Lieferung pünktlich',
        text: '240 Teile mit Hausnamen. Die Gravur ist scharf und nach vier Monaten unverändert. Keine Flugrostflecken auf den Messern.',
        language: 'de',
        day: '2026-07-21',
        verified: true,
        reply: 'Danke. Ein Hinweis für alle: Flugrost kommt meist von fremden Teilen im selben Korb.',
      },
      {
        rating: 4,
        author: 'J. Ravenscroft',
        title: 'Well balanced',
        text: 'Good weight and a pleasant handle. The cake forks took five weeks, so plan ahead for those.',
        language: 'en',
        day: '2026-03-16',
        verified: true,
      },
    ],
  },
  {
    id: 1029,
    manufacturerId: 5,
    categoryIds: [3, 312],
    type: 'default',
    texts: {
      de: {
        name: 'Steakmesser Domhof, glatte Klinge',
        shortName: 'Steakmesser Domhof',
        shortDescription:
          'Steakmesser mit nachschärfbarer glatter Klinge. Griff aus Nussbaum oder aus spülmaschinenfestem Kunststoff.',
        description:
          '<p>Eine glatte Klinge trennt die Faser, statt sie zu reißen, und lässt sich auf jedem Wetzstahl nachziehen. Klinge und Angel sind aus einem Stück geschmiedet, der Griff ist dreifach vernietet.</p><ul><li>Klinge 115 mm, 2 mm stark, 54 HRC</li><li><strong>Nussbaum</strong>: von Hand spülen und ölen</li><li><strong>Schwarz</strong>: POM-Griff, für die Spülmaschine</li></ul>',
        technicalData: factTable([
          ['Klinge', 'X50CrMoV15, geschmiedet, 115 mm'],
          ['Gesamtlänge', '228 mm'],
          ['Härte', '54 HRC'],
          ['Gewicht', '92 g (Nussbaum), 98 g (POM)'],
          ['Spülmaschine', 'POM: ja, Nussbaum: nein'],
          ['Norm', 'EN ISO 8442-5'],
        ]),
        metaDescription:
          'Geschmiedetes Steakmesser Domhof mit glatter, nachschärfbarer Klinge, Griff aus Nussbaum oder POM. Ab 6 Stück, Gravur möglich.',
        keywords: 'Steakmesser, Fleischmesser, Tafelmesser, glatte Klinge, Nussbaum, Gravur, Domhof',
        urlPath: 'besteck/steakmesser-domhof',
      },
      en: {
        name: 'Domhof steak knife, plain edge',
        shortName: 'Domhof steak knife',
        shortDescription:
          'Steak knife with a plain blade that can be re-sharpened. Handle in walnut or dishwasher-safe plastic.',
        description:
          '<p>A plain blade parts the fibre instead of tearing it and can be drawn on any sharpening steel. Blade and tang are forged in one piece; the handle has three rivets.</p><ul><li>Blade of 115 mm, 2 mm thick, 54 HRC</li><li><strong>Walnut</strong>: wash by hand and oil</li><li><strong>Black</strong>: POM handle, for the dishwasher</li></ul>',
        technicalData: factTable([
          ['Blade', 'X50CrMoV15, forged, 115 mm'],
          ['Overall length', '228 mm'],
          ['Hardness', '54 HRC'],
          ['Weight', '92 g (walnut), 98 g (POM)'],
          ['Dishwasher', 'POM: yes, walnut: no'],
          ['Standard', 'EN ISO 8442-5'],
        ]),
        metaDescription:
          'Forged Domhof steak knife with a plain blade that can be re-sharpened, handle in walnut or POM. From 6 pieces, engraved on request.',
        keywords: 'steak knife, table knife, plain edge, walnut, engraving, Domhof',
        urlPath: 'cutlery/domhof-steak-knife',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '82119100',
    attributeIds: [1],
    variations: [
      {
        id: 10290,
        number: 'TW-1029-NU',
        attributeValueIds: [129],
        unitId: 1,
        content: 1,
        price: { price: '12.90', recommended: '15.90', graduated: [{ from: 24, price: '11.90' }] },
        stock: 174,
        availabilityId: 1,
        minimumOrderQuantity: 6,
        intervalOrderQuantity: 6,
        weightG: 92,
        widthMm: 24,
        heightMm: 14,
        lengthMm: 228,
        gtin: gtinOf(10290),
        model: 'BD-D-SM-N',
        pictures: [0],
      },
      {
        id: 10291,
        number: 'TW-1029-SW',
        attributeValueIds: [103],
        unitId: 1,
        content: 1,
        price: { price: '10.90', recommended: '13.50', graduated: [{ from: 24, price: '9.90' }] },
        stock: 12,
        availabilityId: 2,
        minimumOrderQuantity: 6,
        intervalOrderQuantity: 6,
        weightG: 98,
        widthMm: 24,
        heightMm: 14,
        lengthMm: 228,
        gtin: gtinOf(10291),
        model: 'BD-D-SM-P',
        pictures: [1],
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Klingenstahl X50CrMoV15', en: 'Blade steel X50CrMoV15' } },
      { propertyId: 5, value: { de: '2.0', en: '2.0' } },
      { propertyId: 16, value: { de: 'EN ISO 8442-5', en: 'EN ISO 8442-5' } },
    ],
    orderPropertyIds: [1, 2, 10],
    facetValueIds: [5104, 5607, 5701],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1028, relation: 'Similar' },
      { itemId: 1006, relation: 'Accessory' },
    ],
    pictures: [
      {
        family: 'knife',
        tint: '#5C4033',
        alt: { de: 'Steakmesser Domhof mit Nussbaumgriff', en: 'Domhof steak knife with walnut handle' },
      },
      {
        family: 'knife',
        tint: '#1E1E1E',
        alt: { de: 'Steakmesser Domhof mit schwarzem Griff', en: 'Domhof steak knife with black handle' },
      },
    ],
  },
  {
    id: 1030,
    manufacturerId: 5,
    categoryIds: [3, 311],
    type: 'default',
    texts: {
      de: {
        name: 'Besteckset Schilf, 24-teilig, in Buchenkassette',
        shortName: 'Besteckset Schilf 24-teilig',
        shortDescription:
          'Menübesteck für sechs Personen in einer Kassette mit Einlage. Für Appartement, Ferienwohnung und als Gastgeschenk.',
        description:
          '<p>Die Kassette hält die Teile in gefrästen Fächern, fehlende Teile fallen beim Zimmercheck sofort auf. Ersatz bestellen Sie im Dutzend aus der Serie.</p><ul><li>6 Menümesser, 6 Menügabeln, 6 Menülöffel, 6 Kaffeelöffel</li><li>Kassette aus geölter Buche, Einlage herausnehmbar</li></ul><p>Auf Wunsch als Geschenk verpackt, mit Ihrer Grußkarte.</p>',
        technicalData: factTable([
          ['Inhalt', '24 Teile für 6 Personen'],
          ['Material', 'Edelstahl 18/10, Messer 13/0'],
          ['Kassette', 'Buche, geölt, 345 × 255 × 62 mm'],
          ['Gewicht', '2,9 kg'],
          ['Spülmaschine', 'Besteck: ja'],
        ]),
        metaDescription:
          'Besteckset Schilf aus poliertem Edelstahl 18/10, 24 Teile für sechs Personen, in Buchenkassette, auf Wunsch als Geschenk verpackt.',
        keywords: 'Besteckset, Besteckkasten, 24-teilig, Ferienwohnung, Gastgeschenk, Schilf',
        urlPath: 'besteck/besteckset-schilf-24-teilig',
      },
      en: {
        name: 'Schilf cutlery set, 24 pieces, in a beech case',
        shortName: 'Schilf cutlery set, 24 pieces',
        shortDescription:
          'Table cutlery for six in a case with a fitted tray. For serviced apartments, holiday lets and as a gift.',
        description:
          '<p>The case holds the pieces in milled compartments, so anything missing shows at once during the room check. Replacements are ordered by the dozen from the range.</p><ul><li>6 table knives, 6 table forks, 6 table spoons, 6 coffee spoons</li><li>Case in oiled beech, tray removable</li></ul><p>Gift-wrapped on request, with your greeting card.</p>',
        technicalData: factTable([
          ['Contents', '24 pieces for 6 people'],
          ['Material', 'Stainless steel 18/10, knives 13/0'],
          ['Case', 'Beech, oiled, 345 × 255 × 62 mm'],
          ['Weight', '2.9 kg'],
          ['Dishwasher', 'Cutlery: yes'],
        ]),
        metaDescription:
          'Schilf cutlery set in polished 18/10 stainless steel, 24 pieces for six people, in a beech case, gift-wrapped on request.',
        keywords: 'cutlery set, cutlery case, 24 pieces, holiday let, gift, Schilf',
        urlPath: 'cutlery/schilf-cutlery-set-24-pieces',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '82152010',
    attributeIds: [],
    variations: [
      {
        id: 10300,
        number: 'TW-1030-SET',
        attributeValueIds: [],
        unitId: 2,
        content: 1,
        price: { price: '89.00', recommended: '109.00' },
        stock: 45,
        availabilityId: 1,
        maximumOrderQuantity: 20,
        weightG: 2900,
        widthMm: 255,
        lengthMm: 345,
        heightMm: 62,
        gtin: gtinOf(10300),
        model: 'BD-S-SET24',
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Edelstahl 18/10, Messer 13/0', en: 'Stainless steel 18/10, knives 13/0' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 33, value: { de: 'Buchenkassette', en: 'Beech case' } },
    ],
    orderPropertyIds: [6, 7, 10],
    facetValueIds: [5104, 5201, 5302, 5606, 5707],
    tagIds: [5, 6, 7],
    crossSelling: [
      { itemId: 1028, relation: 'ReplacementPart' },
      { itemId: 1029, relation: 'Accessory' },
    ],
    pictures: [
      {
        family: 'cutlery-set',
        tint: '#C4C8CB',
        alt: { de: 'Besteckset Schilf, 24-teilig', en: 'Schilf cutlery set, 24 pieces' },
      },
      {
        family: 'box',
        tint: '#B08A5B',
        alt: { de: 'Buchenkassette des Bestecksets', en: 'Beech case of the cutlery set' },
      },
    ],
    reviews: [
      {
        rating: 5,
        author: 'Appartementhaus Werft 9',
        title: 'Vollständigkeit auf einen Blick',
        text: 'Wir haben alle 22 Wohnungen damit ausgestattet. Die Reinigungskraft sieht sofort, ob etwas fehlt. Das spart uns jede Woche Nachzählen.',
        language: 'de',
        day: '2026-10-05',
        verified: true,
      },
    ],
  },
];
