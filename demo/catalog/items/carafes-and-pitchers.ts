import type { DemoItem } from '../../types.ts';
import {
  crystalGlass,
  dishwasherSafe,
  fact,
  notForMicrowaves,
  sodaLimeGlass,
  stackable,
  washedByHand,
} from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

export const carafesAndPitchers: DemoItem[] = [
  {
    id: 1160,
    manufacturerId: 3,
    categoryIds: [231, 22],
    type: 'default',
    texts: {
      de: {
        name: 'Wasserkaraffe Ondelle mit Korkstopfen, 1 l',
        shortName: 'Wasserkaraffe Ondelle',
        shortDescription:
          'Geriffelte Karaffe für Leitungs- und Tafelwasser, mit Naturkorkkugel. In drei Farben, passend zu den Gläsern.',
        description:
          '<p>Die Karaffe steht mit 98 mm breit genug für den Tagungstisch und ist schlank genug für die Kühlschranktür (255 mm Höhe). Die Korkkugel schließt gegen Staub, nicht gegen Kohlensäure.</p><ul><li>Öffnung 36 mm, mit Flaschenbürste zu reinigen</li><li>Ersatzkugeln im Beutel zu zehn über den Kundendienst</li><li>Glas spülmaschinenfest, Kork von Hand</li></ul>',
        technicalData: factTable([
          ['Material', 'Natron-Kalk-Glas, durchgefärbt; Kork'],
          ['Fassungsvermögen', '1 l, randvoll 1.080 ml'],
          ['Durchmesser', '98 mm'],
          ['Höhe mit Stopfen', '285 mm'],
          ['Gewicht', '620 g'],
          ['Spülmaschine', 'Glas ja, Kork nein'],
        ]),
        metaDescription:
          'Wasserkaraffe Ondelle aus geriffeltem Glas mit Korkkugel, 1 l, in Klar, Rauchgrau und Rosé. Glas spülmaschinenfest.',
        keywords: 'Wasserkaraffe, Karaffe mit Korken, Tagungskaraffe, geriffeltes Glas, Ondelle',
        urlPath: 'glaeser/karaffen-kruege/wasserkaraffe-ondelle',
      },
      en: {
        name: 'Ondelle water carafe with cork stopper, 1 l',
        shortName: 'Ondelle water carafe',
        shortDescription:
          'Fluted carafe for tap and table water with a natural cork ball. In three colours, matching the glasses.',
        description:
          '<p>At 98 mm the carafe is wide enough to stand firmly on a meeting table, and slim enough for a fridge door (255 mm high). The cork ball keeps dust out but not carbonation in.</p><ul><li>Opening of 36 mm, to be cleaned with a bottle brush</li><li>Spare balls in bags of ten from customer service</li><li>Glass dishwasher-safe, cork by hand</li></ul>',
        technicalData: factTable([
          ['Material', 'Soda-lime glass, coloured throughout; cork'],
          ['Capacity', '1 l, 1,080 ml to the brim'],
          ['Diameter', '98 mm'],
          ['Height with stopper', '285 mm'],
          ['Weight', '620 g'],
          ['Dishwasher', 'Glass yes, cork no'],
        ]),
        metaDescription:
          'Ondelle water carafe in fluted glass with a cork ball, 1 l, in clear, smoke grey and rosé. Glass dishwasher-safe.',
        keywords: 'water carafe, carafe with cork, meeting carafe, fluted glass, Ondelle',
        urlPath: 'glassware/carafes-jugs/ondelle-water-carafe',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70134999',
    attributeIds: [1],
    variations: [
      sold(30177, 'TW-1160-KL', [117], graduated('12.90', [12, '11.80'], [48, '10.90']), [650, 98, 98, 285], {
        ...inStock(194),
        pictures: [0],
      }),
      sold(30178, 'TW-1160-RG', [118], graduated('14.90', [12, '13.70']), [650, 98, 98, 285], {
        ...inStock(72),
        pictures: [1],
      }),
      sold(30179, 'TW-1160-RO', [183], graduated('14.90', [12, '13.70']), [650, 98, 98, 285], {
        stock: 9,
        availabilityId: 2,
        pictures: [2],
      }),
    ],
    properties: [
      sodaLimeGlass,
      fact(2, 'Glas: ja', 'Glass: yes'),
      fact(33, 'Wellpappe, einzeln', 'Corrugated board, individually'),
    ],
    orderPropertyIds: [13, 68],
    facetValueIds: [5103, 5201, 5402, 5501, 5669, 5701, 5702, 5707],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1156, relation: 'Accessory' },
      { itemId: 1021, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('carafe', '#E6EEF0', 'Wasserkaraffe Ondelle in Klar', 'Ondelle water carafe in clear'),
      pictureOf('carafe', '#6E7477', 'Wasserkaraffe Ondelle in Rauchgrau', 'Ondelle water carafe in smoke grey'),
      pictureOf('carafe', '#D9A9A5', 'Wasserkaraffe Ondelle in Rosé', 'Ondelle water carafe in rosé'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-09-09',
        'Seminarhaus Waldeck',
        'Leitungswasser sieht gut aus',
        'Wir haben Flaschenwasser auf den Zimmern abgeschafft. Die Karaffe wird gespült, die Korken wischen wir nach.',
      ),
      review(
        4,
        'de',
        '2026-06-24',
        'Kanzlei-Catering Lux',
        'Korken trocknen aus',
        'Nach einem halben Jahr sitzen manche Kugeln locker. Ersatz gab es ohne Umstände.',
      ),
    ],
  },
  {
    id: 1161,
    manufacturerId: 3,
    categoryIds: [231, 21],
    type: 'default',
    texts: {
      de: {
        name: 'Dekanter Clairval, mundgeblasen, 1,5 l',
        shortName: 'Dekanter Clairval',
        shortDescription: 'Breiter Dekanter für junge Rotweine. Eine Flasche füllt ihn genau bis zur weitesten Stelle.',
        description:
          '<p>0,75 l Wein stehen genau an der weitesten Stelle mit 210 mm Durchmesser und haben dort die größte Oberfläche. Der Ausguss ist schräg geschnitten und tropft nicht nach, der Hals nimmt zwei Finger auf.</p><ul><li>Reinigungsperlen liegen bei, bitte keine Bürste verwenden</li><li>Jeder Dekanter trägt das Zeichen seines Bläsers</li></ul>',
        technicalData: factTable([
          ['Material', 'Kristallglas, bleifrei, mundgeblasen'],
          ['Fassungsvermögen', '1,5 l, für eine Flasche 0,75 l'],
          ['Durchmesser', '210 mm'],
          ['Höhe', '245 mm'],
          ['Gewicht', '890 g'],
          ['Reinigung', 'Von Hand mit Reinigungsperlen'],
        ]),
        metaDescription:
          'Dekanter Clairval aus mundgeblasenem Kristallglas, 1,5 l, mit tropffreiem Ausguss und Reinigungsperlen.',
        keywords: 'Dekanter, Weinkaraffe, Rotweindekanter, mundgeblasen, Clairval',
        urlPath: 'glaeser/karaffen-kruege/dekanter-clairval',
      },
      en: {
        name: 'Clairval decanter, mouth-blown, 1.5 l',
        shortName: 'Clairval decanter',
        shortDescription: 'Wide decanter for young red wines. One bottle fills it exactly to its widest point.',
        description:
          '<p>Filled with 0.75 l, the wine stands at the widest point, 210 mm across, where its surface is largest. The lip is cut at an angle and does not drip; the neck takes two fingers.</p><ul><li>Cleaning beads supplied, please do not use a brush</li><li>Every decanter carries the mark of its blower</li></ul>',
        technicalData: factTable([
          ['Material', 'Crystal glass, lead-free, mouth-blown'],
          ['Capacity', '1.5 l, for one bottle of 0.75 l'],
          ['Diameter', '210 mm'],
          ['Height', '245 mm'],
          ['Weight', '890 g'],
          ['Cleaning', 'By hand with cleaning beads'],
        ]),
        metaDescription: 'Clairval decanter in mouth-blown crystal, 1.5 l, with a drip-free lip and cleaning beads.',
        keywords: 'decanter, wine decanter, red wine decanter, mouth-blown, Clairval',
        urlPath: 'glassware/carafes-jugs/clairval-decanter',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70132810',
    attributeIds: [],
    variations: [
      sold(30180, 'TW-1161-1', [], { price: '79.00', recommended: '98.00' }, [1300, 250, 250, 290], {
        stock: 6,
        canOversell: true,
        availabilityId: 6,
        model: 'CV-DK15',
      }),
    ],
    properties: [crystalGlass, washedByHand],
    orderPropertyIds: [6, 7, 68],
    facetValueIds: [5103, 5203, 5402, 5501, 5604, 5701],
    tagIds: [6],
    crossSelling: [
      { itemId: 1017, relation: 'Accessory' },
      { itemId: 1020, relation: 'Accessory' },
      { itemId: 1021, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('carafe', '#7A2233', 'Dekanter Clairval mit Rotwein', 'Clairval decanter with red wine'),
      pictureOf('carafe', '#E2E8E6', 'Dekanter Clairval, leer', 'Clairval decanter, empty'),
      pictureOf('box', '#D8D2C6', 'Geschenkkarton des Dekanters', 'Gift box of the decanter'),
    ],
  },
  {
    id: 1162,
    manufacturerId: 61,
    categoryIds: [231, 141],
    type: 'default',
    texts: {
      de: {
        name: 'Krug Fernhill aus Polycarbonat mit Deckel',
        shortName: 'Krug Fernhill',
        shortDescription:
          'Bruchsicherer Krug mit drehbarem Siebdeckel für Wasser, Saft und Sangria, 1,5 und 2 l, stapelbar.',
        description:
          '<p>Der Deckel kennt drei Stellungen: geschlossen, offen und Sieb, das Eis und Früchte zurückhält. Der Henkel ist hohl und offen, damit er beim Spülen leerläuft.</p><ul><li>Literteilung an der Innenseite</li><li>Stapelt ohne Deckel zu sechs Stück</li><li>Für Großküche, Schule, Poolbar</li></ul>',
        technicalData: factTable([
          ['Material', 'Polycarbonat, Deckel Polypropylen'],
          ['Fassungsvermögen', '1,5 / 2 l'],
          ['Höhe', '205 / 240 mm'],
          ['Gewicht mit Deckel', '310 / 370 g'],
          ['Temperatur', '−40 bis +95 °C'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Bruchsicherer Krug Fernhill aus Polycarbonat mit drehbarem Siebdeckel, 1,5 und 2 l, stapelbar, spülmaschinenfest.',
        keywords: 'Wasserkrug, Kunststoffkrug, Saftkrug mit Deckel, Sangriakrug, Polycarbonat, Fernhill',
        urlPath: 'glaeser/karaffen-kruege/krug-fernhill-mit-deckel',
      },
      en: {
        name: 'Fernhill polycarbonate jug with lid',
        shortName: 'Fernhill jug',
        shortDescription:
          'Unbreakable jug with a turning strainer lid for water, juice and sangria, 1.5 and 2 l, stackable.',
        description:
          '<p>The lid has three positions: closed, open, and a strainer that holds back ice and fruit. The handle is hollow and open so that it drains in the dishwasher.</p><ul><li>Litre scale on the inside</li><li>Stacks six high without lids</li><li>For large kitchens, schools, poolside bars</li></ul>',
        technicalData: factTable([
          ['Material', 'Polycarbonate, polypropylene lid'],
          ['Capacity', '1.5 / 2 l'],
          ['Height', '205 / 240 mm'],
          ['Weight with lid', '310 / 370 g'],
          ['Temperature', '−40 to +95 °C'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Unbreakable Fernhill jug in polycarbonate with a turning strainer lid, 1.5 and 2 l, stackable, dishwasher-safe.',
        keywords: 'water jug, plastic jug, juice jug with lid, sangria jug, polycarbonate, Fernhill',
        urlPath: 'glassware/carafes-jugs/fernhill-jug-with-lid',
      },
    },
    vatId: 0,
    producingCountryIso: 'TH',
    customsTariffNumber: '39241000',
    attributeIds: [4],
    variations: [
      sold(30181, 'TW-1162-15', [427], graduated('9.90', [12, '8.90']), [340, 135, 190, 215], { ...inStock(132) }),
      sold(30182, 'TW-1162-20', [428], graduated('11.90', [12, '10.70']), [400, 145, 200, 250], { ...inStock(86) }),
    ],
    properties: [fact(1, 'Polycarbonat', 'Polycarbonate'), dishwasherSafe, notForMicrowaves, fact(4, '95'), stackable],
    facetValueIds: [5109, 5201, 5302, 5401, 5673, 5702, 5703, 5708],
    tagIds: [5],
    crossSelling: [
      { itemId: 1157, relation: 'Accessory' },
      { itemId: 1021, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('carafe', '#CFE4EC', 'Krug aus Polycarbonat mit Deckel', 'Polycarbonate jug with lid'),
      pictureOf('carafe', '#CFE4EC', 'Zwei Krüge aus Polycarbonat', 'Two polycarbonate jugs'),
    ],
  },
];
