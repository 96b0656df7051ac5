import type { DemoItem } from '../../types.ts';
import {
  dishwasherSafe,
  dishwasherSafeTo70,
  fact,
  hardPorcelain,
  microwaveSafe,
  notForMicrowaves,
  stackable,
} from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { sold } from '../sold.ts';

/** Seconds and remaining lots, for customers who have logged in. */
export const factoryOutlet: DemoItem[] = [
  {
    id: 1193,
    manufacturerId: 1,
    categoryIds: [531],
    type: 'default',
    texts: {
      de: {
        name: 'Teller Hallhof, 27 cm, zweite Wahl, Karton zu 12 Stück',
        shortName: 'Teller Hallhof, zweite Wahl',
        shortDescription:
          'Bankettteller mit kleinen Glasurfehlern, voll gebrauchsfähig. Aus der laufenden Produktion, solange der Posten reicht.',
        description:
          '<p>Zweite Wahl heißt bei Marnholt: ein Nadelstich, ein Punkt oder eine leichte Welle in der Glasur, nie ein Riss und nie eine rohe Stelle auf der Speisefläche. Die Teller sind mit einem Schleifstrich durch den Bodenstempel gekennzeichnet.</p><ul><li>Stapelbar und maßgleich mit erster Wahl</li><li>Keine Auswahl, gemischte Fehler im Karton</li><li>Die Glasurfehler sind im Preis berücksichtigt und Teil der vereinbarten Beschaffenheit</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Durchmesser', '270 mm'],
          ['Gewicht je Stück', '880 g'],
          ['Zustand', 'Neu, mit Glasurfehlern'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
        ]),
        metaDescription:
          'Bankettteller Hallhof, 27 cm, zweite Wahl mit kleinen Glasurfehlern, Karton zu 12 Stück im Werksverkauf.',
        keywords: 'zweite Wahl, B-Ware, Hotelporzellan günstig, Werksverkauf, Hallhof',
        urlPath: 'werksverkauf/teller-hallhof-27-cm-zweite-wahl',
      },
      en: {
        name: 'Hallhof plate, 27 cm, seconds, carton of 12',
        shortName: 'Hallhof plate, seconds',
        shortDescription:
          'Banquet plate with small glaze faults, fully usable. From current production, while the lot lasts.',
        description:
          '<p>At Marnholt a second has a pinhole, a speck or a slight ripple in the glaze, never a crack and never a bare spot where food lies. The plates are marked by a line ground through the base stamp.</p><ul><li>Stack with and match firsts in size</li><li>No choice, mixed faults in a carton</li><li>The glaze faults are allowed for in the price and part of the agreed condition</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Diameter', '270 mm'],
          ['Weight per piece', '880 g'],
          ['Condition', 'New, with glaze faults'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
        ]),
        metaDescription:
          'Hallhof banquet plate, 27 cm, seconds with small glaze faults, carton of 12 in the factory outlet.',
        keywords: 'seconds, B-stock, hotel porcelain, factory outlet, Hallhof',
        urlPath: 'factory-outlet/hallhof-plate-27-cm-seconds',
      },
    },
    vatId: 0,
    conditionId: 4,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [],
    variations: [
      sold(30284, 'TW-1193-K12', [], { price: '59.90', recommended: '93.60' }, [10_960, 285, 285, 330], {
        stock: 42,
        availabilityId: 1,
        content: 12,
        maximumOrderQuantity: 20,
        model: 'HH-F27-II',
      }),
    ],
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, stackable],
    facetValueIds: [5101, 5201, 5301, 5401, 5501, 5602, 5702],
    tagIds: [4],
    crossSelling: [{ itemId: 1002, relation: 'Similar' }],
    pictures: [
      pictureOf('plate', '#F4F2EC', 'Teller Hallhof, zweite Wahl', 'Hallhof plate, seconds'),
      pictureOf('box', '#B89B74', 'Karton mit zwölf Tellern zweiter Wahl', 'Carton of twelve seconds'),
    ],
  },
  {
    id: 1194,
    manufacturerId: 61,
    categoryIds: [531],
    type: 'default',
    texts: {
      de: {
        name: 'Melaminteller Fernhill, 25 cm, Anthrazit, Auslaufposten zu 24 Stück',
        shortName: 'Melaminteller, Auslaufposten',
        shortDescription:
          'Die letzten Teller der auslaufenden Farbe Anthrazit, originalverpackt, nur im ganzen Karton.',
        description:
          '<p>Anthrazit wird nicht mehr gepresst, weil Kratzer darauf stärker auffallen als auf hellen Farben. Die Teller selbst sind einwandfrei: gleiche Form und gleiche Prüfungen wie in Sand und Salbei.</p><ul><li>Für Caterer, die dunkle Teller als Unterteller einsetzen</li><li>Keine Nachlieferung nach Abverkauf</li></ul>',
        technicalData: factTable([
          ['Material', '100 % Melamin'],
          ['Durchmesser', '25 cm'],
          ['Gewicht je Stück', '275 g'],
          ['Temperatur', '−20 bis +70 °C'],
          ['Spülmaschine', 'Ja, bis 70 °C'],
        ]),
        metaDescription:
          'Auslaufposten: Melaminteller Fernhill in Anthrazit, 25 cm, bruchfest, 24 Stück je Karton, im Werksverkauf.',
        keywords: 'Restposten, Auslaufartikel, Melaminteller Anthrazit, Werksverkauf, Fernhill',
        urlPath: 'werksverkauf/melaminteller-fernhill-anthrazit-auslaufposten',
      },
      en: {
        name: 'Fernhill melamine plate, 25 cm, anthracite, end-of-line lot of 24',
        shortName: 'Melamine plate, end-of-line lot',
        shortDescription:
          'The last plates in anthracite, a colour being discontinued, in original packaging, by the full carton only.',
        description:
          '<p>Anthracite is no longer pressed because scratches show more on it than on light colours. The plates themselves are faultless: the same shape and tests as in sand and sage.</p><ul><li>For caterers who use dark plates as underplates</li><li>No further supply once sold</li></ul>',
        technicalData: factTable([
          ['Material', '100% melamine'],
          ['Diameter', '25 cm'],
          ['Weight per piece', '275 g'],
          ['Temperature', '−20 to +70 °C'],
          ['Dishwasher', 'Yes, up to 70 °C'],
        ]),
        metaDescription:
          'End-of-line lot: Fernhill melamine plate in anthracite, 25 cm, break-resistant, 24 to a carton, in the factory outlet.',
        keywords: 'remaining stock, end of line, anthracite melamine plate, factory outlet, Fernhill',
        urlPath: 'factory-outlet/fernhill-melamine-plate-anthracite-end-of-line',
      },
    },
    vatId: 0,
    conditionId: 2,
    producingCountryIso: 'TH',
    customsTariffNumber: '39241000',
    attributeIds: [],
    variations: [
      sold(
        30285,
        'TW-1194-K24',
        [],
        { price: '99.00', offer: { price: '79.00', lowest30Days: '92.00' } },
        [7100, 270, 270, 340],
        {
          stock: 11,
          availabilityId: 1,
          content: 24,
        },
      ),
    ],
    properties: [fact(1, 'Melamin', 'Melamine'), dishwasherSafeTo70, notForMicrowaves, fact(4, '70')],
    facetValueIds: [5108, 5201, 5302, 5401, 5501, 5673, 5702, 5708],
    tagIds: [4],
    crossSelling: [{ itemId: 1134, relation: 'Similar' }],
    pictures: [
      pictureOf('plate', '#3B3F42', 'Melaminteller in Anthrazit', 'Melamine plate in anthracite'),
      pictureOf('box', '#B89B74', 'Karton mit 24 Melamintellern', 'Carton of 24 melamine plates'),
    ],
  },
  {
    id: 1195,
    manufacturerId: 3,
    categoryIds: [531],
    type: 'default',
    texts: {
      de: {
        name: 'Gläserkiste gemischt, 25 Stielgläser aus Messebestand',
        shortName: 'Gläserkiste, Messebestand',
        shortDescription:
          'Einmal gespülte Weingläser der Serien Clairval und Montrive in der Mehrwegkiste, Sorten nach Bestand.',
        description:
          '<p>Nach jeder Messe bleiben Gläser übrig, die einmal gefüllt und gespült wurden. Wir sortieren Bruch und Kratzer aus und packen den Rest gemischt: etwa zur Hälfte Rotwein-, zur Hälfte Weißweingläser, ohne Eichstrich.</p><ul><li>Für Vereinsfeste, Vernissagen und als Reserve</li><li>Kiste mit Pfand, Rückgabe mit der nächsten Lieferung</li><li>Keine Auswahl der Formen</li></ul>',
        technicalData: factTable([
          ['Inhalt', '25 Stielgläser, gemischt'],
          ['Material', 'Kristallglas, bleifrei'],
          ['Kiste', '500 × 500 mm, Polypropylen, 25 Fächer'],
          ['Zustand', 'Gebraucht, gespült und geprüft'],
          ['Kiste, gefüllt', '6,4 kg'],
        ]),
        metaDescription:
          'Gläserkiste mit 25 gemischten Stielgläsern aus Messebestand, einmal benutzt und geprüft, in der Mehrwegkiste.',
        keywords: 'Gläser gebraucht, Messegläser, Weingläser Posten, Mehrwegkiste, Werksverkauf',
        urlPath: 'werksverkauf/glaeserkiste-gemischt-messebestand',
      },
      en: {
        name: 'Mixed crate of 25 stemmed glasses, ex-exhibition stock',
        shortName: 'Mixed glasses, ex-exhibition',
        shortDescription:
          'Wine glasses of the Clairval and Montrive ranges, washed once, in a returnable crate, types as available.',
        description:
          '<p>After every trade fair some glasses are left that were filled and washed once. We sort out breakage and scratches and pack the rest mixed: about half red wine, half white wine glasses, without fill lines.</p><ul><li>For club events, private views and as a reserve</li><li>Crate on deposit, returned with the next delivery</li><li>No choice of shapes</li></ul>',
        technicalData: factTable([
          ['Contents', '25 stemmed glasses, mixed'],
          ['Material', 'Crystal glass, lead-free'],
          ['Crate', '500 × 500 mm, polypropylene, 25 compartments'],
          ['Condition', 'Used, washed and checked'],
          ['Crate, filled', '6.4 kg'],
        ]),
        metaDescription:
          'Crate of 25 mixed stemmed glasses from exhibition stock, used once and checked, in a returnable crate.',
        keywords: 'used glasses, exhibition glasses, wine glass lot, returnable crate, factory outlet',
        urlPath: 'factory-outlet/mixed-crate-of-stemmed-glasses-ex-exhibition',
      },
    },
    vatId: 0,
    conditionId: 1,
    producingCountryIso: 'FR',
    customsTariffNumber: '70132890',
    attributeIds: [],
    variations: [
      sold(30286, 'TW-1195-K25', [], '39.00', [6400, 500, 500, 262], {
        stock: 7,
        availabilityId: 2,
        content: 25,
        maximumOrderQuantity: 4,
      }),
    ],
    properties: [
      fact(1, 'Kristallglas, bleifrei', 'Crystal glass, lead-free'),
      dishwasherSafe,
      fact(33, 'Mehrwegkiste aus Polypropylen', 'Returnable polypropylene crate'),
    ],
    orderPropertyIds: [9],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5702],
    tagIds: [3],
    crossSelling: [
      { itemId: 1137, relation: 'Similar' },
      { itemId: 1017, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('wine-glass', '#E2E8E6', 'Stielgläser aus Messebestand', 'Stemmed glasses from exhibition stock'),
      pictureOf('rack', '#4A5560', 'Mehrwegkiste für 25 Gläser', 'Returnable crate for 25 glasses'),
    ],
  },
];
