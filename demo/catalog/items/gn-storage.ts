import type { DemoItem, DemoVariation } from '../../types.ts';
import { dishwasherSafe, fact, stackable } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { type GastronormName, gastronorm, gastronormDepths } from '../gastronorm-sizes.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Measures, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Polycarbonate (1218) and polypropylene (1219) come from sibling molds; weight and price follow the volume. */
function plasticContainer(
  id: number,
  itemId: 1218 | 1219,
  name: GastronormName,
  depthMm: 65 | 100 | 150 | 200,
  [piece, from6]: [piece: string, from6: string],
  weightG: number,
  supply: Supply,
): DemoVariation {
  const { valueId, letters, lengthMm, widthMm } = gastronorm[name];
  return sold(
    id,
    `TW-${itemId}-${letters}-${depthMm}`,
    [valueId, gastronormDepths[depthMm]],
    graduated(piece, [6, from6]),
    [weightG, widthMm, lengthMm, depthMm],
    supply,
  );
}

const closed = { valueId: 2501, letters: 'G' };
const notched = { valueId: 2502, letters: 'L' };
const sealed = { valueId: 2503, letters: 'D' };

function clearLid(
  id: number,
  name: GastronormName,
  kind: typeof closed,
  price: string,
  weightG: number,
  supply: Supply,
): DemoVariation {
  const { valueId, letters, lengthMm, widthMm } = gastronorm[name];
  const measures: Measures = [weightG, widthMm, lengthMm, 30];
  return sold(id, `TW-1220-${letters}-${kind.letters}`, [valueId, kind.valueId], price, measures, supply);
}

function roundContainer(
  id: number,
  { valueId, liters }: { valueId: number; liters: number },
  price: string,
  measures: Measures,
  stock: number,
): DemoVariation {
  return sold(
    id,
    `TW-1222-${liters}`,
    [valueId],
    graduated(price, [12, (Math.round(Number(price) * 9) / 10).toFixed(2)]),
    measures,
    {
      ...inStock(stock),
      model: `VR-${liters}`,
    },
  );
}

/** Plastic for cold rooms and transport. */
export const gnStorage: DemoItem[] = [
  {
    id: 1218,
    manufacturerId: 7,
    categoryIds: [422],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'IT',
    customsTariffNumber: '39241000',
    attributeIds: [8, 9],
    texts: {
      de: {
        name: 'GN-Behälter Passgenau, Polycarbonat glasklar',
        shortName: 'GN-Behälter Polycarbonat',
        shortDescription:
          'Durchsichtiger Gastronormbehälter für Kühltisch und Salatbuffet, von GN 1/1 bis 1/9 in bis zu vier Tiefen.',
        description:
          '<p>Was drin ist, sieht man von der Seite; das erspart Öffnen und Suchen. Polycarbonat ist schlagzäh und überlebt den Sturz aus dem Kühlregal. Der Innenraum hat eine Skala in Viertelschritten der Füllhöhe, damit Mengen ohne Wiegen abgeschätzt werden können.</p><ul><li>Von −40 bis +100 °C, für die Mikrowelle zum Erwärmen geeignet</li><li>Nicht für Ofen, Kombidämpfer und offene Flamme</li><li>Einsatz mit Öl über 60 °C und Lagerung in Zwiebeldämpfen vermeiden: Beides führt zu Spannungsrissen</li></ul><p>Deckel, auch mit Löffelausschnitt, sind als eigener Artikel erhältlich, außer für GN 1/4.</p>',
        technicalData: factTable([
          ['Material', 'Polycarbonat'],
          ['GN 1/1', '65 mm 8,5 l, 100 mm 13,2 l, 150 mm 19,5 l, 200 mm 25,6 l'],
          ['GN 1/2', '100 mm 6,0 l, 150 mm 8,9 l'],
          ['GN 1/3', '100 mm 3,8 l, 150 mm 5,3 l'],
          ['GN 1/4', '100 mm 2,6 l'],
          ['GN 1/6', '100 mm 1,5 l, 150 mm 2,2 l'],
          ['GN 1/9', '65 mm 0,6 l'],
          ['Lebensmittelkontakt', 'VO (EU) 10/2011; nicht für Säuglingsnahrung'],
        ]),
        metaDescription:
          'Glasklare GN-Behälter aus Polycarbonat, GN 1/1 bis 1/9, 65 bis 200 mm tief, mit Skala. Staffelpreise ab 6 Stück.',
        keywords: 'GN-Behälter Polycarbonat, Salatbuffet, Kühltisch, GN 1/1, GN 1/3, GN 1/9, durchsichtig',
        urlPath: 'kueche-gastronorm/gn-behaelter/kuehlen-lagern/gn-behaelter-passgenau-polycarbonat',
      },
      en: {
        name: 'Passgenau GN container, clear polycarbonate',
        shortName: 'Polycarbonate GN container',
        shortDescription:
          'Transparent gastronorm container for refrigerated counters and salad bars, from GN 1/1 to 1/9 in up to four depths.',
        description:
          '<p>The contents can be seen from the side, which saves opening and searching. Polycarbonate is impact-resistant and survives a fall from the cold-room shelf. Inside is a scale in quarters of the filling height, to estimate amounts without weighing.</p><ul><li>From −40 to +100 °C, may be used for reheating in microwaves</li><li>Not for ovens, combi ovens or open flames</li><li>Avoid oil above 60 °C and storage in onion vapours: both cause stress cracks</li></ul><p>Lids, also with spoon notch, are sold separately, except for GN 1/4.</p>',
        technicalData: factTable([
          ['Material', 'Polycarbonate'],
          ['GN 1/1', '65 mm 8.5 l, 100 mm 13.2 l, 150 mm 19.5 l, 200 mm 25.6 l'],
          ['GN 1/2', '100 mm 6.0 l, 150 mm 8.9 l'],
          ['GN 1/3', '100 mm 3.8 l, 150 mm 5.3 l'],
          ['GN 1/4', '100 mm 2.6 l'],
          ['GN 1/6', '100 mm 1.5 l, 150 mm 2.2 l'],
          ['GN 1/9', '65 mm 0.6 l'],
          ['Food contact', 'Regulation (EU) 10/2011; not for infant food'],
        ]),
        metaDescription:
          'Clear polycarbonate GN containers, GN 1/1 to 1/9, 65 to 200 mm deep, with scale. Quantity discounts from 6 pieces.',
        keywords: 'polycarbonate GN container, salad bar, refrigerated counter, GN 1/1, GN 1/3, GN 1/9, clear',
        urlPath: 'kitchen-gastronorm/gn-containers/chilling-storage/passgenau-gn-container-polycarbonate',
      },
    },
    properties: [
      fact(1, 'Polycarbonat', 'Polycarbonate'),
      dishwasherSafe,
      stackable,
      fact(4, '100'),
      fact(16, 'EN 631-2, VO (EU) 10/2011', 'EN 631-2, Regulation (EU) 10/2011'),
    ],
    facetValueIds: [5109, 5201, 5301, 5401, 5503, 5610, 5703, 5706],
    tagIds: [2, 5, 6],
    crossSelling: [
      { itemId: 1220, relation: 'Accessory' },
      { itemId: 1214, relation: 'Accessory' },
      { itemId: 1219, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('gn-container', '#DCE8EC', 'GN-Behälter aus klarem Polycarbonat', 'Clear polycarbonate GN container'),
      pictureOf('gn-container', '#DCE8EC', 'Klare GN-Behälter, gestapelt', 'Clear GN containers, stacked'),
    ],
    variations: [
      plasticContainer(40066, 1218, '1/1', 65, ['18.90', '16.90'], 950, inStock(146)),
      plasticContainer(40067, 1218, '1/1', 100, ['21.90', '19.70'], 1120, inStock(184)),
      plasticContainer(40068, 1218, '1/1', 150, ['26.90', '24.20'], 1380, inStock(92)),
      plasticContainer(40069, 1218, '1/1', 200, ['32.90', '29.60'], 1650, { stock: 11, availabilityId: 3 }),
      plasticContainer(40070, 1218, '1/2', 100, ['11.90', '10.70'], 620, inStock(210)),
      plasticContainer(40071, 1218, '1/2', 150, ['14.90', '13.40'], 760, inStock(133)),
      plasticContainer(40072, 1218, '1/3', 100, ['8.90', '8.00'], 430, inStock(255)),
      plasticContainer(40073, 1218, '1/3', 150, ['10.90', '9.80'], 540, inStock(198)),
      plasticContainer(40074, 1218, '1/4', 100, ['7.90', '7.10'], 330, inStock(104)),
      plasticContainer(40075, 1218, '1/6', 100, ['5.90', '5.30'], 220, inStock(360)),
      plasticContainer(40076, 1218, '1/6', 150, ['7.20', '6.50'], 290, inStock(281)),
      plasticContainer(40077, 1218, '1/9', 65, ['3.90', '3.50'], 120, {
        stock: 0,
        canOversell: true,
        availabilityId: 4,
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-01-16',
        'Salatbar Kopfgrün',
        'Klar auch nach einem Jahr',
        'Rund dreißig Stück, jeden Tag in der Maschine. Keine Trübung, ein einziger Riss.',
      ),
      review(
        2,
        'de',
        '2026-03-12',
        'D. Kowalczyk, Imbiss',
        'Risse am Boden',
        'Zwei Drittelbehälter haben nach vier Monaten feine Risse. Benutzt für eingelegte Zwiebeln.',
        {
          reply:
            'Zwiebeln und ätherische Öle sind für Polycarbonat leider Gift, darum der Hinweis im Text. Für Zwiebeln und Knoblauch empfehlen wir die Behälter aus Polypropylen und haben Ihnen zwei zum Testen beigelegt.',
        },
      ),
      review(
        4,
        'en',
        '2026-06-29',
        'Larch & Fern deli',
        'Good clarity, stack well',
        'They release easily thanks to the lugs. Scale could be printed darker.',
      ),
      review(5, 'en', '2026-08-06', 'Niamh Kearney', 'Dropped one from head height', 'It bounced. Bought eight more.', {
        verified: false,
      }),
    ],
  },
  {
    id: 1219,
    manufacturerId: 7,
    categoryIds: [422],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PL',
    customsTariffNumber: '39241000',
    attributeIds: [8, 9],
    texts: {
      de: {
        name: 'GN-Behälter Passgenau, Polypropylen milchig',
        shortName: 'GN-Behälter Polypropylen',
        shortDescription:
          'Preiswerter Gastronormbehälter aus zähem Polypropylen für Vorbereitung, Marinaden und Tiefkühlung.',
        description:
          '<p>Polypropylen verträgt, was Polycarbonat nicht mag: Öl, Zwiebeln, Essig und Zitronensäure. Als Copolymer bleibt es auch bei −20 °C biegsam: Gefrorene Saucen lassen sich durch Verdrehen lösen. Dafür ist es milchig statt klar und nimmt mit der Zeit Farbe an.</p><ul><li>Beschriftungsfeld an der Stirnseite, mit Folienstift zu beschreiben</li><li>Stapelnasen, leere Behälter klemmen nicht</li><li>Deckel aus Polycarbonat passen auf beide Sorten</li></ul>',
        technicalData: factTable([
          ['Material', 'Polypropylen, lebensmittelecht nach VO (EU) 10/2011'],
          ['GN 1/1', '100 mm 13,2 l, 150 mm 19,5 l, 200 mm 25,6 l'],
          ['GN 1/2', '100 mm 6,0 l, 150 mm 8,9 l, 200 mm 11,7 l'],
          ['GN 1/3', '100 mm 3,8 l, 150 mm 5,3 l'],
          ['GN 1/6', '100 mm 1,5 l, 150 mm 2,2 l'],
          ['Temperatur', '−40 bis +100 °C'],
        ]),
        metaDescription:
          'GN-Behälter aus Polypropylen, GN 1/1 bis 1/6, bis 200 mm tief, unempfindlich gegen Öl und Säure, frostfest.',
        keywords: 'GN-Behälter Polypropylen, GN-Behälter Kunststoff, Tiefkühlung, Marinade, GN 1/1, GN 1/6',
        urlPath: 'kueche-gastronorm/gn-behaelter/kuehlen-lagern/gn-behaelter-passgenau-polypropylen',
      },
      en: {
        name: 'Passgenau GN container, translucent polypropylene',
        shortName: 'Polypropylene GN container',
        shortDescription:
          'Economical gastronorm container in tough polypropylene for preparation, marinades and the freezer.',
        description:
          '<p>Polypropylene takes what polycarbonate dislikes: oil, onions, vinegar and citric acid. As a copolymer it stays flexible even at −20 °C: frozen sauces come out with a twist. In return it is translucent rather than clear and takes on colour over time.</p><ul><li>Writing panel at the front, for felt-tip pens</li><li>Stacking lugs, empty containers do not jam</li><li>Polycarbonate lids fit both kinds</li></ul>',
        technicalData: factTable([
          ['Material', 'Polypropylene, food-safe to Regulation (EU) 10/2011'],
          ['GN 1/1', '100 mm 13.2 l, 150 mm 19.5 l, 200 mm 25.6 l'],
          ['GN 1/2', '100 mm 6.0 l, 150 mm 8.9 l, 200 mm 11.7 l'],
          ['GN 1/3', '100 mm 3.8 l, 150 mm 5.3 l'],
          ['GN 1/6', '100 mm 1.5 l, 150 mm 2.2 l'],
          ['Temperature', '−40 to +100 °C'],
        ]),
        metaDescription:
          'Polypropylene GN containers, GN 1/1 to 1/6, up to 200 mm deep, resistant to oil and acid, freezer-safe.',
        keywords: 'polypropylene GN container, plastic gastronorm, freezer, marinade, GN 1/1, GN 1/6',
        urlPath: 'kitchen-gastronorm/gn-containers/chilling-storage/passgenau-gn-container-polypropylene',
      },
    },
    properties: [
      fact(1, 'Polypropylen', 'Polypropylene'),
      dishwasherSafe,
      stackable,
      fact(4, '100'),
      fact(16, 'EN 631-2, VO (EU) 10/2011', 'EN 631-2, Regulation (EU) 10/2011'),
    ],
    facetValueIds: [5109, 5201, 5301, 5401, 5503, 5610, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1220, relation: 'Accessory' },
      { itemId: 1218, relation: 'Similar' },
      { itemId: 1040, relation: 'Similar' },
    ],
    pictures: [
      pictureOf(
        'gn-container',
        '#EDEFEE',
        'Milchiger GN-Behälter aus Polypropylen',
        'Translucent polypropylene GN container',
      ),
      pictureOf(
        'gn-container',
        '#EDEFEE',
        'GN-Behälter aus Polypropylen, gestapelt',
        'Polypropylene GN containers, stacked',
      ),
    ],
    variations: [
      plasticContainer(40078, 1219, '1/1', 100, ['11.90', '10.70'], 980, inStock(320)),
      plasticContainer(40079, 1219, '1/1', 150, ['14.90', '13.40'], 1200, inStock(244)),
      plasticContainer(40080, 1219, '1/1', 200, ['18.90', '17.00'], 1460, inStock(86)),
      plasticContainer(40081, 1219, '1/2', 100, ['6.90', '6.20'], 540, inStock(410)),
      plasticContainer(40082, 1219, '1/2', 150, ['8.50', '7.60'], 660, inStock(305)),
      plasticContainer(40083, 1219, '1/2', 200, ['10.90', '9.80'], 790, { stock: 27, availabilityId: 2 }),
      plasticContainer(40084, 1219, '1/3', 100, ['5.20', '4.70'], 370, inStock(512)),
      plasticContainer(40085, 1219, '1/3', 150, ['6.40', '5.80'], 470, inStock(366)),
      plasticContainer(40086, 1219, '1/6', 100, ['3.40', '3.10'], 190, inStock(640)),
      plasticContainer(40087, 1219, '1/6', 150, ['4.20', '3.80'], 250, inStock(575)),
    ],
  },
  {
    id: 1220,
    manufacturerId: 7,
    categoryIds: [422],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'IT',
    customsTariffNumber: '39241000',
    attributeIds: [8, 25],
    texts: {
      de: {
        name: 'GN-Deckel Passgenau, Polycarbonat',
        shortName: 'GN-Deckel Polycarbonat',
        shortDescription:
          'Klarer Deckel für GN-Behälter aus Kunststoff, geschlossen, mit Löffelausschnitt oder mit Dichtung.',
        description:
          '<p>Drei Arten für drei Aufgaben: Der geschlossene Deckel deckt ab und stapelt. Der Deckel mit Ausschnitt lässt Löffel oder Kelle stehen, ohne dass das Salatbuffet offen bleibt. Der Deckel mit Dichtung hält Flüssiges bei Erschütterung zurück.</p><ul><li>Griffmulde statt Knopf: nichts steht über</li><li>Passt auf Behälter aus Polycarbonat und Polypropylen</li><li>Auf Edelstahl liegt der geschlossene Deckel auf, die Dichtung greift dort nicht</li></ul>',
        technicalData: factTable([
          ['Material', 'Polycarbonat; Dichtung Silikon'],
          ['GN 1/1', '530 × 325 mm: alle drei Arten'],
          ['GN 1/2', '325 × 265 mm: geschlossen und mit Dichtung'],
          ['GN 1/3', '325 × 176 mm: alle drei Arten'],
          ['GN 1/6', '176 × 162 mm: geschlossen und mit Löffelausschnitt'],
          ['GN 1/9', '176 × 108 mm: geschlossen'],
          ['Temperatur', '−40 bis +100 °C'],
        ]),
        metaDescription:
          'GN-Deckel aus klarem Polycarbonat, geschlossen, mit Löffelausschnitt oder Dichtung, für GN 1/1 bis 1/9.',
        keywords: 'GN-Deckel Polycarbonat, Deckel Löffelausschnitt, Deckel mit Dichtung, Salatbuffet, GN 1/3',
        urlPath: 'kueche-gastronorm/gn-behaelter/kuehlen-lagern/gn-deckel-passgenau-polycarbonat',
      },
      en: {
        name: 'Passgenau GN lid, polycarbonate',
        shortName: 'Polycarbonate GN lid',
        shortDescription: 'Clear lid for plastic GN containers, closed, with spoon notch or with seal.',
        description:
          '<p>Three kinds for three tasks: the closed lid covers and stacks. The notched lid leaves room for a spoon or ladle without leaving the salad bar open. The lid with seal holds liquids back when shaken.</p><ul><li>Recessed grip instead of a knob: nothing stands proud</li><li>Fits containers in polycarbonate and polypropylene</li><li>On stainless steel the closed lid rests on top; the seal does not grip there</li></ul>',
        technicalData: factTable([
          ['Material', 'Polycarbonate; silicone seal'],
          ['GN 1/1', '530 × 325 mm: all three kinds'],
          ['GN 1/2', '325 × 265 mm: closed and with seal'],
          ['GN 1/3', '325 × 176 mm: all three kinds'],
          ['GN 1/6', '176 × 162 mm: closed and with spoon notch'],
          ['GN 1/9', '176 × 108 mm: closed'],
          ['Temperature', '−40 to +100 °C'],
        ]),
        metaDescription: 'GN lids in clear polycarbonate, closed, with spoon notch or with seal, for GN 1/1 to 1/9.',
        keywords: 'polycarbonate GN lid, notched lid, sealing lid, salad bar, GN 1/3',
        urlPath: 'kitchen-gastronorm/gn-containers/chilling-storage/passgenau-gn-lid-polycarbonate',
      },
    },
    properties: [fact(1, 'Polycarbonat', 'Polycarbonate'), dishwasherSafe, stackable, fact(4, '100')],
    facetValueIds: [5109, 5201, 5401, 5503, 5610, 5703, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1218, relation: 'Accessory' },
      { itemId: 1219, relation: 'Accessory' },
      { itemId: 1039, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('gn-container', '#E6EEF0', 'GN-Behälter mit klarem Deckel', 'GN container with a clear lid'),
      pictureOf('gn-container', '#E6EEF0', 'Behälter mit Deckeln, gestapelt', 'Containers with lids, stacked'),
    ],
    variations: [
      clearLid(40088, '1/1', closed, '9.90', 520, inStock(231)),
      clearLid(40089, '1/1', notched, '10.90', 510, inStock(64)),
      clearLid(40090, '1/1', sealed, '18.90', 600, { stock: 22, availabilityId: 2 }),
      clearLid(40091, '1/2', closed, '6.20', 270, inStock(298)),
      clearLid(40092, '1/2', sealed, '12.90', 330, { stock: 41, availabilityId: 3 }),
      clearLid(40093, '1/3', closed, '4.50', 180, inStock(420)),
      clearLid(40094, '1/3', notched, '4.90', 175, inStock(288)),
      clearLid(40095, '1/3', sealed, '9.90', 230, { stock: 0, canOversell: true, availabilityId: 5 }),
      clearLid(40096, '1/6', closed, '2.60', 95, inStock(710)),
      clearLid(40097, '1/6', notched, '2.90', 92, inStock(455)),
      clearLid(40098, '1/9', closed, '2.10', 60, inStock(140)),
    ],
  },
  {
    id: 1221,
    manufacturerId: 7,
    categoryIds: [422],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '39231000',
    attributeIds: [9],
    texts: {
      de: {
        name: 'Thermobox Passgenau GN 1/1 aus EPP',
        shortName: 'Thermobox GN 1/1',
        shortDescription:
          'Leichte Isolierbox für GN-1/1-Behälter, hält Speisen bei der Auslieferung stundenlang heiß oder kalt.',
        description:
          '<p>Expandiertes Polypropylen wiegt fast nichts und nimmt Stöße auf, ohne zu brechen. Gemessen mit Wasser von 85 °C in einem Behälter mit 150 mm Tiefe verliert die geschlossene Box etwa 2,5 °C in der Stunde. Die Maße der Tiefe gelten für den Behälter, der hineinpasst.</p><ul><li>Stapelnut in Deckel und Boden, vier Boxen übereinander auf der Sackkarre</li><li>Griffmulden an den Stirnseiten, Beschriftungsfeld für den Lieferschein</li><li>Bis 110 °C, spülmaschinenfest; nicht in Kombidämpfer oder Warmhalteschrank</li></ul>',
        technicalData: factTable([
          ['Material', 'EPP, 60 g/l, schwarz'],
          ['Außenmaß', '600 × 400 mm, Höhe je nach Tiefe 205, 255 oder 310 mm'],
          ['Innenmaß', '538 × 338 mm'],
          ['Gewicht', '1,1 kg, 1,3 kg und 1,5 kg'],
          ['Temperatur', '−20 bis +110 °C'],
        ]),
        metaDescription:
          'Thermobox aus EPP für GN 1/1 mit 100, 150 oder 200 mm Tiefe, 600 × 400 mm, stapelbar und spülmaschinenfest.',
        keywords: 'Thermobox, Isolierbox, EPP-Box, GN 1/1, Catering, Speisentransport, Lieferbox',
        urlPath: 'kueche-gastronorm/gn-behaelter/kuehlen-lagern/thermobox-passgenau-gn-1-1',
      },
      en: {
        name: 'Passgenau insulated box GN 1/1 in EPP',
        shortName: 'Insulated box GN 1/1',
        shortDescription: 'Light insulated box for GN 1/1 containers, keeps food hot or cold for hours on delivery.',
        description:
          '<p>Expanded polypropylene weighs next to nothing and absorbs knocks without breaking. Measured with water at 85 °C in a container 150 mm deep, the closed box loses about 2.5 °C an hour. The depth stated is that of the container which fits inside.</p><ul><li>Stacking groove in lid and base, four boxes on a sack truck</li><li>Grips at both ends, panel for the delivery note</li><li>Up to 110 °C, dishwasher-safe; not for combi ovens or holding cabinets</li></ul>',
        technicalData: factTable([
          ['Material', 'EPP, 60 g/l, black'],
          ['Outer size', '600 × 400 mm, height 205, 255 or 310 mm by depth'],
          ['Inner size', '538 × 338 mm'],
          ['Weight', '1.1 kg, 1.3 kg and 1.5 kg'],
          ['Temperature', '−20 to +110 °C'],
        ]),
        metaDescription:
          'Insulated EPP box for GN 1/1, 100, 150 or 200 mm deep, 600 × 400 mm, stackable and dishwasher-safe.',
        keywords: 'insulated box, thermo box, EPP box, GN 1/1, catering, food transport, delivery box',
        urlPath: 'kitchen-gastronorm/gn-containers/chilling-storage/passgenau-insulated-box-gn-1-1',
      },
    },
    properties: [fact(1, 'EPP', 'EPP'), dishwasherSafe, stackable, fact(4, '110'), fact(32, '28')],
    facetValueIds: [5109, 5201, 5401, 5503, 5610, 5702],
    tagIds: [1, 5, 6],
    crossSelling: [
      { itemId: 1038, relation: 'Accessory' },
      { itemId: 1213, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('box', '#2B2E31', 'Schwarze Thermobox, geschlossen', 'Black insulated box, closed'),
      pictureOf('box', '#2B2E31', 'Thermobox mit geöffnetem Deckel', 'Insulated box with the lid open'),
      pictureOf('gn-container', '#C4C8CB', 'GN-Behälter, der in die Thermobox passt', 'GN container that fits the box'),
    ],
    variations: [
      sold(40099, 'TW-1221-100', [904], graduated('44.90', [4, '41.50']), [1300, 400, 600, 205], inStock(72)),
      sold(40100, 'TW-1221-150', [905], graduated('48.90', [4, '45.50']), [1500, 400, 600, 255], inStock(96)),
      sold(40101, 'TW-1221-200', [906], { price: '54.90', recommended: '64.90' }, [1700, 400, 600, 310], {
        stock: 30,
        availabilityId: 2,
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-04-17',
        'Mobile Küche Sonnenfeld',
        'Nach drei Stunden noch 78 °C',
        'Abgefüllt mit 86 °C, selbst nachgemessen. Für Essen auf Rädern genau richtig.',
      ),
      review(
        4,
        'en',
        '2026-05-22',
        'Two Rivers Catering',
        'Light and tough',
        'Half the weight of our old ones. The lid takes a firm push the first few times.',
      ),
      review(
        3,
        'de',
        '2025-12-19',
        'S. Bertram',
        'Verfärbt sich innen nicht, riecht aber',
        'Die ersten zwei Wochen roch die Box deutlich nach Kunststoff.',
        { reply: 'Der Geruch stammt von der Herstellung und verschwindet nach etwa fünf Spülgängen bei 80 °C.' },
      ),
    ],
  },
  {
    id: 1222,
    manufacturerId: 7,
    categoryIds: [422],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PL',
    customsTariffNumber: '39241000',
    attributeIds: [4],
    texts: {
      de: {
        name: 'Vorratseimer rund mit Deckel, Polypropylen',
        shortName: 'Vorratseimer rund',
        shortDescription:
          'Runder Lagerbehälter mit Schnappdeckel und Skala für Saucen, Fonds, Teige und trockene Vorräte.',
        description:
          '<p>Rund lässt sich besser rühren und vollständiger auskratzen als eckig. Die Skala ist außen in Litern und Millilitern aufgedruckt, die Deckel sind nach Größe farbig: Grün für 2 und 4 Liter, Rot für 6 und 8, Blau für 12 und 20.</p><ul><li>Ab 6 Liter mit Tragebügel</li><li>Fond bei 90 °C einfüllen, Deckel erst nach dem Abkühlen aufdrücken</li><li>Ineinander stapelbar, Ersatzdeckel auf Anfrage</li></ul>',
        technicalData: factTable([
          ['Material', 'Polypropylen, lebensmittelecht nach VO (EU) 10/2011'],
          ['2 und 4 l', 'Ø 190 mm, Höhe 110 und 205 mm'],
          ['6 und 8 l', 'Ø 240 mm, Höhe 195 und 255 mm'],
          ['12 und 20 l', 'Ø 310 mm, Höhe 235 und 385 mm'],
          ['Temperatur', '−40 bis +100 °C'],
        ]),
        metaDescription:
          'Runde Vorratseimer aus Polypropylen mit Schnappdeckel und Literskala, 2 bis 20 Liter, spülmaschinenfest.',
        keywords: 'Vorratseimer, Lagerbehälter rund, Saucenbehälter, Teigbehälter, Polypropylen, Schnappdeckel',
        urlPath: 'kueche-gastronorm/gn-behaelter/kuehlen-lagern/vorratseimer-rund-mit-deckel',
      },
      en: {
        name: 'Round storage container with lid, polypropylene',
        shortName: 'Round storage container',
        shortDescription: 'Round container with snap-on lid and scale for sauces, stocks, doughs and dry stores.',
        description:
          '<p>Round stirs better and scrapes out more completely than square. The scale is printed outside in litres and millilitres; lids are coloured by size: green for 2 and 4 litres, red for 6 and 8, blue for 12 and 20.</p><ul><li>With carrying handle from 6 litres</li><li>Fill stock at 90 °C, press the lid on only after cooling</li><li>Nest for storage, spare lids on request</li></ul>',
        technicalData: factTable([
          ['Material', 'Polypropylene, food-safe to Regulation (EU) 10/2011'],
          ['2 and 4 l', 'Ø 190 mm, height 110 and 205 mm'],
          ['6 and 8 l', 'Ø 240 mm, height 195 and 255 mm'],
          ['12 and 20 l', 'Ø 310 mm, height 235 and 385 mm'],
          ['Temperature', '−40 to +100 °C'],
        ]),
        metaDescription:
          'Round polypropylene containers with snap-on lid and litre scale, 2 to 20 litres, dishwasher-safe.',
        keywords: 'round storage container, sauce container, dough tub, polypropylene, snap-on lid',
        urlPath: 'kitchen-gastronorm/gn-containers/chilling-storage/round-storage-container-with-lid',
      },
    },
    properties: [fact(1, 'Polypropylen', 'Polypropylene'), dishwasherSafe, stackable, fact(4, '100')],
    facetValueIds: [5109, 5201, 5301, 5401, 5501, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1040, relation: 'Similar' },
      { itemId: 1219, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('ice-bucket', '#EDEFEE', 'Runder Vorratseimer mit Skala', 'Round storage container with scale'),
      pictureOf('ice-bucket', '#EDEFEE', 'Zwei Vorratseimer', 'Two storage containers'),
    ],
    variations: [
      roundContainer(40102, { valueId: 428, liters: 2 }, '5.90', [190, 190, 190, 120], 330),
      roundContainer(40103, { valueId: 431, liters: 4 }, '7.90', [280, 190, 190, 215], 295),
      roundContainer(40104, { valueId: 433, liters: 6 }, '10.90', [450, 240, 240, 205], 160),
      roundContainer(40105, { valueId: 434, liters: 8 }, '12.90', [540, 240, 240, 265], 142),
      roundContainer(40106, { valueId: 436, liters: 12 }, '17.90', [820, 310, 310, 245], 77),
      roundContainer(40107, { valueId: 438, liters: 20 }, '24.90', [1180, 310, 310, 395], 34),
    ],
  },
];
