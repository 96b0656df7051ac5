import type { DemoItem, DemoVariation } from '../../types.ts';
import { factTable } from '../fact-table.ts';
import { gtinOf } from '../gtin.ts';

type Supply = Pick<DemoVariation, 'stock' | 'canOversell' | 'availabilityId'>;

const white = { valueId: 101, letters: 'WS', picture: 0 };
const bottleGreen = { valueId: 107, letters: 'FG', picture: 1 };

/** The same napkin in a pack of 100 and a carton of 1,000: one colour, two contents. */
function tissueNapkin(
  id: number,
  color: typeof white,
  content: 100 | 1000,
  price: DemoVariation['price'],
  supply: Supply,
): DemoVariation {
  const isCarton = content === 1000;
  return {
    id,
    number: `TW-1049-${color.letters}-${content}`,
    attributeValueIds: [color.valueId],
    unitId: 1,
    content,
    price,
    weightG: isCarton ? 6100 : 580,
    widthMm: isCarton ? 350 : 170,
    heightMm: isCarton ? 360 : 110,
    lengthMm: isCarton ? 520 : 170,
    gtin: gtinOf(id),
    pictures: isCarton ? [color.picture, 2] : [color.picture],
    ...supply,
  };
}

function tablecloth(
  id: number,
  { valueId, centimeters: [width, length] }: { valueId: number; centimeters: [number, number] },
  [piece, from20]: [piece: string, from20: string],
  weightG: number,
  supply: Supply,
): DemoVariation {
  return {
    id,
    number: `TW-1052-${width}-${length}`,
    attributeValueIds: [valueId],
    unitId: 1,
    content: 1,
    price: { price: piece, graduated: [{ from: 20, price: from20 }] },
    weightG,
    widthMm: width * 10,
    lengthMm: length * 10,
    gtin: gtinOf(id),
    ...supply,
  };
}

/** Table linen to launder and table coverings of tissue and airlaid. */
export const linenItems: DemoItem[] = [
  {
    id: 1049,
    manufacturerId: 4,
    categoryIds: [6, 621],
    type: 'default',
    texts: {
      de: {
        name: 'Tissue-Serviette 3-lagig, 33 × 33 cm, 1/4-Falz',
        shortName: 'Tissue-Serviette 3-lagig',
        shortDescription:
          'Dreilagige Serviette mit Prägerand für Frühstück, Mittagstisch und Kaffee, in der Packung zu 100 oder im Karton zu 1.000 Stück.',
        description:
          '<p>Drei Lagen reiner Zellstoff mit 17 g/m² je Lage: saugfähig genug für Speisen mit Sauce, dünn genug zum Falten. Der Prägerand hält die Lagen zusammen, auch wenn die Serviette feucht wird.</p><ul><li>Durchgefärbt mit wasserfesten Farben, geprüft auf Farbechtheit nach EN 646</li><li>Flaschengrün im Ton des Tischläufers Klarspur</li></ul><p>Für das Abendgeschäft mit gedecktem Tisch empfehlen wir Mundservietten aus Baumwolle.</p>',
        technicalData: factTable([
          ['Material', 'Tissue aus Zellstoff, 3-lagig, 3 × 17 g/m²'],
          ['Maße offen', '33 × 33 cm'],
          ['Maße gefaltet', '16,5 × 16,5 cm (1/4-Falz)'],
          ['Packung', '100 Stück, in Papier'],
          ['Karton', '1.000 Stück, 10 Packungen'],
          ['Lebensmittelkontakt', 'Geeignet, BfR-Empfehlung XXXVI'],
        ]),
        metaDescription:
          'Dreilagige Tissue-Servietten 33 × 33 cm in Weiß und Flaschengrün, Packung zu 100 oder Karton zu 1.000 Stück.',
        keywords: 'Serviette, Tissue-Serviette, Papierserviette, 3-lagig, 33 x 33, Frühstücksserviette',
        urlPath: 'tischwaesche-servietten/tissue-serviette-3-lagig-33-x-33-cm',
      },
      en: {
        name: 'Tissue napkin 3-ply, 33 × 33 cm, 1/4 fold',
        shortName: 'Tissue napkin 3-ply',
        shortDescription:
          'Three-ply napkin with embossed border for breakfast, lunch and coffee, in packs of 100 or cartons of 1,000.',
        description:
          '<p>Three plies of pure cellulose at 17 g/m² each: absorbent enough for dishes with sauce, thin enough to fold. The embossed border holds the plies together even when the napkin gets damp.</p><ul><li>Dyed throughout with waterproof colours, tested for fastness to EN 646</li><li>Bottle green in the shade of the Klarspur table runner</li></ul><p>For evening service at laid tables we recommend cotton napkins.</p>',
        technicalData: factTable([
          ['Material', 'Cellulose tissue, 3-ply, 3 × 17 g/m²'],
          ['Dimensions open', '33 × 33 cm'],
          ['Dimensions folded', '16.5 × 16.5 cm (1/4 fold)'],
          ['Pack', '100 pieces, paper-wrapped'],
          ['Carton', '1,000 pieces, 10 packs'],
          ['Food contact', 'Suitable, BfR Recommendation XXXVI'],
        ]),
        metaDescription:
          'Three-ply tissue napkins 33 × 33 cm in white and bottle green, packs of 100 or cartons of 1,000.',
        keywords: 'napkin, tissue napkin, paper napkin, 3-ply, 33 x 33, breakfast napkin',
        urlPath: 'table-linen-napkins/tissue-napkin-3-ply-33-x-33-cm',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '48183000',
    attributeIds: [1],
    variations: [
      tissueNapkin(20052, white, 100, { price: '4.90' }, { stock: 860, availabilityId: 1 }),
      tissueNapkin(
        20053,
        white,
        1000,
        { price: '41.90', graduated: [{ from: 6, price: '38.90' }] },
        { stock: 172, availabilityId: 1 },
      ),
      tissueNapkin(20054, bottleGreen, 100, { price: '5.90' }, { stock: 420, availabilityId: 1 }),
      tissueNapkin(
        20055,
        bottleGreen,
        1000,
        { price: '51.90', graduated: [{ from: 6, price: '47.90' }] },
        { stock: 38, availabilityId: 2 },
      ),
    ],
    properties: [
      { propertyId: 1, value: { de: 'Zellstoff, 3-lagig', en: 'Cellulose, 3-ply' } },
      { propertyId: 41, value: { de: '51', en: '51' } },
      { propertyId: 33, value: { de: 'Papier und Wellpappe', en: 'Paper and corrugated board' } },
    ],
    facetValueIds: [5112, 5504, 5615, 5701, 5703, 5705],
    tagIds: [2, 6],
    crossSelling: [
      { itemId: 1053, relation: 'Accessory' },
      { itemId: 1050, relation: 'Similar' },
      { itemId: 1051, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'napkin',
        tint: '#F6F4EF',
        alt: { de: 'Weiße Tissue-Serviette, gefaltet', en: 'White tissue napkin, folded' },
      },
      {
        family: 'napkin',
        tint: '#14493B',
        alt: { de: 'Flaschengrüne Tissue-Serviette, gefaltet', en: 'Bottle green tissue napkin, folded' },
      },
      {
        family: 'box',
        tint: '#C9A77A',
        alt: { de: 'Karton mit 1.000 Servietten', en: 'Carton of 1,000 napkins' },
      },
    ],
    reviews: [
      {
        rating: 5,
        author: 'Café Morgenrot',
        title: 'Grün passt zum Haus',
        text: 'Farbe ist über drei Lieferungen gleich geblieben, färbt auch auf nassem Tisch nicht ab.',
        language: 'de',
        day: '2026-06-09',
        verified: true,
      },
    ],
  },
  {
    id: 1050,
    manufacturerId: 4,
    categoryIds: [6, 8, 621],
    type: 'default',
    texts: {
      de: {
        name: 'Tissue-Serviette 1-lagig, 33 × 33 cm, weiß, lose',
        shortName: 'Tissue-Serviette 1-lagig',
        shortDescription:
          'Einlagige weiße Serviette für Imbiss, Kantine und Großveranstaltung, stückweise berechnet, Abgabe in Einheiten zu 5.000.',
        description:
          '<p>Die Serviette für hohe Stückzahlen. Berechnet wird je Stück, geliefert im Karton zu 5.000 in zehn Bündeln, die ohne Umpacken in die üblichen Entnahmeboxen passen.</p><ul><li>Reiner Zellstoff, nicht optisch aufgehellt</li><li>Volle Palette: 32 Kartons, 160.000 Stück</li></ul><p>Ab einer Palette liefern wir per Spedition mit Avis. Rahmenverträge mit festem Abruf schließen wir ab einer Million Stück im Jahr.</p>',
        technicalData: factTable([
          ['Material', 'Tissue aus Zellstoff, 1-lagig, 17 g/m²'],
          ['Maße offen', '33 × 33 cm'],
          ['Maße gefaltet', '16,5 × 16,5 cm (1/4-Falz)'],
          ['Karton', '5.000 Stück, 520 × 350 × 400 mm, 10 kg'],
          ['Palette', '32 Kartons, 160.000 Stück'],
          ['Lebensmittelkontakt', 'Geeignet, BfR-Empfehlung XXXVI'],
        ]),
        metaDescription:
          'Einlagige weiße Servietten 33 × 33 cm für Imbiss und Kantine, ab 5.000 Stück, Staffelpreise bis zur vollen Palette.',
        keywords: 'Imbissserviette, Serviette einlagig, Papierserviette, Großpackung, Kantine, Catering',
        urlPath: 'tischwaesche-servietten/tissue-serviette-1-lagig-33-x-33-cm',
      },
      en: {
        name: 'Tissue napkin 1-ply, 33 × 33 cm, white, loose',
        shortName: 'Tissue napkin 1-ply',
        shortDescription:
          'Single-ply white napkin for snack bars, canteens and large events, priced by the piece, sold in lots of 5,000.',
        description:
          '<p>The napkin for large numbers. It is priced by the piece and supplied in cartons of 5,000 in ten bundles, which fit the usual dispensers without repacking.</p><ul><li>Pure cellulose, no optical brighteners</li><li>Full pallet: 32 cartons, 160,000 pieces</li></ul><p>From one pallet we deliver by freight with advance notice. Call-off contracts are available from one million pieces a year.</p>',
        technicalData: factTable([
          ['Material', 'Cellulose tissue, 1-ply, 17 g/m²'],
          ['Dimensions open', '33 × 33 cm'],
          ['Dimensions folded', '16.5 × 16.5 cm (1/4 fold)'],
          ['Carton', '5,000 pieces, 520 × 350 × 400 mm, 10 kg'],
          ['Pallet', '32 cartons, 160,000 pieces'],
          ['Food contact', 'Suitable, BfR Recommendation XXXVI'],
        ]),
        metaDescription:
          'Single-ply white napkins 33 × 33 cm for snack bars and canteens, from 5,000, quantity discounts up to full pallets.',
        keywords: 'snack napkin, single-ply napkin, paper napkin, bulk, canteen, catering',
        urlPath: 'table-linen-napkins/tissue-napkin-1-ply-33-x-33-cm',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '48183000',
    attributeIds: [],
    variations: [
      {
        id: 20056,
        number: 'TW-1050',
        attributeValueIds: [],
        unitId: 1,
        content: 1,
        price: {
          price: '0.0138',
          graduated: [
            { from: 25000, price: '0.0129' },
            { from: 160000, price: '0.0117' },
          ],
        },
        stock: 1280000,
        availabilityId: 1,
        minimumOrderQuantity: 5000,
        intervalOrderQuantity: 5000,
        maximumOrderQuantity: 640000,
        weightG: 2,
        widthMm: 165,
        heightMm: 1,
        lengthMm: 165,
        gtin: gtinOf(20056),
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Zellstoff, 1-lagig', en: 'Cellulose, 1-ply' } },
      { propertyId: 31, value: { de: '5000', en: '5000' } },
      { propertyId: 32, value: { de: '160000', en: '160000' } },
      { propertyId: 41, value: { de: '17', en: '17' } },
    ],
    facetValueIds: [5112, 5504, 5702, 5705, 5708],
    tagIds: [6],
    crossSelling: [{ itemId: 1049, relation: 'Similar' }],
    pictures: [
      {
        family: 'napkin',
        tint: '#FBFAF7',
        alt: { de: 'Einlagige weiße Servietten im Bündel', en: 'Single-ply white napkins in a bundle' },
      },
      {
        family: 'box',
        tint: '#C9A77A',
        alt: { de: 'Karton mit 5.000 Servietten', en: 'Carton of 5,000 napkins' },
      },
    ],
  },
  {
    id: 1051,
    manufacturerId: 8,
    categoryIds: [6, 613],
    type: 'default',
    texts: {
      de: {
        name: 'Mundserviette Fadenlauf, Baumwolldamast, 50 × 50 cm, 12 Stück',
        shortName: 'Mundserviette Fadenlauf',
        shortDescription:
          'Mundserviette aus mercerisierter Baumwolle mit Atlaskante, für die gewerbliche Wäsche. Packung zu 12 Stück.',
        description:
          '<p>Glatter Damast ohne Muster, der sich in jede Form brechen lässt und unter der Mangel seinen Glanz zurückgewinnt. Die Kanten sind rundum doppelt gesäumt und an den Ecken zu Briefecken gelegt, dort reißt eine Serviette sonst zuerst.</p><ul><li>Weiß bei 95 °C, Champagner bei 60 °C waschbar</li><li>Rund 150 Wäschen bis zur sichtbaren Abnutzung, geprüft in einer Mietwäscherei</li><li>Chlorbleiche bei Champagner vermeiden</li></ul><p>Als Grundausstattung rechnen Sie drei Servietten je Gedeck und Tag: eine im Einsatz, eine in der Wäsche, eine im Schrank.</p>',
        technicalData: factTable([
          ['Material', '100 % Baumwolle, mercerisiert, 220 g/m²'],
          ['Maße', '50 × 50 cm vor der ersten Wäsche'],
          ['Einlauf', 'Höchstens 4 % nach fünf Wäschen'],
          ['Pflege', 'Weiß 95 °C, Champagner 60 °C, trocknergeeignet, mangeln'],
          ['Packung', '12 Stück'],
        ]),
        metaDescription:
          'Mundservietten aus Baumwolldamast, 50 × 50 cm, in Weiß und Champagner. Packung zu 12, gewerblich waschbar bis 95 °C.',
        keywords: 'Mundserviette, Stoffserviette, Baumwollserviette, Damast, Atlaskante, Mietwäsche',
        urlPath: 'tischwaesche-servietten/mundserviette-fadenlauf-50-x-50-cm',
      },
      en: {
        name: 'Fadenlauf cotton damask napkin, 50 × 50 cm, 12 pieces',
        shortName: 'Fadenlauf napkin',
        shortDescription: 'Napkin in mercerised cotton with a satin band, made for commercial laundering. Pack of 12.',
        description:
          '<p>Plain damask without a pattern that takes any fold and regains its sheen in the flatwork ironer. Hems are doubled all round and mitred at the corners, which is where napkins usually tear first.</p><ul><li>White washable at 95 °C, champagne at 60 °C</li><li>About 150 washes until wear shows, tested in a rental laundry</li><li>Avoid chlorine bleach for champagne</li></ul><p>To start with, allow three napkins per cover and day: one in use, one in the wash, one in the cupboard.</p>',
        technicalData: factTable([
          ['Material', '100% cotton, mercerised, 220 g/m²'],
          ['Dimensions', '50 × 50 cm before the first wash'],
          ['Shrinkage', '4% at most after five washes'],
          ['Care', 'White 95 °C, champagne 60 °C, tumble-dry, flatwork iron'],
          ['Pack', '12 pieces'],
        ]),
        metaDescription:
          'Cotton damask napkins, 50 × 50 cm, in white and champagne. Pack of 12, commercially washable to 95 °C.',
        keywords: 'cloth napkin, cotton napkin, damask, satin band, linen napkin, laundry',
        urlPath: 'table-linen-napkins/fadenlauf-cotton-damask-napkin-50-x-50-cm',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '63025100',
    attributeIds: [1],
    variations: [
      {
        id: 20057,
        number: 'TW-1051-WS-12',
        attributeValueIds: [101],
        unitId: 1,
        content: 12,
        price: {
          price: '39.90',
          graduated: [
            { from: 5, price: '36.90' },
            { from: 20, price: '33.90' },
          ],
        },
        stock: 260,
        availabilityId: 1,
        weightG: 690,
        widthMm: 260,
        heightMm: 90,
        lengthMm: 260,
        gtin: gtinOf(20057),
        pictures: [0],
      },
      {
        id: 20058,
        number: 'TW-1051-CH-12',
        attributeValueIds: [130],
        unitId: 1,
        content: 12,
        price: {
          price: '43.90',
          graduated: [
            { from: 5, price: '40.90' },
            { from: 20, price: '37.90' },
          ],
        },
        stock: 12,
        canOversell: true,
        availabilityId: 4,
        weightG: 690,
        widthMm: 260,
        heightMm: 90,
        lengthMm: 260,
        gtin: gtinOf(20058),
        pictures: [1],
      },
    ],
    properties: [
      { propertyId: 1, value: { de: '100 % Baumwolle', en: '100% cotton' } },
      { propertyId: 41, value: { de: '220', en: '220' } },
      { propertyId: 43, value: { de: 'Trocknergeeignet', en: 'Suitable for tumble-drying' } },
      { propertyId: 44, value: { de: '4.0', en: '4.0' } },
      { propertyId: 45, value: { de: 'Damast mit Atlaskante', en: 'Damask with satin band' } },
    ],
    facetValueIds: [5110, 5504, 5613, 5701, 5702],
    tagIds: [6, 7],
    crossSelling: [
      { itemId: 1052, relation: 'Accessory' },
      { itemId: 1049, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'napkin',
        tint: '#F6F4EF',
        alt: { de: 'Weiße Mundserviette mit Atlaskante', en: 'White napkin with satin band' },
      },
      {
        family: 'napkin',
        tint: '#E2D3B5',
        alt: { de: 'Mundserviette in Champagner mit Atlaskante', en: 'Champagne napkin with satin band' },
      },
    ],
  },
  {
    id: 1052,
    manufacturerId: 8,
    categoryIds: [6, 612],
    type: 'default',
    texts: {
      de: {
        name: 'Tischdecke Fadenlauf, Baumwolldamast, weiß',
        shortName: 'Tischdecke Fadenlauf',
        shortDescription:
          'Weiße Tischdecke mit Atlaskante aus mercerisierter Baumwolle, für Restaurant und Bankett, bei 95 °C waschbar.',
        description:
          '<p>Derselbe Damast wie bei den Mundservietten Fadenlauf, ohne Mitte und ohne Richtung: Die Decke liegt auf jeder Seite richtig. Der Saum ist 20 mm breit, doppelt genäht und so schwer, dass die Decke auch auf der Terrasse fällt, statt zu flattern.</p><ul><li>130 × 130 cm für Tische 70 × 70 bis 80 × 80 cm</li><li>130 × 170 cm für Tische 80 × 120 cm</li><li>130 × 220 cm für Tische 80 × 160 cm</li><li>160 × 160 cm für runde Tische bis Ø 110 cm</li></ul><p>Andere Maße nähen wir ab 20 Stück auf Anfrage.</p>',
        technicalData: factTable([
          ['Material', '100 % Baumwolle, mercerisiert, 215 g/m²'],
          ['Maße', 'Vor der ersten Wäsche, Toleranz ± 1,5 cm'],
          ['Einlauf', 'Höchstens 4 % nach fünf Wäschen'],
          ['Pflege', '95 °C, trocknergeeignet, feucht mangeln'],
          ['Brandschutz', 'Nicht flammhemmend ausgerüstet; für Versammlungsstätten bitte B1-Ware anfragen'],
        ]),
        metaDescription:
          'Weiße Tischdecken aus Baumwolldamast mit Atlaskante in vier Maßen, waschbar bei 95 °C. Staffelpreise ab 20 Stück.',
        keywords: 'Tischdecke, Tischtuch, Damast, Baumwolle, weiß, Atlaskante, Bankett',
        urlPath: 'tischwaesche-servietten/tischdecke-fadenlauf-weiss',
      },
      en: {
        name: 'Fadenlauf tablecloth, cotton damask, white',
        shortName: 'Fadenlauf tablecloth',
        shortDescription:
          'White tablecloth with satin band in mercerised cotton, for restaurants and banquets, washable at 95 °C.',
        description:
          '<p>The same damask as the Fadenlauf napkins, with no centre and no direction: the cloth is right on either side. The 20 mm hem is double-stitched and heavy enough for the cloth to hang rather than flap on the terrace.</p><ul><li>130 × 130 cm for tables 70 × 70 to 80 × 80 cm</li><li>130 × 170 cm for tables 80 × 120 cm</li><li>130 × 220 cm for tables 80 × 160 cm</li><li>160 × 160 cm for round tables up to Ø 110 cm</li></ul><p>Other sizes can be sewn on request from 20 pieces.</p>',
        technicalData: factTable([
          ['Material', '100% cotton, mercerised, 215 g/m²'],
          ['Dimensions', 'Before the first wash, tolerance ± 1.5 cm'],
          ['Shrinkage', '4% at most after five washes'],
          ['Care', '95 °C, tumble-dry, iron damp'],
          ['Fire safety', 'Not flame-retardant; please ask for B1 goods for places of assembly'],
        ]),
        metaDescription:
          'White tablecloths in cotton damask with satin band in four sizes, washable at 95 °C. Quantity discounts from 20 pieces.',
        keywords: 'tablecloth, table linen, damask, cotton, white, satin band, banquet',
        urlPath: 'table-linen-napkins/fadenlauf-tablecloth-white',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '63025100',
    attributeIds: [3],
    variations: [
      tablecloth(20059, { valueId: 315, centimeters: [130, 130] }, ['24.90', '22.40'], 365, {
        stock: 180,
        availabilityId: 1,
      }),
      tablecloth(20060, { valueId: 316, centimeters: [130, 170] }, ['31.90', '28.70'], 475, {
        stock: 96,
        availabilityId: 1,
      }),
      tablecloth(20061, { valueId: 317, centimeters: [130, 220] }, ['39.90', '35.90'], 615, {
        stock: 44,
        availabilityId: 1,
      }),
      tablecloth(20062, { valueId: 318, centimeters: [160, 160] }, ['36.90', '33.20'], 550, {
        stock: 0,
        canOversell: true,
        availabilityId: 5,
      }),
    ],
    properties: [
      { propertyId: 1, value: { de: '100 % Baumwolle', en: '100% cotton' } },
      { propertyId: 41, value: { de: '215', en: '215' } },
      { propertyId: 42, value: { de: '95', en: '95' } },
      { propertyId: 44, value: { de: '4.0', en: '4.0' } },
      { propertyId: 45, value: { de: 'Damast mit Atlaskante', en: 'Damask with satin band' } },
    ],
    facetValueIds: [5110, 5613, 5701, 5702],
    tagIds: [6, 7],
    crossSelling: [
      { itemId: 1051, relation: 'Accessory' },
      { itemId: 1053, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'tablecloth',
        tint: '#F6F4EF',
        alt: { de: 'Weiße Tischdecke auf einem Tisch', en: 'White tablecloth on a table' },
      },
      {
        family: 'tablecloth',
        tint: '#EFEBE2',
        alt: { de: 'Tischdecken Fadenlauf, gefaltet', en: 'Fadenlauf tablecloths, folded' },
      },
    ],
  },
  {
    id: 1053,
    manufacturerId: 4,
    categoryIds: [6, 621],
    type: 'default',
    texts: {
      de: {
        name: 'Tischläufer Klarspur auf der Rolle, Airlaid, 40 cm × 24 m',
        shortName: 'Tischläufer auf der Rolle',
        shortDescription:
          'Stoffähnlicher Tischläufer aus Airlaid, alle 120 cm perforiert, 20 Abschnitte je Rolle, zum einmaligen Gebrauch.',
        description:
          '<p>Airlaid liegt wie Stoff, knickt nicht und saugt verschüttete Getränke auf. Ein Abschnitt von 120 cm, quer über den Zweiertisch gelegt, deckt beide Plätze; auf langen Tafeln wird der Läufer einfach durchgerollt.</p><ul><li>Rolle steht auf eigenem Kern, wird ohne Spender abgezogen</li><li>Flaschengrün im Ton der Tissue-Serviette</li><li>Nach Gebrauch in den Restmüll</li></ul>',
        technicalData: factTable([
          ['Material', 'Airlaid aus Zellstoff, 55 g/m²'],
          ['Breite', '40 cm'],
          ['Länge', '24 m, 20 Abschnitte zu 120 cm'],
          ['Gewicht', '620 g je Rolle'],
        ]),
        metaDescription:
          'Tischläufer aus Airlaid auf der Rolle, 40 cm × 24 m, alle 120 cm perforiert, in Flaschengrün und Sand.',
        keywords: 'Tischläufer, Rolle, Airlaid, Tischband, Tête-à-tête, Einweg, perforiert',
        urlPath: 'tischwaesche-servietten/tischlaeufer-klarspur-rolle-40-cm-24-m',
      },
      en: {
        name: 'Klarspur table runner on a roll, airlaid, 40 cm × 24 m',
        shortName: 'Table runner on a roll',
        shortDescription:
          'Textile-like airlaid table runner, perforated every 120 cm, 20 sections a roll, for single use.',
        description:
          '<p>Airlaid drapes like fabric, does not crease and soaks up spilt drinks. A section of 120 cm laid across a table for two serves both places; on long tables the runner is simply rolled out.</p><ul><li>The roll stands on its own core, no dispenser needed</li><li>Bottle green in the shade of the tissue napkin</li><li>Dispose of with residual waste</li></ul>',
        technicalData: factTable([
          ['Material', 'Cellulose airlaid, 55 g/m²'],
          ['Width', '40 cm'],
          ['Length', '24 m, 20 sections of 120 cm'],
          ['Weight', '620 g per roll'],
        ]),
        metaDescription:
          'Airlaid table runner on a roll, 40 cm × 24 m, perforated every 120 cm, in bottle green and sand.',
        keywords: 'table runner, roll, airlaid, tête-à-tête, disposable, perforated',
        urlPath: 'table-linen-napkins/klarspur-table-runner-roll-40-cm-24-m',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '48183000',
    attributeIds: [1],
    variations: [
      {
        id: 20063,
        number: 'TW-1053-FG',
        attributeValueIds: [107],
        unitId: 7,
        content: 24,
        price: { price: '17.90', graduated: [{ from: 6, price: '16.50' }] },
        stock: 145,
        availabilityId: 1,
        weightG: 680,
        widthMm: 120,
        heightMm: 400,
        lengthMm: 120,
        gtin: gtinOf(20063),
        pictures: [0],
      },
      {
        id: 20064,
        number: 'TW-1053-SA',
        attributeValueIds: [105],
        unitId: 7,
        content: 24,
        price: { price: '17.90', offer: { price: '13.90', lowest30Days: '16.90' } },
        stock: 58,
        availabilityId: 1,
        weightG: 680,
        widthMm: 120,
        heightMm: 400,
        lengthMm: 120,
        gtin: gtinOf(20064),
        pictures: [1],
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Airlaid aus Zellstoff', en: 'Cellulose airlaid' } },
      { propertyId: 41, value: { de: '55', en: '55' } },
    ],
    facetValueIds: [5112, 5615, 5701, 5702, 5705],
    tagIds: [4, 6],
    crossSelling: [
      { itemId: 1049, relation: 'Accessory' },
      { itemId: 1052, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'tablecloth',
        tint: '#14493B',
        alt: { de: 'Tischläufer in Flaschengrün auf einem Tisch', en: 'Bottle green runner on a table' },
      },
      {
        family: 'tablecloth',
        tint: '#D3C2A3',
        alt: { de: 'Tischläufer in Sand auf einem Tisch', en: 'Sand-coloured runner on a table' },
      },
    ],
  },
];
