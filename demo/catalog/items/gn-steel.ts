import type { DemoItem, DemoPrice, DemoVariation } from '../../types.ts';
import { dishwasherSafe, fact, stackable } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { type GastronormName, gastronorm, gastronormDepths } from '../gastronorm-sizes.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Perforated and shallow containers share their outline with the closed ones of `gastronorm.ts`. */
function container(
  id: number,
  itemId: 1211 | 1212,
  name: GastronormName,
  depthMm: keyof typeof gastronormDepths,
  [piece, from10]: [piece: string, from10: string],
  weightG: number,
  supply: Supply,
): DemoVariation {
  const { valueId, letters, lengthMm, widthMm } = gastronorm[name];
  return sold(
    id,
    `TW-${itemId}-${letters}-${depthMm}`,
    [valueId, gastronormDepths[depthMm]],
    graduated(piece, [10, from10]),
    [weightG, widthMm, lengthMm, depthMm],
    { model: `PG-${itemId === 1211 ? 'L' : 'F'}-${letters}-${depthMm}`, ...supply },
  );
}

function sealedLid(id: number, name: GastronormName, price: DemoPrice, weightG: number, supply: Supply): DemoVariation {
  const { valueId, letters, lengthMm, widthMm } = gastronorm[name];
  return sold(id, `TW-1213-${letters}`, [valueId], price, [weightG, widthMm, lengthMm, 35], supply);
}

/** Further gastronorm containers in stainless steel, with what closes and divides them. */
export const gnSteel: DemoItem[] = [
  {
    id: 1211,
    manufacturerId: 7,
    categoryIds: [421],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239300',
    attributeIds: [8, 9],
    texts: {
      de: {
        name: 'GN-Behälter Passgenau, gelocht, Edelstahl',
        shortName: 'GN-Behälter gelocht',
        shortDescription:
          'Gelochter Gastronormbehälter zum Dämpfen von Gemüse und Fisch im Kombidämpfer und zum Abtropfen.',
        description:
          '<p>Boden und Wände sind gelocht, der Dampf erreicht das Gargut also von allen Seiten. Die Löcher haben nur 3 mm Durchmesser, sodass auch Erbsen und Reis darin bleiben. Der Rand ist geschlossen, damit der Behälter in ungelochten Behältern gleicher Größe hängt und abtropft.</p><ul><li>65 mm für Fischfilet und Brokkoli, 100 mm für Kartoffeln, 150 mm für Blattgemüse</li><li>Löcher entgratet, leicht auszuspülen</li><li>Stapelbar wie die geschlossenen Behälter der Serie</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10 (1.4301), 0,8 mm'],
          ['Lochung', 'Ø 3 mm, Boden und Wände'],
          ['GN 1/1', '530 × 325 mm: Tiefe 65, 100 und 150 mm'],
          ['GN 1/2', '325 × 265 mm: Tiefe 65 und 100 mm'],
          ['GN 1/3', '325 × 176 mm: Tiefe 100 mm'],
          ['Temperatur', '−40 bis +300 °C'],
          ['Norm', 'EN 631-1'],
        ]),
        metaDescription:
          'Gelochte GN-Behälter aus 0,8 mm Edelstahl nach EN 631 zum Dämpfen und Abtropfen, GN 1/1 bis 1/3, 65 bis 150 mm.',
        keywords: 'GN-Behälter gelocht, Dämpfeinsatz, Gastronormbehälter, Kombidämpfer, Abtropfbehälter, Edelstahl',
        urlPath: 'kueche-gastronorm/gn-behaelter/gn-behaelter-edelstahl/gn-behaelter-passgenau-gelocht',
      },
      en: {
        name: 'Passgenau perforated GN container, stainless steel',
        shortName: 'Perforated GN container',
        shortDescription:
          'Perforated gastronorm container for steaming vegetables and fish in the combi oven and for draining.',
        description:
          '<p>Base and walls are perforated, so steam reaches the food from every side. The holes are only 3 mm wide and hold back even peas and rice. The rim is closed, so that the container hangs in a plain one of the same size and drains.</p><ul><li>65 mm for fish fillets and broccoli, 100 mm for potatoes, 150 mm for leaf vegetables</li><li>Deburred holes, easy to rinse</li><li>Stacks like the plain containers of the range</li></ul>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel (1.4301), 0.8 mm'],
          ['Perforation', 'Ø 3 mm, base and walls'],
          ['GN 1/1', '530 × 325 mm: depth 65, 100 and 150 mm'],
          ['GN 1/2', '325 × 265 mm: depth 65 and 100 mm'],
          ['GN 1/3', '325 × 176 mm: depth 100 mm'],
          ['Temperature', '−40 to +300 °C'],
          ['Standard', 'EN 631-1'],
        ]),
        metaDescription:
          'Perforated GN containers in 0.8 mm stainless steel to EN 631 for steaming and draining, GN 1/1 to 1/3, 65 to 150 mm.',
        keywords: 'perforated GN container, steam pan, gastronorm pan, combi oven, draining pan, stainless steel',
        urlPath: 'kitchen-gastronorm/gn-containers/stainless-steel-gn-containers/passgenau-perforated-gn-container',
      },
    },
    properties: [
      fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'),
      dishwasherSafe,
      stackable,
      fact(4, '300'),
      fact(5, '0.8'),
      fact(16, 'EN 631-1'),
    ],
    facetValueIds: [5104, 5201, 5401, 5503, 5610, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1038, relation: 'Accessory' },
      { itemId: 1039, relation: 'Accessory' },
      { itemId: 1212, relation: 'Similar' },
    ],
    pictures: [
      pictureOf(
        'gn-container',
        '#BDC2C6',
        'Gelochter GN-Behälter aus Edelstahl',
        'Perforated stainless steel GN container',
      ),
      pictureOf('gn-container', '#BDC2C6', 'Gelochte GN-Behälter, gestapelt', 'Perforated GN containers, stacked'),
    ],
    // Steaming needs surface more than depth: GN 1/2 is not perforated in 150 mm.
    variations: [
      container(40038, 1211, '1/1', 65, ['24.90', '22.90'], 1180, inStock(164)),
      container(40039, 1211, '1/1', 100, ['29.90', '27.50'], 1420, inStock(122)),
      container(40040, 1211, '1/1', 150, ['38.90', '35.80'], 1760, { stock: 18, availabilityId: 2 }),
      container(40041, 1211, '1/2', 65, ['16.90', '15.50'], 660, inStock(88)),
      container(40042, 1211, '1/2', 100, ['19.90', '18.30'], 800, { stock: 67, availabilityId: 2 }),
      container(40043, 1211, '1/3', 100, ['17.90', '16.50'], 590, { stock: 0, canOversell: true, availabilityId: 4 }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-02-05',
        'Schulmensa Eichgrund',
        'Gemüse wird gleichmäßig gar',
        'Mit den gelochten Behältern statt geschlossener hat sich die Garzeit bei Brokkoli fast halbiert.',
      ),
      review(
        4,
        'en',
        '2026-05-30',
        'Pauline Ashworth, care home catering',
        'Sturdy, drains fast',
        'Good quality. Rice does stay in, as promised, but couscous does not.',
      ),
    ],
  },
  {
    id: 1212,
    manufacturerId: 7,
    categoryIds: [421],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239300',
    attributeIds: [8, 9],
    texts: {
      de: {
        name: 'GN-Schale Passgenau, flach, 20 und 40 mm',
        shortName: 'GN-Schale flach',
        shortDescription:
          'Flache Gastronormschale zum Backen, Braten und für die Auslage, wo ein tiefer Behälter zu viel Rand zeigt.',
        description:
          '<p>Zwanzig Millimeter tief dient sie als Tablett in der Kuchentheke und als Backblech für Plätzchen, vierzig Millimeter tief für Bratkartoffeln, Kasseler und Aufläufe. Der Boden ist mit einer umlaufenden Sicke versteift und bleibt im Ofen eben.</p><ul><li>GN 2/1 in 40 mm trägt bis 12 kg auf Auflagewinkeln</li><li>Ecken mit Radius 35 mm, gut auszuwischen</li><li>Unbeschichtet: auch für Salzteig und Säure</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10 (1.4301), 0,8 mm; GN 2/1 1,0 mm'],
          ['GN 2/1', '650 × 530 mm: 40 mm 10,0 l'],
          ['GN 1/1', '530 × 325 mm: 20 mm 2,5 l, 40 mm 5,0 l'],
          ['GN 2/3', '354 × 325 mm: 40 mm 3,2 l'],
          ['GN 1/2', '325 × 265 mm: 20 mm 1,2 l, 40 mm 2,3 l'],
          ['Temperatur', '−40 bis +300 °C'],
          ['Norm', 'EN 631-1'],
        ]),
        metaDescription:
          'Flache GN-Schalen aus Edelstahl, 20 und 40 mm tief, GN 2/1 bis 1/2. Zum Backen, Braten und für die Auslage.',
        keywords: 'GN-Schale flach, GN-Blech, GN 1/1 20 mm, GN 1/1 40 mm, GN 2/1, Theke, Backblech Edelstahl',
        urlPath: 'kueche-gastronorm/gn-behaelter/gn-behaelter-edelstahl/gn-schale-passgenau-flach',
      },
      en: {
        name: 'Passgenau shallow GN tray, 20 and 40 mm',
        shortName: 'Shallow GN tray',
        shortDescription:
          'Shallow gastronorm tray for baking, roasting and display, where a deep container shows too much wall.',
        description:
          '<p>At twenty millimetres it serves as a tray in the cake counter and as a baking sheet for biscuits, at forty for fried potatoes, smoked pork and gratins. The base is stiffened with a bead all round and stays level in the oven.</p><ul><li>GN 2/1 in 40 mm carries up to 12 kg on runners</li><li>35 mm corner radius, easy to wipe out</li><li>Uncoated: suitable for salt dough and acids too</li></ul>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel (1.4301), 0.8 mm; GN 2/1 1.0 mm'],
          ['GN 2/1', '650 × 530 mm: 40 mm 10.0 l'],
          ['GN 1/1', '530 × 325 mm: 20 mm 2.5 l, 40 mm 5.0 l'],
          ['GN 2/3', '354 × 325 mm: 40 mm 3.2 l'],
          ['GN 1/2', '325 × 265 mm: 20 mm 1.2 l, 40 mm 2.3 l'],
          ['Temperature', '−40 to +300 °C'],
          ['Standard', 'EN 631-1'],
        ]),
        metaDescription:
          'Shallow GN trays in stainless steel, 20 and 40 mm deep, GN 2/1 to 1/2. For baking, roasting and display.',
        keywords: 'shallow GN tray, GN sheet, GN 1/1 20 mm, GN 1/1 40 mm, GN 2/1, display tray',
        urlPath: 'kitchen-gastronorm/gn-containers/stainless-steel-gn-containers/passgenau-shallow-gn-tray',
      },
    },
    properties: [
      fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'),
      dishwasherSafe,
      stackable,
      fact(4, '300'),
      fact(16, 'EN 631-1'),
    ],
    facetValueIds: [5104, 5201, 5401, 5503, 5610, 5702, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1038, relation: 'Similar' },
      { itemId: 1215, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tray', '#C4C8CB', 'Flache GN-Schale aus Edelstahl', 'Shallow stainless steel GN tray'),
      pictureOf('tray', '#C4C8CB', 'GN-Schalen in zwei Größen', 'GN trays in two sizes'),
    ],
    variations: [
      container(40044, 1212, '1/1', 20, ['11.90', '10.90'], 1020, inStock(420)),
      container(40045, 1212, '1/1', 40, ['14.90', '13.70'], 1130, inStock(388)),
      container(40046, 1212, '1/2', 20, ['7.90', '7.30'], 560, inStock(190)),
      container(40047, 1212, '1/2', 40, ['9.50', '8.70'], 620, inStock(154)),
      container(40048, 1212, '2/3', 40, ['12.90', '11.90'], 790, { stock: 33, availabilityId: 2 }),
      container(40049, 1212, '2/1', 40, ['39.90', '36.90'], 2980, { stock: 9, canOversell: true, availabilityId: 3 }),
    ],
  },
  {
    id: 1213,
    manufacturerId: 7,
    categoryIds: [421],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239300',
    attributeIds: [8],
    texts: {
      de: {
        name: 'GN-Dichtdeckel Passgenau mit Silikonrand',
        shortName: 'GN-Dichtdeckel',
        shortDescription:
          'Edelstahldeckel mit umlaufender Silikondichtung und Ventil, für den Transport flüssiger Speisen.',
        description:
          '<p>Suppen im Lieferwagen sind der Prüfstein: Die Silikonlippe liegt innen an der Behälterwand an und hält auch bei einer Vollbremsung. Ein Stopfen im Deckel lässt Dampf ab und gleicht den Unterdruck beim Abkühlen aus, sonst säße der Deckel fest.</p><ul><li>Dichtung zum Reinigen abzunehmen, Ersatzdichtung auf Anfrage</li><li>Für Kombidämpfer bis 200 °C geeignet</li><li>Stapelbar, der Bügel liegt in einer Mulde</li></ul><p>Dicht ist der Deckel auf Behältern mit unbeschädigtem Rand; Dellen zuvor richten.</p>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, 0,8 mm; Dichtung Silikon, lebensmittelecht'],
          ['GN 1/1', '530 × 325 mm, 1,1 kg'],
          ['GN 1/2', '325 × 265 mm, 0,58 kg'],
          ['GN 1/3', '325 × 176 mm, 0,4 kg'],
          ['GN 1/6', '176 × 162 mm, 0,22 kg'],
          ['Temperatur', '−40 bis +200 °C'],
          ['Norm', 'EN 631-1'],
        ]),
        metaDescription:
          'GN-Deckel aus Edelstahl mit Silikondichtung und Entlüftung für GN 1/1 bis 1/6, auslaufsicher beim Transport.',
        keywords: 'GN-Dichtdeckel, Deckel mit Silikonrand, GN-Deckel dicht, Transport, Catering, auslaufsicher',
        urlPath: 'kueche-gastronorm/gn-behaelter/gn-behaelter-edelstahl/gn-dichtdeckel-passgenau',
      },
      en: {
        name: 'Passgenau sealing GN lid with silicone rim',
        shortName: 'Sealing GN lid',
        shortDescription:
          'Stainless steel lid with a silicone seal all round and a valve, for transporting liquid food.',
        description:
          '<p>Soup in the delivery van is the test: the silicone lip presses against the container wall from inside and holds even in an emergency stop. A plug in the lid lets off steam and equalises the vacuum while cooling; without it the lid would stick.</p><ul><li>Seal comes off for cleaning, spare seals on request</li><li>Suitable for combi ovens up to 200 °C</li><li>Stackable, the handle lies in a recess</li></ul><p>The lid is tight on containers with an undamaged rim; straighten dents first.</p>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel, 0.8 mm; silicone seal, food-safe'],
          ['GN 1/1', '530 × 325 mm, 1.1 kg'],
          ['GN 1/2', '325 × 265 mm, 0.58 kg'],
          ['GN 1/3', '325 × 176 mm, 0.4 kg'],
          ['GN 1/6', '176 × 162 mm, 0.22 kg'],
          ['Temperature', '−40 to +200 °C'],
          ['Standard', 'EN 631-1'],
        ]),
        metaDescription:
          'GN lid in stainless steel with silicone seal and vent for GN 1/1 to 1/6, leakproof in transport.',
        keywords: 'sealing GN lid, silicone rim lid, leakproof GN lid, transport, catering',
        urlPath: 'kitchen-gastronorm/gn-containers/stainless-steel-gn-containers/passgenau-sealing-gn-lid',
      },
    },
    properties: [
      fact(1, 'Edelstahl 18/10, Silikon', 'Stainless steel 18/10, silicone'),
      dishwasherSafe,
      stackable,
      fact(4, '200'),
      fact(16, 'EN 631-1'),
    ],
    orderPropertyIds: [15],
    facetValueIds: [5104, 5201, 5401, 5503, 5610, 5702, 5706],
    tagIds: [1, 5, 6],
    crossSelling: [
      { itemId: 1038, relation: 'Accessory' },
      { itemId: 1039, relation: 'Similar' },
      { itemId: 1221, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf(
        'gn-container',
        '#CFD3D6',
        'GN-Behälter mit aufgesetztem Dichtdeckel',
        'GN container closed with a sealing lid',
      ),
      pictureOf('gn-container', '#CFD3D6', 'Stapel verschlossener GN-Behälter', 'Stack of closed GN containers'),
    ],
    variations: [
      sealedLid(40050, '1/1', graduated('29.90', [10, '27.50']), 1100, inStock(140)),
      sealedLid(40051, '1/2', graduated('21.90', [10, '19.90']), 580, inStock(132)),
      sealedLid(40052, '1/3', graduated('17.90', [10, '16.40']), 400, inStock(75)),
      sealedLid(40053, '1/6', graduated('12.90', [10, '11.80']), 220, { stock: 0, availabilityId: 9 }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-03-26',
        'Catering Rehberg & Töchter',
        'Endlich trockene Ladefläche',
        'Gulaschsuppe über vierzig Kilometer Landstraße, kein Tropfen. Ventil vor dem Abheben öffnen, dann geht es leicht.',
      ),
      review(
        3,
        'de',
        '2026-06-21',
        'Küche am Markt',
        'Dichtung fummelig',
        'Dicht ja, aber das Wiedereinsetzen der Dichtung nach dem Spülen kostet Zeit. Zwei Ersatzdichtungen nachbestellt.',
        {
          reply:
            'Leichter geht es, wenn die Dichtung nass ist und an den Ecken begonnen wird. In der Haubenspülmaschine kann sie auch am Deckel bleiben.',
        },
      ),
      review(
        4,
        'en',
        '2025-12-08',
        'Marlowe Events',
        'Does what it says',
        'No leaks on steel pans. On our older polycarbonate ones they do not grip, which the text could mention.',
      ),
    ],
  },
  {
    id: 1214,
    manufacturerId: 7,
    categoryIds: [421],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239300',
    attributeIds: [6],
    texts: {
      de: {
        name: 'GN-Zwischensteg Passgenau, Edelstahl',
        shortName: 'GN-Zwischensteg',
        shortDescription:
          'Auflagesteg, der Ausgabebecken und Saladetten in kleinere GN-Felder teilt und den Spalt abdeckt.',
        description:
          '<p>Wer in einem GN-1/1-Ausschnitt drei Drittelbehälter einsetzt, braucht zwei Stege, damit ihre Ränder aufliegen und kein Dampf dazwischen entweicht. Die Stege sind U-förmig gekantet und biegen sich auch unter vollen Behältern nicht durch.</p><ul><li>33 cm (325 mm): quer in GN 1/1</li><li>53 cm (530 mm): längs in GN 1/1 und quer in GN 2/1</li><li>Enden ausgeklinkt, rutschen nicht</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, 1,0 mm, gekantet'],
          ['Breite', '20 mm'],
          ['33 cm', 'Nutzlänge 325 mm, 95 g'],
          ['53 cm', 'Nutzlänge 530 mm, 155 g'],
        ]),
        metaDescription:
          'Zwischenstege aus Edelstahl für GN-Ausschnitte, 325 und 530 mm, decken den Spalt zwischen den Behältern ab.',
        keywords: 'GN-Steg, Zwischensteg, Auflagesteg, Saladette, Bain-Marie, Ausgabe',
        urlPath: 'kueche-gastronorm/gn-behaelter/gn-behaelter-edelstahl/gn-zwischensteg-passgenau',
      },
      en: {
        name: 'Passgenau GN adapter bar, stainless steel',
        shortName: 'GN adapter bar',
        shortDescription:
          'Support bar that divides serving wells and salad counters into smaller GN fields and covers the gap.',
        description:
          '<p>Setting three third-size containers into a GN 1/1 opening takes two bars, so that their rims rest and no steam escapes in between. The bars are folded to a U and do not sag even under full containers.</p><ul><li>33 cm (325 mm): across GN 1/1</li><li>53 cm (530 mm): along GN 1/1 and across GN 2/1</li><li>Notched ends, do not slip</li></ul>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel, 1.0 mm, folded'],
          ['Width', '20 mm'],
          ['33 cm', 'Usable length 325 mm, 95 g'],
          ['53 cm', 'Usable length 530 mm, 155 g'],
        ]),
        metaDescription:
          'Stainless steel adapter bars for GN openings, 325 and 530 mm, covering the gap between containers.',
        keywords: 'GN bar, adapter bar, support bar, salad counter, bain-marie, serving counter',
        urlPath: 'kitchen-gastronorm/gn-containers/stainless-steel-gn-containers/passgenau-gn-adapter-bar',
      },
    },
    properties: [fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'), dishwasherSafe, fact(5, '1.0')],
    facetValueIds: [5104, 5201, 5610, 5702, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1038, relation: 'Accessory' },
      { itemId: 1218, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf(
        'gn-container',
        '#D9DCDE',
        'GN-Behälter im Ausgabebecken, geteilt durch Stege',
        'GN containers divided by adapter bars',
      ),
      pictureOf('gn-container', '#D9DCDE', 'GN-Behälter verschiedener Größe', 'GN containers of different sizes'),
    ],
    variations: [
      sold(40054, 'TW-1214-33', [617], graduated('4.90', [20, '4.30']), [95, 20, 325, 20], inStock(510)),
      sold(40055, 'TW-1214-53', [637], graduated('6.90', [20, '6.10']), [155, 20, 530, 20], inStock(276)),
    ],
  },
];
