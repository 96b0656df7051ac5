import type { DemoItem } from '../../types.ts';
import { crystalGlass, dishwasherSafe, fact, glasswasherOnly, sodaLimeGlass } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Glasses for tasting, dessert wine and sparkling wine. */
export const fineStemware: DemoItem[] = [
  {
    id: 1140,
    manufacturerId: 3,
    categoryIds: [212, 21],
    type: 'default',
    texts: {
      de: {
        name: 'Weinprobierglas nach ISO 3591, 215 ml',
        shortName: 'Weinprobierglas ISO',
        shortDescription:
          'Das genormte Glas für Probe, Schulung und Prüfung. Gleiches Glas an jedem Platz, gleicher Eindruck.',
        description:
          '<p>Die Norm legt jedes Maß fest: 46 mm Öffnung, 65 mm Bauch, 155 mm Höhe. Damit wird Wein überall unter denselben Bedingungen beurteilt. Gefüllt wird mit 50 ml, der Rest ist Raum für den Duft.</p><ul><li>Hohe Stückzahlen ab Lager für Messen und Proben</li><li>Auf Wunsch mit eigener Portionsmarke, zum Beispiel bei 0,05 l</li></ul>',
        technicalData: factTable([
          ['Material', 'Kristallglas, bleifrei'],
          ['Norm', 'ISO 3591'],
          ['Fassungsvermögen', '215 ml randvoll'],
          ['Durchmesser', '65 mm, Öffnung 46 mm'],
          ['Höhe', '155 mm'],
          ['Gewicht', '120 g'],
          ['Spülmaschine', 'Ja'],
          ['Passender Spülkorb', '36 Fächer'],
        ]),
        metaDescription:
          'Weinprobierglas nach ISO 3591, 215 ml, bleifreies Kristallglas, Karton zu 6 oder 12 Stück, Portionsmarke auf Wunsch.',
        keywords: 'Weinprobierglas, Degustationsglas, ISO-Glas, Verkostung, Sommelier',
        urlPath: 'glaeser/weinglaeser/rot-weissweinglaeser/weinprobierglas-iso-3591',
      },
      en: {
        name: 'ISO 3591 wine tasting glass, 215 ml',
        shortName: 'ISO wine tasting glass',
        shortDescription:
          'The standard glass for tastings, training and examination. The same glass at every seat, the same impression.',
        description:
          '<p>The standard sets every dimension: an opening of 46 mm, a bowl of 65 mm, a height of 155 mm. Wine is judged under the same conditions everywhere. It is filled with 50 ml; the rest is room for the aroma.</p><ul><li>Large quantities from stock for fairs and tastings</li><li>On request with a portion mark of your own, for example at 0.05 l</li></ul>',
        technicalData: factTable([
          ['Material', 'Crystal glass, lead-free'],
          ['Standard', 'ISO 3591'],
          ['Capacity', '215 ml to the brim'],
          ['Diameter', '65 mm, opening 46 mm'],
          ['Height', '155 mm'],
          ['Weight', '120 g'],
          ['Dishwasher', 'Yes'],
          ['Matching rack', '36 compartments'],
        ]),
        metaDescription:
          'Wine tasting glass to ISO 3591, 215 ml, lead-free crystal, in cartons of 6 or 12, portion mark on request.',
        keywords: 'wine tasting glass, ISO glass, degustation glass, sommelier',
        urlPath: 'glassware/wine-glasses/red-white-wine-glasses/iso-3591-wine-tasting-glass',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70132890',
    attributeIds: [],
    variations: [
      sold(30130, 'TW-1140-K6', [], graduated('13.20', [10, '12.30'], [40, '11.10']), [860, 140, 205, 166], {
        ...inStock(720),
        content: 6,
        model: 'VL-ISO',
      }),
      sold(30131, 'TW-1140-K12', [], graduated('25.20', [5, '23.40'], [20, '21.00']), [1670, 205, 275, 166], {
        ...inStock(380),
        content: 12,
        model: 'VL-ISO',
      }),
    ],
    properties: [crystalGlass, dishwasherSafe, fact(16, 'ISO 3591')],
    orderPropertyIds: [13, 15],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5701, 5702],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1161, relation: 'Accessory' },
      { itemId: 1137, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('wine-glass', '#9C3B4A', 'Weinprobierglas nach ISO 3591', 'ISO 3591 wine tasting glass'),
      pictureOf('wine-glass', '#9C3B4A', 'Zwei Weinprobiergläser', 'Two wine tasting glasses'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-03-31',
        'Sommelierschule Rheintor',
        'Maß für Maß',
        'Wir haben zwanzig Gläser nachgemessen: Öffnung überall zwischen 45,6 und 46,3 mm. So muss ein Prüfglas sein.',
      ),
      review(
        4,
        'de',
        '2026-10-02',
        'Messebau Weinlese',
        'Schnell da',
        '1.200 Gläser in drei Tagen. Zwei Kartons waren eingedrückt, ohne Bruch.',
      ),
    ],
  },
  {
    id: 1141,
    manufacturerId: 3,
    categoryIds: [212, 21],
    type: 'default',
    texts: {
      de: {
        name: 'Süßweinglas Clairval, 140 ml',
        shortName: 'Süßweinglas Clairval',
        shortDescription:
          'Kleiner Kelch für Dessertwein, Sherry und Portwein. Karton zu 6 Stück, auch als Grappaglas verwendbar.',
        description:
          '<p>Kräftige Süßweine werden in Mengen von 5 cl gereicht. Damit das Glas nicht leer wirkt, ist der Kelch klein und nach oben leicht geöffnet: Alkohol zieht ab, Frucht bleibt.</p><ul><li>Gleicher gezogener Stiel wie die großen Gläser der Serie</li><li>Höhe 165 mm, kombinierbar in Körben mit einem Aufsatzrahmen</li></ul>',
        technicalData: factTable([
          ['Material', 'Kristallglas, bleifrei'],
          ['Fassungsvermögen', '140 ml randvoll'],
          ['Größter Durchmesser', '58 mm'],
          ['Höhe', '165 mm'],
          ['Gewicht', '95 g'],
          ['Spülmaschine', 'Ja, Gläserspülprogramm'],
          ['Passender Spülkorb', '49 Fächer'],
        ]),
        metaDescription:
          'Süßweinglas Clairval, 140 ml, bleifreies Kristallglas für Dessertwein, Sherry und Port. Karton zu 6 Stück.',
        keywords: 'Süßweinglas, Dessertweinglas, Portweinglas, Sherryglas, Clairval',
        urlPath: 'glaeser/weinglaeser/rot-weissweinglaeser/suessweinglas-clairval',
      },
      en: {
        name: 'Clairval dessert wine glass, 140 ml',
        shortName: 'Clairval dessert wine glass',
        shortDescription: 'Small bowl for dessert wine, sherry and port. In cartons of 6, also suits grappa.',
        description:
          '<p>Strong sweet wines are served in measures of 50 ml. To keep the glass from looking empty, the bowl is small and opens slightly towards the rim: alcohol escapes and fruit stays.</p><ul><li>The same pulled stem as the large glasses of the range</li><li>Height 165 mm, goes into racks with one extender</li></ul>',
        technicalData: factTable([
          ['Material', 'Crystal glass, lead-free'],
          ['Capacity', '140 ml to the brim'],
          ['Largest diameter', '58 mm'],
          ['Height', '165 mm'],
          ['Weight', '95 g'],
          ['Dishwasher', 'Yes, glass programme'],
          ['Matching rack', '49 compartments'],
        ]),
        metaDescription:
          'Clairval dessert wine glass, 140 ml, lead-free crystal for dessert wine, sherry and port. In cartons of 6.',
        keywords: 'dessert wine glass, port glass, sherry glass, sweet wine glass, Clairval',
        urlPath: 'glassware/wine-glasses/red-white-wine-glasses/clairval-dessert-wine-glass',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70132890',
    attributeIds: [],
    variations: [
      sold(30132, 'TW-1141-K6', [], { price: '19.80', recommended: '23.40' }, [720, 130, 190, 176], {
        stock: 45,
        availabilityId: 2,
        content: 6,
        model: 'CV-D14',
      }),
    ],
    properties: [crystalGlass, glasswasherOnly],
    facetValueIds: [5103, 5202, 5302, 5402, 5501, 5604, 5701],
    tagIds: [6],
    crossSelling: [
      { itemId: 1017, relation: 'Similar' },
      { itemId: 1018, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('wine-glass', '#B8862F', 'Süßweinglas Clairval', 'Clairval dessert wine glass'),
      pictureOf('wine-glass', '#B8862F', 'Zwei Süßweingläser Clairval', 'Two Clairval dessert wine glasses'),
    ],
  },
  {
    id: 1144,
    manufacturerId: 3,
    categoryIds: [211, 21],
    type: 'default',
    texts: {
      de: {
        name: 'Champagnerglas Clairval, neue Form, 230 ml',
        shortName: 'Champagnerglas Clairval neu',
        shortDescription:
          'Nachfolger der Clairval-Tulpe: 6 mm höher, etwas weiter im Bauch, mit Moussierpunkt. Karton zu 6 Stück.',
        description:
          '<p>Die Form folgt dem, was Sommeliers an der alten Tulpe vermisst haben: mehr Luft im Bauch, engere Öffnung. Der Moussierpunkt ist als Ring gelasert und hält nach unserer Prüfung 1.000 Spülgänge.</p><ul><li>Öffnung 48 mm, Bauch 70 mm</li><li>Höhe 220 mm: Spülkörbe bis 215 mm reichen nicht, bitte einen dritten Aufsatzrahmen einplanen</li></ul>',
        technicalData: factTable([
          ['Material', 'Kristallglas, bleifrei'],
          ['Fassungsvermögen', '230 ml randvoll'],
          ['Größter Durchmesser', '70 mm'],
          ['Höhe', '220 mm'],
          ['Gewicht', '135 g'],
          ['Spülmaschine', 'Ja, Gläserspülprogramm'],
        ]),
        metaDescription:
          'Champagnerglas Clairval in neuer Form, 230 ml, Moussierring, bleifreies Kristallglas. Karton zu 6 Stück.',
        keywords: 'Champagnerglas, Sekttulpe, Moussierpunkt, Crémantglas, Clairval',
        urlPath: 'glaeser/weinglaeser/sekt-champagner/champagnerglas-clairval-neue-form',
      },
      en: {
        name: 'Clairval champagne glass, new shape, 230 ml',
        shortName: 'Clairval champagne glass, new',
        shortDescription:
          'Successor to the Clairval tulip: 6 mm taller, a little wider in the bowl, with a nucleation point. Cartons of 6.',
        description:
          '<p>The shape follows what sommeliers missed in the old tulip: more air in the bowl and a narrower opening. The nucleation point is lasered as a ring and lasts 1,000 washes in our test.</p><ul><li>Opening of 48 mm, bowl of 70 mm</li><li>Height 220 mm: racks for up to 215 mm are too low, please allow for a third extender</li></ul>',
        technicalData: factTable([
          ['Material', 'Crystal glass, lead-free'],
          ['Capacity', '230 ml to the brim'],
          ['Largest diameter', '70 mm'],
          ['Height', '220 mm'],
          ['Weight', '135 g'],
          ['Dishwasher', 'Yes, glass programme'],
        ]),
        metaDescription:
          'Clairval champagne glass in its new shape, 230 ml, nucleation ring, lead-free crystal. In cartons of 6.',
        keywords: 'champagne glass, tulip, nucleation point, crémant glass, Clairval',
        urlPath: 'glassware/wine-glasses/sparkling-champagne/clairval-champagne-glass-new-shape',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70132890',
    attributeIds: [7],
    variations: [
      sold(30141, 'TW-1144-K6', [701], graduated('28.80', [4, '27.00'], [12, '25.80']), [1040, 160, 235, 234], {
        ...inStock(168),
        content: 6,
        model: 'CV-C23',
      }),
      sold(30142, 'TW-1144-E1-K6', [702], graduated('30.60', [4, '28.80']), [1040, 160, 235, 234], {
        stock: 29,
        availabilityId: 2,
        content: 6,
        model: 'CV-C23-E1',
      }),
    ],
    properties: [crystalGlass, glasswasherOnly, fact(16, '2014/32/EU (MI-008)')],
    orderPropertyIds: [68, 69, 6],
    facetValueIds: [5103, 5202, 5302, 5402, 5501, 5604, 5701, 5704],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1019, relation: 'Similar' },
      { itemId: 1044, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf(
        'champagne-glass',
        '#EADFC4',
        'Champagnerglas Clairval in neuer Form',
        'Clairval champagne glass, new shape',
      ),
      pictureOf('champagne-glass', '#EADFC4', 'Zwei Champagnergläser Clairval', 'Two Clairval champagne glasses'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-07-03',
        'Bar Nachtfalter',
        'Deutlich mehr Duft',
        'Im direkten Vergleich mit der alten Tulpe klar besser. Die Perlage hält länger als bei unseren bisherigen Gläsern.',
      ),
      review(
        3,
        'de',
        '2026-08-16',
        'Hotel am Domplatz',
        'Passt nicht zu den alten',
        'Schönes Glas, aber neben den 40 alten sieht man die 6 mm auf dem Tablett. Wir mussten ganz umstellen.',
        {
          reply:
            'Das lässt sich leider nicht vermeiden. Von der alten Form haben wir noch letzte Kartons, bitte sprechen Sie uns an.',
        },
      ),
    ],
  },
  {
    id: 1145,
    manufacturerId: 3,
    categoryIds: [211, 222],
    type: 'default',
    texts: {
      de: {
        name: 'Champagnerschale Ondelle, geriffelt, 240 ml',
        shortName: 'Champagnerschale Ondelle',
        shortDescription:
          'Schale mit senkrechter Riffelung im Stil der Zwanzigerjahre, für Sekt, Sours und Dessert. Klar, Rosé und Rauchgrau.',
        description:
          '<p>Die Riffeln sind gepresst und reichen bis zum Stiel. Sie brechen das Licht und verbergen kleine Kratzer, die in Bars nicht ausbleiben. Die Farben liegen in der Glasmasse.</p><ul><li>Für geschüttelte Drinks bis 12 cl ohne Eis</li><li>Stapelbar ist die Schale nicht, aber sie passt in 25er-Körbe mit einem Aufsatzrahmen</li></ul>',
        technicalData: factTable([
          ['Material', 'Natron-Kalk-Glas, durchgefärbt'],
          ['Fassungsvermögen', '240 ml randvoll'],
          ['Durchmesser', '88 mm'],
          ['Höhe', '142 mm'],
          ['Gewicht', '235 g'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Champagnerschale Ondelle aus geriffeltem Pressglas, 240 ml, in Klar, Rosé und Rauchgrau. Karton zu 6 Stück.',
        keywords: 'Champagnerschale, Sektschale, Coupe, Cocktailschale geriffelt, Retroglas, Ondelle',
        urlPath: 'glaeser/weinglaeser/sekt-champagner/champagnerschale-ondelle',
      },
      en: {
        name: 'Ondelle champagne coupe, fluted, 240 ml',
        shortName: 'Ondelle champagne coupe',
        shortDescription:
          'Coupe with vertical flutes in the style of the twenties, for sparkling wine, sours and desserts. Clear, rosé and smoke grey.',
        description:
          '<p>The flutes are pressed and reach down to the stem. They catch the light and hide the small scratches that no bar can avoid. The colours are in the glass itself.</p><ul><li>For shaken drinks of up to 120 ml served up</li><li>The coupe does not stack, but it fits 25-compartment racks with one extender</li></ul>',
        technicalData: factTable([
          ['Material', 'Soda-lime glass, coloured throughout'],
          ['Capacity', '240 ml to the brim'],
          ['Diameter', '88 mm'],
          ['Height', '142 mm'],
          ['Weight', '235 g'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Ondelle champagne coupe in fluted pressed glass, 240 ml, in clear, rosé and smoke grey. In cartons of 6.',
        keywords: 'champagne coupe, saucer glass, fluted cocktail glass, retro glass, Ondelle',
        urlPath: 'glassware/wine-glasses/sparkling-champagne/ondelle-champagne-coupe',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70132890',
    attributeIds: [1],
    variations: [
      sold(30143, 'TW-1145-KL-K6', [117], graduated('23.40', [6, '21.90']), [1620, 190, 285, 155], {
        ...inStock(124),
        content: 6,
        pictures: [0],
      }),
      sold(30144, 'TW-1145-RO-K6', [183], { price: '27.00', recommended: '31.80' }, [1620, 190, 285, 155], {
        ...inStock(66),
        content: 6,
        pictures: [1],
      }),
      sold(
        30145,
        'TW-1145-RG-K6',
        [118],
        { price: '27.00', recommended: '31.80', offer: { price: '22.20', lowest30Days: '25.20' } },
        [1620, 190, 285, 155],
        { ...inStock(51), content: 6, pictures: [2] },
      ),
    ],
    properties: [sodaLimeGlass, dishwasherSafe, fact(6, 'Gepresst, geriffelt', 'Pressed, fluted')],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5669, 5704],
    tagIds: [4, 5, 6],
    crossSelling: [
      { itemId: 1025, relation: 'Similar' },
      { itemId: 1156, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('cocktail-glass', '#E6EEF0', 'Champagnerschale Ondelle in Klar', 'Ondelle coupe in clear'),
      pictureOf('cocktail-glass', '#D9A9A5', 'Champagnerschale Ondelle in Rosé', 'Ondelle coupe in rosé'),
      pictureOf('cocktail-glass', '#6E7477', 'Champagnerschale Ondelle in Rauchgrau', 'Ondelle coupe in smoke grey'),
    ],
    reviews: [
      review(
        5,
        'en',
        '2026-05-08',
        'The Gilded Fern',
        'Guests photograph it',
        'Rosé with a clover club is on half our social posts. No chips after three months of nightly use.',
      ),
      review(
        4,
        'de',
        '2026-09-14',
        'Barkeeper T. Rusch',
        'Etwas schwer',
        'Liegt satt in der Hand, auf einem Tablett mit zwölf merkt man das Gewicht. Optisch tadellos.',
      ),
    ],
  },
];
