import type { DemoItem, DemoVariation } from '../../types.ts';
import { factTable } from '../fact-table.ts';
import { gtinOf } from '../gtin.ts';

type TowelSize = { valueId: number; letters: string; widthMm: number; lengthMm: number; weightG: number; lot: 5 | 10 };

const guest: TowelSize = { valueId: 320, letters: '3050', widthMm: 300, lengthMm: 500, weightG: 75, lot: 10 };
const hand: TowelSize = { valueId: 322, letters: '50100', widthMm: 500, lengthMm: 1000, weightG: 250, lot: 5 };
const bath: TowelSize = { valueId: 323, letters: '70140', widthMm: 700, lengthMm: 1400, weightG: 490, lot: 5 };
const sheet: TowelSize = { valueId: 324, letters: '100150', widthMm: 1000, lengthMm: 1500, weightG: 750, lot: 5 };

const white = { valueId: 101, letters: 'WS', picture: 0 };
const sand = { valueId: 105, letters: 'SA', picture: 1 };

function towel(
  id: number,
  size: TowelSize,
  color: typeof white,
  [piece, from50, from100]: [piece: string, from50: string, from100: string],
  supply: Pick<DemoVariation, 'stock' | 'canOversell' | 'availabilityId'>,
): DemoVariation {
  return {
    id,
    number: `TW-1054-${size.letters}-${color.letters}`,
    attributeValueIds: [size.valueId, color.valueId],
    unitId: 1,
    content: 1,
    price: {
      price: piece,
      graduated: [
        { from: 50, price: from50 },
        { from: 100, price: from100 },
      ],
    },
    minimumOrderQuantity: size.lot,
    intervalOrderQuantity: size.lot,
    weightG: size.weightG,
    widthMm: size.widthMm,
    lengthMm: size.lengthMm,
    gtin: gtinOf(id),
    pictures: [color.picture, 2],
    ...supply,
  };
}

/** Towelling and fittings for guest rooms. */
export const hotelItems: DemoItem[] = [
  {
    id: 1054,
    manufacturerId: 8,
    categoryIds: [7, 711],
    type: 'default',
    texts: {
      de: {
        name: 'Frottiertuch Morgentau, 500 g/m²',
        shortName: 'Frottiertuch Morgentau',
        shortDescription:
          'Hoteltuch aus Baumwoll-Zwirnfrottier mit Bordüre, vom Gästetuch bis zum Badetuch, auf Wunsch mit Einstickung.',
        description:
          '<p>Zwirnfrottier mit 500 g/m² ist der Kompromiss, mit dem Wäscherei und Gast leben können: dicht genug, um sich gut anzufühlen, leicht genug, um in einem Trockendurchgang durchzutrocknen. Die Webkante ist doppelt gesäumt, die Grundkette aus Zwirn; Schlingen ziehen nicht so leicht.</p><ul><li>Weiß bis 95 °C, Sand bis 60 °C waschbar, trocknergeeignet</li><li>Aufhänger an der Längsseite, außer beim Gästetuch</li><li>Abgabe in Zehner- (Gästetuch) und Fünferbündeln, Staffelpreise je Größe und Farbe</li></ul><p>Einstickung über der Bordüre, 60 mm hoch, auf beiden Seiten sauber. Bestickte Ware wird nach Kundenwunsch gefertigt und ist vom Widerruf ausgenommen; die Lieferzeit verlängert sich um sechs Werktage.</p>',
        technicalData: factTable([
          ['Material', '100 % Baumwolle, Zwirnfrottier, 500 g/m²'],
          ['Gästetuch', '30 × 50 cm, 75 g'],
          ['Handtuch', '50 × 100 cm, 250 g'],
          ['Duschtuch', '70 × 140 cm, 490 g'],
          ['Badetuch', '100 × 150 cm, 750 g'],
          ['Einlauf', 'Höchstens 6 % nach fünf Wäschen'],
          ['Prüfung', 'Schadstoffgeprüft nach Anhang XVII der VO (EG) 1907/2006'],
        ]),
        metaDescription:
          'Hotelhandtücher aus Zwirnfrottier, 500 g/m², in vier Größen, Weiß und Sand. Staffelpreise ab 50 Stück, auf Wunsch bestickt.',
        keywords: 'Handtuch, Hotelhandtuch, Frottiertuch, Duschtuch, Badetuch, Gästetuch, Einstickung, Spa',
        urlPath: 'hotel-bad/frottiertuch-morgentau-500-g',
      },
      en: {
        name: 'Morgentau terry towel, 500 g/m²',
        shortName: 'Morgentau terry towel',
        shortDescription:
          'Hotel towel in two-ply cotton terry with a dobby border, from guest towel to bath sheet, embroidered on request.',
        description:
          '<p>Two-ply terry at 500 g/m² is the compromise that laundry and guest can both live with: dense enough to feel good, light enough to dry in one tumble cycle. Selvedges are double-stitched and the ground warp is plied, so loops do not pull easily.</p><ul><li>White washable to 95 °C, sand to 60 °C, suitable for tumble-drying</li><li>Hanging loop on the long side, except on guest towels</li><li>Sold in bundles of ten (guest towels) or five, quantity discounts per size and colour</li></ul><p>Embroidery sits above the border, 60 mm high, neat on both sides. Embroidered goods are made to order and exempt from the right of withdrawal; delivery takes six working days longer.</p>',
        technicalData: factTable([
          ['Material', '100% cotton, two-ply terry, 500 g/m²'],
          ['Guest towel', '30 × 50 cm, 75 g'],
          ['Hand towel', '50 × 100 cm, 250 g'],
          ['Bath towel', '70 × 140 cm, 490 g'],
          ['Bath sheet', '100 × 150 cm, 750 g'],
          ['Shrinkage', '6% at most after five washes'],
          ['Tested', 'For harmful substances under Annex XVII of Regulation (EC) 1907/2006'],
        ]),
        metaDescription:
          'Hotel towels in two-ply terry, 500 g/m², four sizes, white and sand. Quantity discounts from 50, embroidered on request.',
        keywords: 'towel, hotel towel, terry towel, hand towel, bath towel, bath sheet, embroidery, spa',
        urlPath: 'hotel-bathroom/morgentau-terry-towel-500-g',
      },
    },
    vatId: 0,
    producingCountryIso: 'TR',
    customsTariffNumber: '63026000',
    attributeIds: [3, 1],
    // Sand is woven as hand and bath towel only.
    variations: [
      towel(20065, hand, white, ['6.90', '6.20', '5.70'], { stock: 1450, availabilityId: 1 }),
      towel(20066, guest, white, ['2.90', '2.60', '2.40'], { stock: 900, availabilityId: 1 }),
      towel(20067, bath, white, ['13.90', '12.50', '11.60'], { stock: 720, availabilityId: 1 }),
      towel(20068, sheet, white, ['20.90', '18.90', '17.50'], { stock: 215, availabilityId: 2 }),
      towel(20069, hand, sand, ['7.50', '6.80', '6.30'], { stock: 380, availabilityId: 1 }),
      towel(20070, bath, sand, ['14.90', '13.50', '12.50'], { stock: 40, canOversell: true, availabilityId: 4 }),
    ],
    properties: [
      { propertyId: 1, value: { de: '100 % Baumwolle', en: '100% cotton' } },
      { propertyId: 41, value: { de: '500', en: '500' } },
      { propertyId: 43, value: { de: 'Trocknergeeignet', en: 'Suitable for tumble-drying' } },
      { propertyId: 44, value: { de: '6.0', en: '6.0' } },
      { propertyId: 45, value: { de: 'Zwirnfrottier mit Bordüre', en: 'Two-ply terry with dobby border' } },
    ],
    orderPropertyIds: [11, 12],
    facetValueIds: [5110, 5614, 5707],
    tagIds: [2, 7],
    crossSelling: [
      { itemId: 1055, relation: 'Accessory' },
      { itemId: 1056, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'towel',
        tint: '#F6F4EF',
        alt: { de: 'Weißes Frottiertuch, gefaltet', en: 'White terry towel, folded' },
      },
      {
        family: 'towel',
        tint: '#D3C2A3',
        alt: { de: 'Frottiertuch in Sand, gefaltet', en: 'Sand-coloured terry towel, folded' },
      },
      {
        family: 'towel',
        tint: '#EFE9DC',
        alt: {
          de: 'Frottiertuch Morgentau, Bordüre mit Einstickung',
          en: 'Morgentau terry towel, border with embroidery',
        },
      },
    ],
    reviews: [
      {
        rating: 5,
        author: 'Petra Nissen, Hotel garni',
        title: 'Nach 80 Wäschen noch weich',
        text: 'Seit Frühjahr im Umlauf. Die Kanten halten, und die Tücher kommen nach einem Durchgang trocken aus dem Trockner.',
        language: 'de',
        day: '2026-08-03',
        verified: true,
      },
      {
        rating: 4,
        author: 'Haus Bergblick',
        title: 'Gut, aber anfangs Flusen',
        text: 'Qualität passt zum Preis. In den ersten drei Wäschen verlieren sie allerdings ordentlich Flusen.',
        language: 'de',
        day: '2026-02-16',
        verified: true,
        reply:
          'Das legt sich nach der dritten Wäsche. Bitte die ersten beiden Male getrennt und ohne Weichspüler waschen: Weichspüler bindet die losen Fasern und senkt die Saugkraft.',
      },
      {
        rating: 5,
        author: 'Fellside Lodge',
        title: 'Embroidery is spot on',
        text: 'House name came out crisp and has not puckered in the wash. Took just over two weeks, as stated.',
        language: 'en',
        day: '2026-05-11',
        verified: true,
      },
    ],
  },
  {
    id: 1055,
    manufacturerId: 8,
    categoryIds: [7, 711],
    type: 'default',
    texts: {
      de: {
        name: 'Bademantel Morgentau, Frottier',
        shortName: 'Bademantel Morgentau',
        shortDescription:
          'Bademantel für Gästezimmer und Spa aus Baumwollfrottier, innen Schlinge, außen geschoren, mit Schalkragen oder Kapuze.',
        description:
          '<p>Außen geschoren und damit glatt, innen mit Schlinge, die trocknet. Der Gürtel ist hinten festgenäht und geht in der Wäscherei nicht verloren.</p><ul><li>Zwei aufgesetzte Taschen, Ärmelaufschlag</li><li>Größen fallen weit aus: M bis 180 cm, XL bis 195 cm Körpergröße</li><li>Bei 60 °C waschbar, trocknergeeignet</li></ul><p>Die Ausführung mit Kapuze läuft aus und wird nicht mehr nachgeliefert.</p>',
        technicalData: factTable([
          ['Material', '100 % Baumwolle, Velours/Frottier, 400 g/m²'],
          ['M', 'Länge 118 cm, Brustweite 2 × 68 cm, 1,25 kg'],
          ['XL', 'Länge 126 cm, Brustweite 2 × 76 cm, 1,45 kg'],
          ['Einlauf', 'Höchstens 6 % nach fünf Wäschen'],
          ['Pflege', '60 °C, Trockner mittlere Temperatur'],
        ]),
        metaDescription:
          'Hotelbademantel aus Baumwollfrottier, 400 g/m², Größe M und XL. Gürtel festgenäht, Einstickung auf Wunsch.',
        keywords: 'Bademantel, Hotelbademantel, Saunamantel, Frottier, Schalkragen, Einstickung, Spa',
        urlPath: 'hotel-bad/bademantel-morgentau',
      },
      en: {
        name: 'Morgentau bathrobe, terry',
        shortName: 'Morgentau bathrobe',
        shortDescription:
          'Bathrobe for guest rooms and spas in cotton terry, looped inside, sheared outside, with shawl collar or hood.',
        description:
          '<p>Sheared and smooth outside, looped inside where it has to dry. The belt is sewn on at the back and does not go astray in the laundry.</p><ul><li>Two patch pockets, turn-back cuffs</li><li>Generous sizing: M up to 180 cm, XL up to 195 cm body height</li><li>Washable at 60 °C, suitable for tumble-drying</li></ul><p>The hooded version is being discontinued and will not be restocked.</p>',
        technicalData: factTable([
          ['Material', '100% cotton, velour/terry, 400 g/m²'],
          ['M', 'Length 118 cm, chest 2 × 68 cm, 1.25 kg'],
          ['XL', 'Length 126 cm, chest 2 × 76 cm, 1.45 kg'],
          ['Shrinkage', '6% at most after five washes'],
          ['Care', '60 °C, tumble-dry at medium heat'],
        ]),
        metaDescription:
          'Hotel bathrobe in cotton terry, 400 g/m², sizes M and XL. Belt sewn on, embroidery on request.',
        keywords: 'bathrobe, hotel bathrobe, sauna robe, terry, shawl collar, embroidery, spa',
        urlPath: 'hotel-bathroom/morgentau-bathrobe',
      },
    },
    vatId: 0,
    producingCountryIso: 'TR',
    customsTariffNumber: '62089100',
    attributeIds: [7, 3],
    variations: [
      {
        id: 20071,
        number: 'TW-1055-SK-M',
        attributeValueIds: [743, 303],
        unitId: 1,
        content: 1,
        price: { price: '54.90', graduated: [{ from: 20, price: '49.90' }] },
        stock: 130,
        availabilityId: 1,
        weightG: 1320,
        widthMm: 350,
        heightMm: 120,
        lengthMm: 400,
        gtin: gtinOf(20071),
        pictures: [0],
      },
      {
        id: 20072,
        number: 'TW-1055-SK-XL',
        attributeValueIds: [743, 305],
        unitId: 1,
        content: 1,
        price: { price: '58.90', graduated: [{ from: 20, price: '53.90' }] },
        stock: 6,
        canOversell: true,
        availabilityId: 6,
        weightG: 1520,
        widthMm: 350,
        heightMm: 130,
        lengthMm: 400,
        gtin: gtinOf(20072),
        pictures: [0],
      },
      {
        id: 20073,
        number: 'TW-1055-KA-XL',
        attributeValueIds: [744, 305],
        unitId: 1,
        content: 1,
        price: { price: '61.90' },
        stock: 0,
        availabilityId: 10,
        weightG: 1610,
        widthMm: 350,
        heightMm: 140,
        lengthMm: 400,
        gtin: gtinOf(20073),
        pictures: [1],
      },
    ],
    properties: [
      { propertyId: 1, value: { de: '100 % Baumwolle', en: '100% cotton' } },
      { propertyId: 41, value: { de: '400', en: '400' } },
      { propertyId: 42, value: { de: '60', en: '60' } },
      { propertyId: 43, value: { de: 'Trockner, mittlere Temperatur', en: 'Tumble-dry, medium heat' } },
      { propertyId: 44, value: { de: '6.0', en: '6.0' } },
    ],
    orderPropertyIds: [11, 12, 6],
    facetValueIds: [5110, 5614, 5707],
    crossSelling: [{ itemId: 1054, relation: 'Accessory' }],
    pictures: [
      {
        family: 'bathrobe',
        tint: '#F6F4EF',
        alt: { de: 'Weißer Bademantel mit Schalkragen', en: 'White bathrobe with shawl collar' },
      },
      {
        family: 'bathrobe',
        tint: '#EFE9DC',
        alt: { de: 'Bademantel mit Kapuze', en: 'Hooded bathrobe' },
      },
    ],
  },
  {
    id: 1056,
    manufacturerId: 4,
    categoryIds: [7, 8, 731],
    type: 'default',
    texts: {
      de: {
        name: 'Seifenspender Klarspur, 900 ml, abschließbar',
        shortName: 'Seifenspender Klarspur',
        shortDescription:
          'Wandspender für Flüssigseife mit Ellbogenhebel und nachfüllbarem Tank, für Waschräume und Küchen.',
        description:
          '<p>Der lange Hebel lässt sich mit dem Unterarm drücken, wie es in Küchen verlangt wird. Der Tank ist von oben nachfüllbar und damit an keine Kartusche gebunden; ein Sichtfenster zeigt den Füllstand. Pumpe und Tank sind ohne Werkzeug zu entnehmen und auf Anfrage einzeln zu haben.</p><ul><li>1,2 ml je Hub, für Flüssigseife und Handlotion</li><li>Schloss mit Metallschlüssel, ein Schlüssel für alle Spender der Serie</li><li>Zum Schrauben oder Kleben, Material für beides liegt bei</li></ul><p>Für Desinfektionsmittel ist die Pumpe nicht geeignet: Alkohol greift die Dichtung an.</p>',
        technicalData: factTable([
          ['Maße', '115 × 120 × 280 mm (Breite × Tiefe × Höhe)'],
          ['Inhalt', '900 ml'],
          ['Weiß', 'Gehäuse ABS, 620 g'],
          ['Edelstahl', 'Gehäuse Edelstahl 18/10, gebürstet, 880 g'],
          ['Montagehöhe', 'Hebel 1.050 mm, barrierefrei 850 mm'],
        ]),
        metaDescription:
          'Seifenspender für die Wand, 900 ml, mit Ellbogenhebel, abschließbar und nachfüllbar. Weiß oder Edelstahl.',
        keywords: 'Seifenspender, Wandspender, Ellbogenhebel, nachfüllbar, abschließbar, Waschraum, Edelstahl',
        urlPath: 'hotel-bad/seifenspender-klarspur-900-ml',
      },
      en: {
        name: 'Klarspur soap dispenser, 900 ml, lockable',
        shortName: 'Klarspur soap dispenser',
        shortDescription:
          'Wall dispenser for liquid soap with elbow lever and refillable tank, for washrooms and kitchens.',
        description:
          '<p>The long lever works with the forearm, as kitchens require. The tank refills from the top and so is not tied to any cartridge; a window shows the level. Pump and tank come out without tools and can be had singly on request.</p><ul><li>1.2 ml per stroke, for liquid soap and hand lotion</li><li>Lock with metal key, one key for all dispensers of the range</li><li>Screwed or glued, with fittings for either</li></ul><p>The pump is not suitable for disinfectants: alcohol attacks the seal.</p>',
        technicalData: factTable([
          ['Dimensions', '115 × 120 × 280 mm (width × depth × height)'],
          ['Capacity', '900 ml'],
          ['White', 'ABS housing, 620 g'],
          ['Stainless steel', 'Brushed 18/10 stainless steel housing, 880 g'],
          ['Mounting height', 'Lever 1,050 mm, accessible 850 mm'],
        ]),
        metaDescription:
          'Wall soap dispenser, 900 ml, with elbow lever, lockable and refillable. White or stainless steel.',
        keywords: 'soap dispenser, wall dispenser, elbow lever, refillable, lockable, washroom, stainless steel',
        urlPath: 'hotel-bathroom/klarspur-soap-dispenser-900-ml',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '39249000',
    attributeIds: [1],
    variations: [
      {
        id: 20074,
        number: 'TW-1056-WS',
        attributeValueIds: [101],
        unitId: 1,
        content: 1,
        price: { price: '34.90', recommended: '39.90', graduated: [{ from: 10, price: '31.90' }] },
        stock: 190,
        availabilityId: 1,
        weightG: 720,
        widthMm: 115,
        heightMm: 280,
        lengthMm: 120,
        gtin: gtinOf(20074),
        pictures: [0],
      },
      {
        id: 20075,
        number: 'TW-1056-ES',
        attributeValueIds: [115],
        unitId: 1,
        content: 1,
        price: { price: '62.90', recommended: '74.90', graduated: [{ from: 10, price: '57.90' }] },
        stock: 52,
        availabilityId: 2,
        weightG: 980,
        widthMm: 115,
        heightMm: 280,
        lengthMm: 120,
        gtin: gtinOf(20075),
        pictures: [1],
      },
    ],
    facetValueIds: [5615, 5706, 5707],
    tagIds: [6, 7],
    crossSelling: [{ itemId: 1057, relation: 'Similar' }],
    pictures: [
      {
        family: 'soap-dispenser',
        tint: '#F6F4EF',
        alt: { de: 'Weißer Seifenspender mit Ellbogenhebel', en: 'White soap dispenser with elbow lever' },
      },
      {
        family: 'soap-dispenser',
        tint: '#C4C8CB',
        alt: { de: 'Seifenspender aus gebürstetem Edelstahl', en: 'Soap dispenser in brushed stainless steel' },
      },
    ],
  },
  {
    id: 1057,
    manufacturerId: 4,
    categoryIds: [7, 731],
    type: 'default',
    texts: {
      de: {
        name: 'Kosmetikeimer mit Pedal, 3 l, Edelstahl',
        shortName: 'Kosmetikeimer 3 l',
        shortDescription: 'Treteimer für das Gästebad mit gedämpftem Deckel und herausnehmbarem Inneneimer.',
        description:
          '<p>Der Deckel schließt gedämpft und damit auch nachts leise. Der Inneneimer hat einen Bügel, der Beutel bleibt unter dem Rand verborgen. Ein Kunststoffring am Boden schützt Naturstein und Fliesen.</p><ul><li>Außen mit Anti-Fingerabdruck-Beschichtung</li><li>Pedal und Scharnier aus Metall, einzeln ersetzbar</li><li>Passend für Beutel mit 5 l</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/0, gebürstet; Inneneimer Polypropylen'],
          ['Maße', 'Ø 170 mm, Höhe 255 mm, Tiefe mit Pedal 225 mm'],
          ['Inhalt', '3 l'],
          ['Gewicht', '950 g'],
        ]),
        metaDescription:
          'Kosmetikeimer für das Hotelbad, 3 l, Edelstahl gebürstet, Deckel gedämpft, Inneneimer herausnehmbar.',
        keywords: 'Kosmetikeimer, Treteimer, Badeimer, Abfalleimer, Hotelbad, Edelstahl, 3 l',
        urlPath: 'hotel-bad/kosmetikeimer-pedal-3-l-edelstahl',
      },
      en: {
        name: 'Pedal bin for bathrooms, 3 l, stainless steel',
        shortName: 'Pedal bin 3 l',
        shortDescription: 'Pedal bin for guest bathrooms with soft-close lid and removable inner bucket.',
        description:
          '<p>The soft-close lid stays quiet at night as well. The inner bucket has a handle, and the liner stays hidden below the rim. A plastic ring on the base protects natural stone and tiles.</p><ul><li>Anti-fingerprint coating outside</li><li>Metal pedal and hinge, individually replaceable</li><li>Takes 5 l liners</li></ul>',
        technicalData: factTable([
          ['Material', 'Brushed 18/0 stainless steel; inner bucket of polypropylene'],
          ['Dimensions', 'Ø 170 mm, height 255 mm, depth with pedal 225 mm'],
          ['Capacity', '3 l'],
          ['Weight', '950 g'],
        ]),
        metaDescription:
          'Pedal bin for hotel bathrooms, 3 l, brushed stainless steel, soft-close lid, removable inner bucket.',
        keywords: 'pedal bin, bathroom bin, cosmetics bin, waste bin, hotel bathroom, stainless steel, 3 l',
        urlPath: 'hotel-bathroom/pedal-bin-3-l-stainless-steel',
      },
    },
    vatId: 0,
    producingCountryIso: 'PL',
    customsTariffNumber: '73239300',
    attributeIds: [],
    variations: [
      {
        id: 20076,
        number: 'TW-1057',
        attributeValueIds: [],
        unitId: 1,
        content: 1,
        price: { price: '24.90', recommended: '29.90' },
        stock: 166,
        availabilityId: 1,
        weightG: 1150,
        widthMm: 170,
        heightMm: 255,
        lengthMm: 225,
        gtin: gtinOf(20076),
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Edelstahl 18/0', en: 'Stainless steel 18/0' } },
      { propertyId: 6, value: { de: 'Gebürstet', en: 'Brushed' } },
    ],
    facetValueIds: [5104, 5501, 5707],
    tagIds: [1, 6],
    crossSelling: [{ itemId: 1056, relation: 'Similar' }],
    pictures: [
      {
        family: 'bin',
        tint: '#C4C8CB',
        alt: { de: 'Kosmetikeimer aus Edelstahl mit Pedal', en: 'Stainless steel pedal bin' },
      },
      {
        family: 'bin',
        tint: '#9BA3A8',
        alt: { de: 'Kosmetikeimer mit geöffnetem Deckel', en: 'Pedal bin with the lid open' },
      },
    ],
  },
];
