import type { DemoItem } from '../../types.ts';
import { crystalGlass, dishwasherSafe, fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

const fillLineStandard = fact(16, 'EN 12875-1, 2014/32/EU (MI-008)');

/** The stemware of one range for banquets: all glasses have the same foot and close at the same height in a rack. */
export const montrive: DemoItem[] = [
  {
    id: 1137,
    manufacturerId: 3,
    categoryIds: [212, 21],
    type: 'default',
    texts: {
      de: {
        name: 'Rotweinglas Montrive, 450 ml, gehärteter Stiel',
        shortName: 'Rotweinglas Montrive',
        shortDescription:
          'Bankettglas aus ionengehärtetem Kristallglas: Stiel und Rand halten deutlich mehr aus. Karton zu 6 oder 24 Stück.',
        description:
          '<p>Montrive wird nach dem Formen in ein Salzbad getaucht, das Natrium an der Oberfläche gegen Kalium tauscht. Das Glas steht danach unter Druckspannung: Die Stielfestigkeit steigt im Drehversuch um rund 60 %.</p><ul><li>Höhe 205 mm, passt wie Clairval in Spülkörbe mit zwei Aufsatzrahmen</li><li>Bodenplatte 76 mm wie alle Gläser der Serie</li><li>Wahlweise mit Eichstrich 0,2 l und CE-Kennzeichnung</li></ul><p>Der Großkarton zu 24 ist für Ausstattungen gedacht und spart die Hälfte der Pappe.</p>',
        technicalData: factTable([
          ['Material', 'Kristallglas, bleifrei, ionengehärtet'],
          ['Fassungsvermögen', '450 ml randvoll'],
          ['Größter Durchmesser', '88 mm'],
          ['Höhe', '205 mm'],
          ['Gewicht', '175 g'],
          ['Spülmaschine', 'Ja, 2.000 Spülgänge nach EN 12875-1'],
          ['Passender Spülkorb', '25 Fächer'],
        ]),
        metaDescription:
          'Rotweinglas Montrive, 450 ml, ionengehärtetes Kristallglas für Bankett und Catering, auch mit Eichstrich 0,2 l.',
        keywords: 'Rotweinglas, Bankettglas, Weinglas gehärtet, Eichstrich, Catering, Montrive',
        urlPath: 'glaeser/weinglaeser/rot-weissweinglaeser/rotweinglas-montrive',
      },
      en: {
        name: 'Montrive red wine glass, 450 ml, hardened stem',
        shortName: 'Montrive red wine glass',
        shortDescription:
          'Banquet glass in ion-hardened crystal: stem and rim withstand far more. In cartons of 6 or 24.',
        description:
          '<p>After forming, Montrive is dipped in a salt bath that exchanges sodium at the surface for potassium. The glass then stands under compressive stress: in the torsion test the stem holds about 60% more.</p><ul><li>Height 205 mm, fits racks with two extenders like Clairval</li><li>Foot of 76 mm like all glasses of the range</li><li>Optional 0.2 l fill line with CE marking</li></ul><p>The large carton of 24 is meant for fitting out and saves half the cardboard.</p>',
        technicalData: factTable([
          ['Material', 'Crystal glass, lead-free, ion-hardened'],
          ['Capacity', '450 ml to the brim'],
          ['Largest diameter', '88 mm'],
          ['Height', '205 mm'],
          ['Weight', '175 g'],
          ['Dishwasher', 'Yes, 2,000 cycles to EN 12875-1'],
          ['Matching rack', '25 compartments'],
        ]),
        metaDescription:
          'Montrive red wine glass, 450 ml, ion-hardened crystal for banquets and catering, also with a 0.2 l fill line.',
        keywords: 'red wine glass, banquet glass, hardened wine glass, fill line, catering, Montrive',
        urlPath: 'glassware/wine-glasses/red-white-wine-glasses/montrive-red-wine-glass',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70132890',
    attributeIds: [7],
    variations: [
      sold(30121, 'TW-1137-K6', [701], graduated('16.80', [8, '15.90'], [24, '14.70']), [1260, 190, 285, 216], {
        ...inStock(520),
        content: 6,
        model: 'MT-R45',
      }),
      sold(30122, 'TW-1137-K24', [701], graduated('60.00', [4, '57.60'], [12, '54.00']), [4900, 380, 560, 216], {
        ...inStock(86),
        content: 24,
        model: 'MT-R45',
      }),
      sold(30123, 'TW-1137-E2-K6', [703], graduated('18.60', [8, '17.70'], [24, '16.50']), [1260, 190, 285, 216], {
        ...inStock(244),
        content: 6,
        model: 'MT-R45-E2',
      }),
    ],
    properties: [crystalGlass, dishwasherSafe, fillLineStandard, fact(31, '24')],
    orderPropertyIds: [68],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5668, 5701, 5702],
    tagIds: [2, 5, 6],
    crossSelling: [
      { itemId: 1138, relation: 'Similar' },
      { itemId: 1139, relation: 'Similar' },
      { itemId: 1142, relation: 'Bundle' },
      { itemId: 1027, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('wine-glass', '#7E2A38', 'Rotweinglas Montrive', 'Montrive red wine glass'),
      pictureOf('wine-glass', '#7E2A38', 'Zwei Rotweingläser Montrive', 'Two Montrive red wine glasses'),
      pictureOf('box', '#C9A77A', 'Großkarton mit 24 Gläsern', 'Large carton of 24 glasses'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-05-31',
        'Festsaal Lindenhalle',
        'Bruch halbiert',
        'Vorher gut 9 Prozent Bruch im Jahr, jetzt nach acht Monaten unter 3. Der Stiel federt spürbar beim Polieren.',
      ),
      review(
        4,
        'de',
        '2026-03-09',
        'Catering Mühlbach',
        'Rand etwas dicker',
        'Für den Preis hervorragend. Weinfreunde merken, dass der Rand dicker ist als bei Clairval, für 300 Personen ist das egal.',
      ),
      review(
        5,
        'en',
        '2026-08-26',
        'Marquee & Co.',
        'Travels well',
        'Hired out twelve weekends in a row, back in the racks each time. The carton of 24 stacks neatly in the van.',
      ),
      review(
        5,
        'de',
        '2026-07-12',
        'Ratskeller Neustadt',
        'Nachgekauft',
        'Erst 15 Kartons zur Probe, jetzt das ganze Haus. Der Strich bei 0,2 l ist fein und stört nicht.',
      ),
      review(
        3,
        'de',
        '2026-09-23',
        'Vinothek Steinbrecher',
        'Für die Probe zu dick',
        'Im Festzelt ja, in der Vinothek nein. Der Rand ist spürbar stärker als bei den gezogenen Gläsern.',
        { reply: 'Das ist der Unterschied der beiden Serien. Für die Probe empfehlen wir Clairval oder das ISO-Glas.' },
      ),
      review(
        4,
        'en',
        '2026-02-25',
        'Lakeside Weddings',
        'Hardly any losses',
        'We lose guests faster than glasses these days. Would like a darker carton label for the store room.',
      ),
    ],
  },
  {
    id: 1138,
    manufacturerId: 3,
    categoryIds: [212, 21],
    type: 'default',
    texts: {
      de: {
        name: 'Weißweinglas Montrive, 330 ml',
        shortName: 'Weißweinglas Montrive',
        shortDescription:
          'Schlankes Bankettglas mit gehärtetem Stiel für Weißwein, Rosé und Schorle. Mit Eichstrich 0,1 l, 0,2 l oder ohne.',
        description:
          '<p>Das Glas wird an der engsten Stelle des Kelchs geeicht: So liegt der Strich bei 0,2 l hoch genug, dass das Glas voll wirkt. Der Kelch ist 10 mm schmaler als beim Rotweinglas, Fuß und Stiel sind gleich.</p><ul><li>Für offene Weine die Ausführungen mit 0,1 und 0,2 l im Haus mischen: Beide sehen von Weitem gleich aus</li><li>Ionengehärtet wie alle Gläser der Serie</li></ul>',
        technicalData: factTable([
          ['Material', 'Kristallglas, bleifrei, ionengehärtet'],
          ['Fassungsvermögen', '330 ml randvoll'],
          ['Größter Durchmesser', '78 mm'],
          ['Höhe', '200 mm'],
          ['Gewicht', '155 g'],
          ['Spülmaschine', 'Ja, 2.000 Spülgänge nach EN 12875-1'],
          ['Passender Spülkorb', '25 Fächer; 36 nehmen nur Gläser bis 74 mm auf'],
        ]),
        metaDescription:
          'Weißweinglas Montrive, 330 ml, gehärtetes Kristallglas, ohne oder mit Eichstrich 0,1 oder 0,2 l. Karton zu 6.',
        keywords: 'Weißweinglas, Schorleglas, Bankettglas, Eichstrich 0,2, Montrive',
        urlPath: 'glaeser/weinglaeser/rot-weissweinglaeser/weissweinglas-montrive',
      },
      en: {
        name: 'Montrive white wine glass, 330 ml',
        shortName: 'Montrive white wine glass',
        shortDescription:
          'Slender banquet glass with a hardened stem for white wine, rosé and spritzers. With fill line 0.1 l, 0.2 l or without.',
        description:
          '<p>The line is set at the narrowest part of the bowl, so at 0.2 l it sits high enough for the glass to look full. The bowl is 10 mm narrower than that of the red wine glass; foot and stem are the same.</p><ul><li>For house wines mix the 0.1 and 0.2 l versions: from a distance both look alike</li><li>Ion-hardened like all glasses of the range</li></ul>',
        technicalData: factTable([
          ['Material', 'Crystal glass, lead-free, ion-hardened'],
          ['Capacity', '330 ml to the brim'],
          ['Largest diameter', '78 mm'],
          ['Height', '200 mm'],
          ['Weight', '155 g'],
          ['Dishwasher', 'Yes, 2,000 cycles to EN 12875-1'],
          ['Matching rack', '25 compartments; 36 take glasses of up to 74 mm only'],
        ]),
        metaDescription:
          'Montrive white wine glass, 330 ml, hardened crystal, without or with fill line 0.1 or 0.2 l. In cartons of 6.',
        keywords: 'white wine glass, spritzer glass, banquet glass, fill line, Montrive',
        urlPath: 'glassware/wine-glasses/red-white-wine-glasses/montrive-white-wine-glass',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70132890',
    attributeIds: [7],
    variations: [
      sold(30124, 'TW-1138-K6', [701], graduated('15.60', [8, '14.70'], [24, '13.80']), [1120, 170, 255, 211], {
        ...inStock(468),
        content: 6,
        model: 'MT-W33',
      }),
      sold(30125, 'TW-1138-E1-K6', [702], graduated('17.40', [8, '16.50'], [24, '15.60']), [1120, 170, 255, 211], {
        ...inStock(132),
        content: 6,
        model: 'MT-W33-E1',
      }),
      sold(30126, 'TW-1138-E2-K6', [703], graduated('17.40', [8, '16.50'], [24, '15.60']), [1120, 170, 255, 211], {
        ...inStock(310),
        content: 6,
        model: 'MT-W33-E2',
      }),
      sold(30127, 'TW-1138-K24', [701], graduated('55.20', [4, '52.80']), [4380, 340, 500, 211], {
        stock: 40,
        availabilityId: 2,
        content: 24,
        model: 'MT-W33',
      }),
    ],
    properties: [crystalGlass, dishwasherSafe, fillLineStandard, fact(31, '24')],
    orderPropertyIds: [68],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5668, 5701, 5702],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1137, relation: 'Similar' },
      { itemId: 1143, relation: 'Similar' },
      { itemId: 1027, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('wine-glass', '#D8C878', 'Weißweinglas Montrive', 'Montrive white wine glass'),
      pictureOf('wine-glass', '#D8C878', 'Zwei Weißweingläser Montrive', 'Two Montrive white wine glasses'),
    ],
  },
  {
    id: 1139,
    manufacturerId: 3,
    categoryIds: [212, 21, 223],
    type: 'default',
    texts: {
      de: {
        name: 'Wasserkelch Montrive, 320 ml',
        shortName: 'Wasserkelch Montrive',
        shortDescription:
          'Niedriger Kelch mit kurzem Stiel für Wasser und Saft am gedeckten Tisch, passend zu den Weingläsern der Serie.',
        description:
          '<p>Am Gedeck bleibt der Wasserkelch niedriger als das Weinglas: 165 mm statt 205. Der Stiel ist mit 11 mm kräftig, weil Wassergläser am häufigsten angefasst und nachgeschenkt werden.</p><ul><li>Passt in den 25er-Korb mit nur einem Aufsatzrahmen</li><li>Auch als Dessertkelch geeignet</li></ul>',
        technicalData: factTable([
          ['Material', 'Kristallglas, bleifrei, ionengehärtet'],
          ['Fassungsvermögen', '320 ml randvoll'],
          ['Größter Durchmesser', '80 mm'],
          ['Höhe', '165 mm'],
          ['Gewicht', '180 g'],
          ['Spülmaschine', 'Ja, 2.000 Spülgänge nach EN 12875-1'],
        ]),
        metaDescription:
          'Wasserkelch Montrive, 320 ml, kurzer kräftiger Stiel, gehärtetes Kristallglas. Karton zu 6 und 12 Stück.',
        keywords: 'Wasserkelch, Wasserglas mit Stiel, Saftglas, Bankettglas, Montrive',
        urlPath: 'glaeser/weinglaeser/rot-weissweinglaeser/wasserkelch-montrive',
      },
      en: {
        name: 'Montrive water goblet, 320 ml',
        shortName: 'Montrive water goblet',
        shortDescription:
          'Low goblet with a short stem for water and juice at a laid table, matching the wine glasses of the range.',
        description:
          '<p>In a place setting the water goblet stays lower than the wine glass: 165 mm instead of 205. At 11 mm the stem is sturdy, because water glasses are handled and refilled most.</p><ul><li>Fits the 25-compartment rack with a single extender</li><li>Also suits desserts</li></ul>',
        technicalData: factTable([
          ['Material', 'Crystal glass, lead-free, ion-hardened'],
          ['Capacity', '320 ml to the brim'],
          ['Largest diameter', '80 mm'],
          ['Height', '165 mm'],
          ['Weight', '180 g'],
          ['Dishwasher', 'Yes, 2,000 cycles to EN 12875-1'],
        ]),
        metaDescription: 'Montrive water goblet, 320 ml, short sturdy stem, hardened crystal. In cartons of 6 and 12.',
        keywords: 'water goblet, stemmed water glass, juice glass, banquet glass, Montrive',
        urlPath: 'glassware/wine-glasses/red-white-wine-glasses/montrive-water-goblet',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70132890',
    attributeIds: [],
    variations: [
      sold(30128, 'TW-1139-K6', [], graduated('15.00', [8, '14.10']), [1250, 175, 260, 176], {
        ...inStock(288),
        content: 6,
        model: 'MT-A32',
      }),
      sold(30129, 'TW-1139-K12', [], graduated('28.80', [6, '27.00'], [20, '25.20']), [2420, 260, 345, 176], {
        ...inStock(154),
        content: 12,
        model: 'MT-A32',
      }),
    ],
    properties: [crystalGlass, dishwasherSafe, fact(31, '24')],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5668, 5701, 5702],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1137, relation: 'Accessory' },
      { itemId: 1022, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('wine-glass', '#DCE8EC', 'Wasserkelch Montrive', 'Montrive water goblet'),
      pictureOf('wine-glass', '#DCE8EC', 'Wasserkelche Montrive zu zweit', 'A pair of Montrive water goblets'),
    ],
  },
  {
    id: 1143,
    manufacturerId: 3,
    categoryIds: [211, 21],
    type: 'default',
    texts: {
      de: {
        name: 'Sektflöte Montrive, 200 ml',
        shortName: 'Sektflöte Montrive',
        shortDescription:
          'Schmale Flöte für Empfang und Bankett mit Moussierpunkt, auch geeicht mit 0,1 l. Karton zu 6 oder 24 Stück.',
        description:
          '<p>Auf ein rundes Tablett mit 40 cm passen 19 Flöten, vom Weinglas nur elf. Die Wand läuft gerade nach oben, das Glas lässt sich dicht an dicht tragen, ohne dass Kelche aneinanderstoßen.</p><ul><li>Moussierpunkt gelasert</li><li>Eichstrich 0,1 l liegt 52 mm unter dem Rand</li></ul>',
        technicalData: factTable([
          ['Material', 'Kristallglas, bleifrei, ionengehärtet'],
          ['Fassungsvermögen', '200 ml randvoll'],
          ['Größter Durchmesser', '62 mm, Bodenplatte 68 mm'],
          ['Höhe', '210 mm'],
          ['Gewicht', '140 g'],
          ['Spülmaschine', 'Ja, 2.000 Spülgänge nach EN 12875-1'],
          ['Passender Spülkorb', '36 Fächer'],
        ]),
        metaDescription:
          'Sektflöte Montrive mit Moussierpunkt, 200 ml, gehärtetes Kristallglas, auch mit Eichstrich 0,1 l.',
        keywords: 'Sektglas, Sektflöte, Empfang, Eichstrich 0,1, Bankettglas, Montrive',
        urlPath: 'glaeser/weinglaeser/sekt-champagner/sektfloete-montrive',
      },
      en: {
        name: 'Montrive sparkling wine flute, 200 ml',
        shortName: 'Montrive flute',
        shortDescription:
          'Slim flute for receptions and banquets with a nucleation point, also lined at 0.1 l. In cartons of 6 or 24.',
        description:
          '<p>A round tray of 40 cm takes 19 flutes but only eleven wine glasses. The wall rises straight, so the glasses can be carried close together without bowls knocking.</p><ul><li>Lasered nucleation point</li><li>The 0.1 l line sits 52 mm below the rim</li></ul>',
        technicalData: factTable([
          ['Material', 'Crystal glass, lead-free, ion-hardened'],
          ['Capacity', '200 ml to the brim'],
          ['Largest diameter', '62 mm, foot 68 mm'],
          ['Height', '210 mm'],
          ['Weight', '140 g'],
          ['Dishwasher', 'Yes, 2,000 cycles to EN 12875-1'],
          ['Matching rack', '36 compartments'],
        ]),
        metaDescription: 'Montrive flute with nucleation point, 200 ml, hardened crystal, also with a 0.1 l fill line.',
        keywords: 'sparkling wine glass, champagne flute, reception, fill line, banquet glass, Montrive',
        urlPath: 'glassware/wine-glasses/sparkling-champagne/montrive-flute',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70132890',
    attributeIds: [7],
    variations: [
      sold(30138, 'TW-1143-K6', [701], graduated('15.00', [8, '14.10'], [24, '13.20']), [1010, 145, 215, 222], {
        ...inStock(396),
        content: 6,
        model: 'MT-S20',
      }),
      sold(30139, 'TW-1143-E1-K6', [702], graduated('16.80', [8, '15.90'], [24, '15.00']), [1010, 145, 215, 222], {
        ...inStock(280),
        content: 6,
        model: 'MT-S20-E1',
      }),
      sold(30140, 'TW-1143-E1-K24', [702], graduated('61.20', [4, '58.80']), [3950, 285, 425, 222], {
        stock: 33,
        availabilityId: 2,
        content: 24,
        model: 'MT-S20-E1',
      }),
    ],
    properties: [crystalGlass, dishwasherSafe, fillLineStandard],
    orderPropertyIds: [68, 69],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5668, 5702, 5704],
    tagIds: [2, 5, 6],
    crossSelling: [
      { itemId: 1144, relation: 'Similar' },
      { itemId: 1044, relation: 'Accessory' },
      { itemId: 1045, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('champagne-glass', '#E6D9B8', 'Sektflöte Montrive', 'Montrive flute'),
      pictureOf('champagne-glass', '#E6D9B8', 'Zwei Sektflöten Montrive', 'Two Montrive flutes'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-02-23',
        'Kongresshalle Nord',
        '600 Gäste, zwei Gläser Bruch',
        'Neujahrsempfang mit Flying Service. Die Flöten stehen ruhig auf dem Tablett, weil die Platte breiter ist als der Kelch.',
      ),
      review(
        3,
        'en',
        '2026-07-09',
        'O. Hartnell',
        'Too narrow for good crémant',
        'Fine for receptions, but with a better wine I miss the aroma of a tulip. Bought Clairval for the restaurant instead.',
      ),
    ],
  },
  {
    id: 1142,
    manufacturerId: 3,
    categoryIds: [212, 21],
    type: 'set',
    texts: {
      de: {
        name: 'Gläserpaket Montrive, 48 Gläser für 12 Gedecke',
        shortName: 'Gläserpaket Montrive',
        shortDescription:
          'Je zwölf Rotwein-, Weißwein-, Wasser- und Sektgläser als Paket, günstiger als die einzelnen Kartons.',
        description:
          '<p>Die Grundlage für einen Nebenraum oder eine Tafel mit zwölf Plätzen. Geliefert werden acht Originalkartons, die Sie einzeln nachbestellen können; Eichstriche sind in diesem Paket nicht enthalten.</p><ul><li>12 Rotweingläser, 450 ml</li><li>12 Weißweingläser, 330 ml</li><li>12 Wasserkelche, 320 ml</li><li>12 Sektflöten, 200 ml</li></ul>',
        technicalData: factTable([
          ['Inhalt', '48 Gläser in 8 Kartons'],
          ['Material', 'Kristallglas, bleifrei, ionengehärtet'],
          ['Gewicht mit Verpackung', '9,4 kg'],
          ['Spülmaschine', 'Ja, 2.000 Spülgänge nach EN 12875-1'],
        ]),
        metaDescription:
          'Gläserpaket Montrive: 48 gehärtete Kristallgläser für zwölf Gedecke, günstiger als die Kartons einzeln.',
        keywords: 'Gläserset, Gläserpaket, Erstausstattung Gläser, Weingläser Set, Montrive',
        urlPath: 'glaeser/weinglaeser/rot-weissweinglaeser/glaeserpaket-montrive',
      },
      en: {
        name: 'Montrive glass package, 48 glasses for 12 settings',
        shortName: 'Montrive glass package',
        shortDescription:
          'Twelve each of red wine, white wine, water and sparkling wine glasses, cheaper than the single cartons.',
        description:
          '<p>The basis for a private dining room or a table of twelve. Eight original cartons are delivered, each of which can be reordered individually; fill lines are not part of this package.</p><ul><li>12 red wine glasses, 450 ml</li><li>12 white wine glasses, 330 ml</li><li>12 water goblets, 320 ml</li><li>12 flutes, 200 ml</li></ul>',
        technicalData: factTable([
          ['Contents', '48 glasses in 8 cartons'],
          ['Material', 'Crystal glass, lead-free, ion-hardened'],
          ['Weight including packaging', '9.4 kg'],
          ['Dishwasher', 'Yes, 2,000 cycles to EN 12875-1'],
        ]),
        metaDescription:
          'Montrive glass package: 48 hardened crystal glasses for twelve settings, cheaper than the single cartons.',
        keywords: 'glass set, glass package, starter set of glasses, wine glass set, Montrive',
        urlPath: 'glassware/wine-glasses/red-white-wine-glasses/montrive-glass-package',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70132890',
    attributeIds: [],
    variations: [
      sold(30137, 'TW-1142-SET', [], { price: '112.00' }, [9400, 400, 600, 440], {
        ...inStock(36),
        unitId: 2,
        maximumOrderQuantity: 20,
        model: 'MT-SET48',
      }),
    ],
    properties: [crystalGlass, dishwasherSafe],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5668, 5701, 5702],
    tagIds: [1, 5, 6],
    bundle: [
      { variationId: 30121, quantity: 2 },
      { variationId: 30124, quantity: 2 },
      { variationId: 30128, quantity: 2 },
      { variationId: 30138, quantity: 2 },
    ],
    crossSelling: [
      { itemId: 1137, relation: 'ReplacementPart' },
      { itemId: 1138, relation: 'ReplacementPart' },
      { itemId: 1139, relation: 'ReplacementPart' },
      { itemId: 1143, relation: 'ReplacementPart' },
    ],
    pictures: [
      pictureOf(
        'wine-glass',
        '#7E2A38',
        'Rotwein-, Weißwein-, Wasser- und Sektglas aus dem Paket',
        'Red wine, white wine, water and sparkling wine glass of the package',
      ),
      pictureOf('champagne-glass', '#E6D9B8', 'Sektflöte aus dem Gläserpaket', 'Flute of the package'),
      pictureOf('box', '#C9A77A', 'Kartons des Gläserpakets', 'Cartons of the package'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-06-29',
        'Weingut Steillage',
        'Für die Vinothek genau richtig',
        'Zwölf Plätze, ein Paket, fertig. Wir haben die Sektflöten gleich zum zweiten Mal nachbestellt.',
      ),
      review(
        4,
        'en',
        '2026-04-26',
        'The Walled Garden',
        'Fill lines would be nice',
        'Good value. As we sell by the glass we still had to buy lined white wine glasses on top.',
        { reply: 'Thank you, a lined package is being prepared; the single cartons stay the quickest way until then.' },
      ),
    ],
  },
];
