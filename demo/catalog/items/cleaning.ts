import type { DemoItem, DemoVariation } from '../../types.ts';
import { factTable } from '../fact-table.ts';
import { gtinOf } from '../gtin.ts';
import { hazardLabels } from '../hazard-labels.ts';

/** The same concentrate in three canisters: no attribute, only the content differs. */
function canister(
  id: number,
  liters: 5 | 10 | 20,
  price: DemoVariation['price'],
  measures: Pick<DemoVariation, 'weightG' | 'widthMm' | 'heightMm' | 'lengthMm'>,
  supply: Pick<DemoVariation, 'stock' | 'availabilityId' | 'maximumOrderQuantity' | 'pictures'>,
): DemoVariation {
  return {
    id,
    number: `TW-1059-${liters}L`,
    attributeValueIds: [],
    unitId: 4,
    content: liters,
    price,
    gtin: gtinOf(id),
    ...measures,
    ...supply,
  };
}

type ClothColor = { attributeValueId: number; letters: string; picture: number };

function clothPack(id: number, color: ClothColor, stock: number): DemoVariation {
  return {
    id,
    number: `TW-1060-${color.letters}-10`,
    attributeValueIds: [color.attributeValueId],
    unitId: 1,
    content: 10,
    price: {
      price: '14.90',
      graduated: [
        { from: 5, price: '13.50' },
        { from: 20, price: '11.90' },
      ],
    },
    stock,
    availabilityId: 1,
    weightG: 540,
    widthMm: 200,
    heightMm: 90,
    lengthMm: 210,
    gtin: gtinOf(id),
    pictures: [color.picture],
  };
}

/** What washes up and wipes down. */
export const cleaningItems: DemoItem[] = [
  {
    id: 1058,
    manufacturerId: 7,
    categoryIds: [8, 821],
    type: 'default',
    texts: {
      de: {
        name: 'Tellerspülmaschinenkorb für Haubenspülmaschinen und Korbtransportspülmaschinen, 500 × 500 mm',
        shortName: 'Tellerspülmaschinenkorb',
        shortDescription:
          'Spülkorb mit Fingerteilung für 18 Menüteller, Tabletts und GN-Behälter, offen für den freien Lauf des Spülwassers.',
        description:
          '<p>Die schräg gestellten Finger halten flache und tiefe Teller so, dass der Spülstrahl beide Seiten erreicht und das Wasser abläuft. Zwei Seiten sind offen, dort stehen Tabletts und GN-Behälter über. Alle Kanten sind gerundet; die Griffe sitzen an allen vier Seiten.</p><ul><li>18 Teller bis Ø 27 cm oder 9 bis Ø 32 cm</li><li>Stapelbar mit allen Körben im Maß 500 × 500 mm</li><li>Boden eben, läuft auf Rollenbahnen und Eckumlenkungen</li></ul><p>Die Zahl der Teller gilt für Teller bis 28 mm Höhe. Tiefe Teller und Schalen nur in jede zweite Reihe stellen.</p>',
        technicalData: factTable([
          ['Material', 'Polypropylen, grau'],
          ['Maße', '500 × 500 × 105 mm'],
          ['Teilung', '9 × 9 Finger, Abstand 50 mm, Höhe 65 mm'],
          ['Temperatur', 'Bis 95 °C'],
          ['Gewicht', '1,75 kg'],
          ['Verpackung', '5 Körbe je Überkarton'],
        ]),
        metaDescription:
          'Tellerspülmaschinenkorb 500 × 500 mm für Hauben- und Korbtransportspülmaschinen, für 18 Menüteller, stapelbar.',
        keywords: 'Tellerspülmaschinenkorb, Spülkorb, Tellerkorb, Geschirrkorb, 500 x 500, Haubenspülmaschine',
        urlPath: 'reinigung-verbrauch/tellerspuelmaschinenkorb-500-x-500-mm',
      },
      en: {
        name: 'Plate rack for hood-type and rack-conveyor dishwashers, 500 × 500 mm',
        shortName: 'Dishwasher plate rack',
        shortDescription:
          'Peg rack for 18 dinner plates, trays and GN containers, open to let the wash water run freely.',
        description:
          '<p>The angled pegs hold flat and deep plates so that the spray reaches both sides and the water drains. Two sides are open to take trays and GN containers that stand proud. All edges are rounded, and there are handles on all four sides.</p><ul><li>18 plates up to Ø 27 cm or 9 up to Ø 32 cm</li><li>Stacks with all racks of 500 × 500 mm</li><li>Flat base, runs on roller tracks and corner units</li></ul><p>The number of plates applies to plates up to 28 mm high. Place deep plates and bowls in every second row only.</p>',
        technicalData: factTable([
          ['Material', 'Polypropylene, grey'],
          ['Dimensions', '500 × 500 × 105 mm'],
          ['Pegs', '9 × 9, spacing 50 mm, height 65 mm'],
          ['Temperature', 'Up to 95 °C'],
          ['Weight', '1.75 kg'],
          ['Packaging', '5 racks per outer carton'],
        ]),
        metaDescription:
          'Plate rack 500 × 500 mm for hood-type and rack-conveyor dishwashers, for 18 dinner plates, stackable.',
        keywords: 'plate rack, dishwasher rack, peg rack, 500 x 500, hood-type dishwasher',
        urlPath: 'cleaning-consumables/plate-rack-500-x-500-mm',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '39241000',
    attributeIds: [],
    variations: [
      {
        id: 20077,
        number: 'TW-1058',
        attributeValueIds: [],
        unitId: 1,
        content: 1,
        price: {
          price: '24.90',
          graduated: [
            { from: 5, price: '22.50' },
            { from: 20, price: '19.90' },
          ],
        },
        stock: 340,
        availabilityId: 1,
        weightG: 1750,
        widthMm: 500,
        heightMm: 105,
        lengthMm: 500,
        gtin: gtinOf(20077),
        model: 'SK-T18',
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Polypropylen', en: 'Polypropylene' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 4, value: { de: '95', en: '95' } },
      { propertyId: 11, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 31, value: { de: '5', en: '5' } },
    ],
    facetValueIds: [5109, 5201, 5401, 5504, 5706],
    tagIds: [2, 5, 6],
    crossSelling: [
      { itemId: 1002, relation: 'Accessory' },
      { itemId: 1027, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'rack',
        tint: '#8B8D8E',
        alt: { de: 'Grauer Tellerspülkorb mit Fingerteilung', en: 'Grey plate rack with pegs' },
      },
      {
        family: 'rack',
        tint: '#6E7477',
        alt: { de: 'Tellerspülkorb, offene Seite für Tabletts', en: 'Plate rack, open side for trays' },
      },
    ],
  },
  {
    id: 1059,
    manufacturerId: 4,
    categoryIds: [8, 811],
    type: 'default',
    texts: {
      de: {
        name: 'Handspülmittel Klarspur, Konzentrat',
        shortName: 'Handspülmittel Klarspur',
        shortDescription:
          'Konzentriertes Spülmittel für Geschirr, Gläser und Arbeitsgeräte, im Pfandkanister zu 5, 10 oder 20 Litern.',
        description:
          '<p>Löst Fett schon bei 40 °C und lässt sich restlos abspülen, damit Bierschaum und Espressocrema stehen bleiben. Die Dosierung liegt bei 2 ml auf 5 Liter Wasser, ein Kanister mit 10 Litern reicht also für 5.000 Spülbecken dieser Größe.</p><ul><li>Parfümiert mit Zitrus, ohne Farbstoff</li><li>Hahn für 20-Liter-Kanister auf Anfrage, Gewinde DIN 61</li><li>Leere Kanister nehmen wir bei der nächsten Lieferung mit und erstatten das Pfand</li></ul><p>Nur für den gewerblichen Gebrauch.</p>',
        technicalData: factTable([
          [
            'Inhaltsstoffe',
            '15–30 % anionische Tenside, 5–15 % nichtionische Tenside, unter 5 % amphotere Tenside, Duftstoffe (Limonene), Konservierungsmittel (Phenoxyethanol)',
          ],
          ['Dosierung', '2 ml auf 5 l Wasser, bei starker Verschmutzung 5 ml'],
          ['pH-Wert', '7,0 (Konzentrat)'],
          ['Dichte', '1,03 g/ml'],
          ['Gebinde', 'Kanister 5, 10 und 20 l, Polyethylen, Pfand'],
          ['Lagerung', 'Frostfrei, im Originalgebinde'],
        ]),
        metaDescription:
          'Handspülmittel-Konzentrat im Pfandkanister zu 5, 10 und 20 Litern, 2 ml auf 5 Liter Wasser. Mit Sicherheitsdatenblatt.',
        keywords: 'Spülmittel, Handspülmittel, Konzentrat, Geschirrspülmittel, Kanister, Gastronomie',
        urlPath: 'reinigung-verbrauch/handspuelmittel-klarspur-konzentrat',
      },
      en: {
        name: 'Klarspur washing-up liquid, concentrate',
        shortName: 'Klarspur washing-up liquid',
        shortDescription:
          'Concentrated washing-up liquid for crockery, glasses and utensils, in deposit canisters of 5, 10 or 20 litres.',
        description:
          '<p>It cuts grease from 40 °C and rinses off without residue, so beer heads and espresso crema hold. At a dosage of 2 ml to 5 litres of water, a 10-litre canister makes 5,000 sinks of that size.</p><ul><li>Citrus fragrance, no dyes</li><li>Tap for 20-litre canisters on request, thread DIN 61</li><li>We collect empty canisters with the next delivery and refund the deposit</li></ul><p>For professional use only.</p>',
        technicalData: factTable([
          [
            'Ingredients',
            '15–30% anionic surfactants, 5–15% non-ionic surfactants, less than 5% amphoteric surfactants, perfumes (limonene), preservatives (phenoxyethanol)',
          ],
          ['Dosage', '2 ml to 5 l of water, 5 ml for heavy soiling'],
          ['pH', '7.0 (concentrate)'],
          ['Density', '1.03 g/ml'],
          ['Containers', 'Polyethylene canisters of 5, 10 and 20 l, with deposit'],
          ['Storage', 'Frost-free, in the original container'],
        ]),
        metaDescription:
          'Washing-up liquid concentrate in deposit canisters of 5, 10 and 20 litres, 2 ml to 5 litres. With safety data sheet.',
        keywords: 'washing-up liquid, dish soap, concentrate, detergent, canister, catering',
        urlPath: 'cleaning-consumables/klarspur-washing-up-liquid-concentrate',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '34029010',
    attributeIds: [],
    variations: [
      canister(
        20078,
        5,
        { price: '14.90' },
        { weightG: 5400, widthMm: 190, heightMm: 250, lengthMm: 145 },
        { stock: 260, availabilityId: 1, pictures: [0, 3] },
      ),
      canister(
        20079,
        10,
        { price: '26.90', graduated: [{ from: 4, price: '24.90' }] },
        { weightG: 10750, widthMm: 230, heightMm: 310, lengthMm: 190 },
        { stock: 148, availabilityId: 1, pictures: [1, 3] },
      ),
      canister(
        20080,
        20,
        { price: '47.90', graduated: [{ from: 4, price: '44.90' }] },
        { weightG: 21600, widthMm: 290, heightMm: 390, lengthMm: 240 },
        { stock: 35, availabilityId: 2, maximumOrderQuantity: 24, pictures: [2] },
      ),
    ],
    properties: [
      { propertyId: 51, value: { de: '7.0', en: '7.0' } },
      { propertyId: 52, value: { de: '2 ml auf 5 l Wasser', en: '2 ml to 5 l of water' } },
      { propertyId: 53, value: hazardLabels.irritant },
      { propertyId: 54, value: { de: '2', en: '2' } },
    ],
    orderPropertyIds: [14],
    facetValueIds: [5615, 5704, 5706],
    tagIds: [2, 3, 6],
    crossSelling: [
      { itemId: 1060, relation: 'Accessory' },
      { itemId: 1058, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'cleaner-bottle',
        tint: '#9CAE94',
        alt: { de: 'Kanister mit 5 Litern Handspülmittel', en: '5-litre canister of washing-up liquid' },
      },
      {
        family: 'cleaner-bottle',
        tint: '#9CAE94',
        alt: { de: 'Kanister mit 10 Litern Handspülmittel', en: '10-litre canister of washing-up liquid' },
      },
      {
        family: 'cleaner-bottle',
        tint: '#9CAE94',
        alt: { de: 'Kanister mit 20 Litern Handspülmittel', en: '20-litre canister of washing-up liquid' },
      },
      {
        family: 'cleaner-bottle',
        tint: '#C9D3C2',
        alt: { de: 'Handspülmittel in zwei Gebinden', en: 'Washing-up liquid in two sizes' },
      },
    ],
    reviews: [
      {
        rating: 5,
        author: 'Vereinsheim am Hafen',
        title: 'Schaum bleibt auf dem Bier',
        text: 'Genau deshalb gekauft und genau das stimmt. Gut nachspülen muss man trotzdem.',
        language: 'de',
        day: '2026-07-19',
        verified: true,
      },
      {
        rating: 4,
        author: 'R. Calloway',
        title: 'Economical',
        text: 'A canister lasts us about two months. Would be five stars with the tap included.',
        language: 'en',
        day: '2026-04-02',
        verified: false,
      },
    ],
  },
  {
    id: 1060,
    manufacturerId: 4,
    categoryIds: [8, 831],
    type: 'default',
    texts: {
      de: {
        name: 'Mikrofasertuch Klarspur, 40 × 40 cm, 10 Stück',
        shortName: 'Mikrofasertuch Klarspur',
        shortDescription:
          'Gestricktes Mikrofasertuch für feuchte Reinigung, in vier Farben zur Trennung der Bereiche. Packung zu 10 Stück.',
        description:
          '<p>Nimmt Fett und Fingerabdrücke mit klarem Wasser auf und kommt ohne Reiniger aus, solange nichts angetrocknet ist. Vier Farben halten Tücher aus Sanitärbereich und Küche auseinander.</p><ul><li><strong>Rot:</strong> WC und Urinal</li><li><strong>Gelb:</strong> Waschbecken, Dusche, Fliesen</li><li><strong>Blau:</strong> Möbel und Oberflächen</li><li><strong>Grün:</strong> Küche</li></ul><p>Bis 500 Wäschen bei 60 °C, zur Desinfektion bis 95 °C. Weichspüler und Chlorbleiche zerstören die Faser.</p>',
        technicalData: factTable([
          ['Material', '80 % Polyester, 20 % Polyamid, 320 g/m²'],
          ['Maße', '40 × 40 cm'],
          ['Gewicht', '51 g je Tuch'],
          ['Pflege', '60 °C, zur Desinfektion 95 °C, Trockner bis 60 °C'],
          ['Packung', '10 Stück einer Farbe'],
        ]),
        metaDescription:
          'Mikrofasertücher 40 × 40 cm, 320 g/m², in Rot, Gelb, Blau und Grün. Packung zu 10, bis 95 °C waschbar.',
        keywords: 'Mikrofasertuch, Reinigungstuch, Putztuch, Farbcode, HACCP, Housekeeping',
        urlPath: 'reinigung-verbrauch/mikrofasertuch-klarspur-40-x-40-cm',
      },
      en: {
        name: 'Klarspur microfibre cloth, 40 × 40 cm, 10 pieces',
        shortName: 'Klarspur microfibre cloth',
        shortDescription:
          'Knitted microfibre cloth for damp cleaning, in four colours to keep areas apart. Pack of 10.',
        description:
          '<p>It lifts grease and fingerprints with plain water and needs no cleaning agent as long as nothing has dried on. Four colours keep cloths from sanitary areas and kitchens apart.</p><ul><li><strong>Red:</strong> toilets and urinals</li><li><strong>Yellow:</strong> basins, showers, tiles</li><li><strong>Blue:</strong> furniture and surfaces</li><li><strong>Green:</strong> kitchen</li></ul><p>Up to 500 washes at 60 °C, for disinfection at up to 95 °C. Fabric softener and chlorine bleach destroy the fibre.</p>',
        technicalData: factTable([
          ['Material', '80% polyester, 20% polyamide, 320 g/m²'],
          ['Dimensions', '40 × 40 cm'],
          ['Weight', '51 g per cloth'],
          ['Care', '60 °C, for disinfection 95 °C, tumble-dry to 60 °C'],
          ['Pack', '10 pieces of one colour'],
        ]),
        metaDescription:
          'Microfibre cloths 40 × 40 cm, 320 g/m², in red, yellow, blue and green. Pack of 10, washable to 95 °C.',
        keywords: 'microfibre cloth, cleaning cloth, colour-coded, HACCP, housekeeping',
        urlPath: 'cleaning-consumables/klarspur-microfibre-cloth-40-x-40-cm',
      },
    },
    vatId: 0,
    producingCountryIso: 'CN',
    customsTariffNumber: '63071010',
    attributeIds: [1],
    variations: [
      clothPack(20081, { attributeValueId: 122, letters: 'BL', picture: 0 }, 640),
      clothPack(20082, { attributeValueId: 120, letters: 'RT', picture: 1 }, 420),
      clothPack(20083, { attributeValueId: 121, letters: 'GE', picture: 2 }, 390),
      clothPack(20084, { attributeValueId: 123, letters: 'GN', picture: 3 }, 515),
    ],
    properties: [
      { propertyId: 1, value: { de: '80 % Polyester, 20 % Polyamid', en: '80% polyester, 20% polyamide' } },
      { propertyId: 41, value: { de: '320', en: '320' } },
      { propertyId: 42, value: { de: '95', en: '95' } },
    ],
    facetValueIds: [5113, 5504, 5615, 5706, 5707],
    tagIds: [2],
    crossSelling: [{ itemId: 1059, relation: 'Accessory' }],
    pictures: [
      { family: 'cloth', tint: '#2F5E9E', alt: { de: 'Blaues Mikrofasertuch', en: 'Blue microfibre cloth' } },
      { family: 'cloth', tint: '#A3271F', alt: { de: 'Rotes Mikrofasertuch', en: 'Red microfibre cloth' } },
      { family: 'cloth', tint: '#E4BC3A', alt: { de: 'Gelbes Mikrofasertuch', en: 'Yellow microfibre cloth' } },
      { family: 'cloth', tint: '#4A7D43', alt: { de: 'Grünes Mikrofasertuch', en: 'Green microfibre cloth' } },
    ],
  },
];
