import type { DemoItem, DemoVariation } from '../../types.ts';
import { dishwasherSafe, fact, washedByHand } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Measures, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Ids of the values of the attribute "Durchmesser", by centimetres. */
const diameters = { 20: 214, 22: 216, 24: 218, 26: 220, 28: 222, 30: 224, 32: 226, 36: 229 };

function pan(
  id: number,
  itemId: number,
  centimeters: keyof typeof diameters,
  [piece, from6]: [piece: string, from6: string],
  measures: Measures,
  supply: Supply,
): DemoVariation {
  return sold(
    id,
    `TW-${itemId}-${centimeters}`,
    [diameters[centimeters]],
    graduated(piece, [6, from6]),
    measures,
    supply,
  );
}

/** Frying pans, woks and crêpe pans. */
export const pans: DemoItem[] = [
  {
    id: 1201,
    manufacturerId: 7,
    categoryIds: [411],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'IT',
    customsTariffNumber: '76151030',
    attributeIds: [2],
    texts: {
      de: {
        name: 'Antihaftpfanne Glutfeld, Aluminium',
        shortName: 'Antihaftpfanne Glutfeld',
        shortDescription:
          'Leichte Bratpfanne aus 4 mm Aluminium mit dreilagiger Antihaftbeschichtung, für Ei, Fisch und alles, was nicht ansetzen darf.',
        description:
          '<p>Eine Pfanne zum Verbrauchen, aber nicht zum Wegwerfen nach drei Wochen: Die PTFE-Beschichtung ist in drei Lagen auf gestrahltes Aluminium gespritzt und hält bei normalem Betrieb rund ein Jahr. Eine aufgeprägte Edelstahlplatte macht den Boden induktionstauglich.</p><ul><li>Stiel farbig gekennzeichnet: Blau für Fisch, damit die Pfanne am Posten bleibt</li><li>Bis 220 °C, nicht leer überhitzen</li><li>Mit Holz oder Silikon wenden, von Hand spülen</li></ul><p>Die Staffel ab sechs Stück entspricht dem Überkarton.</p>',
        technicalData: factTable([
          ['Material', 'Aluminium 4 mm, Boden 4,5 mm mit Edelstahlplatte'],
          ['Beschichtung', 'PTFE, dreilagig, 40 µm'],
          ['Ø 20 cm', 'Boden-Ø 140 mm, Höhe 38 mm, 0,72 kg'],
          ['Ø 24 cm', 'Boden-Ø 170 mm, Höhe 45 mm, 0,98 kg'],
          ['Ø 28 cm', 'Boden-Ø 200 mm, Höhe 50 mm, 1,26 kg'],
          ['Ø 32 cm', 'Boden-Ø 235 mm, Höhe 55 mm, 1,64 kg'],
          ['Ø 36 cm', 'Boden-Ø 270 mm, Höhe 58 mm, 2,05 kg'],
          ['Herdarten', 'Induktion, Gas, Elektro, Glaskeramik'],
        ]),
        metaDescription:
          'Antihaftpfanne aus 4 mm Aluminium, 20 bis 36 cm, induktionsgeeignet. Dreilagige Beschichtung, Staffelpreis ab 6 Stück.',
        keywords: 'Antihaftpfanne, Aluminiumpfanne, Fischpfanne, beschichtete Pfanne, PTFE, Induktion',
        urlPath: 'kueche-gastronorm/toepfe-pfannen/bratpfannen-woks/antihaftpfanne-glutfeld-aluminium',
      },
      en: {
        name: 'Glutfeld non-stick frying pan, aluminium',
        shortName: 'Glutfeld non-stick pan',
        shortDescription:
          'Light frying pan in 4 mm aluminium with a three-layer non-stick coating, for eggs, fish and whatever must not catch.',
        description:
          '<p>A pan that wears out in use, but not within three weeks: the PTFE coating is sprayed in three layers onto blasted aluminium and lasts about a year of normal service. A stainless steel plate pressed into the base makes it suitable for induction.</p><ul><li>Colour-marked handle: blue for fish, so that the pan stays at its station</li><li>Up to 220 °C, do not overheat when empty</li><li>Turn food with wood or silicone, wash by hand</li></ul><p>The price from six pieces matches the outer carton.</p>',
        technicalData: factTable([
          ['Material', 'Aluminium 4 mm, base 4.5 mm with stainless steel plate'],
          ['Coating', 'PTFE, three layers, 40 µm'],
          ['Ø 20 cm', 'Base Ø 140 mm, height 38 mm, 0.72 kg'],
          ['Ø 24 cm', 'Base Ø 170 mm, height 45 mm, 0.98 kg'],
          ['Ø 28 cm', 'Base Ø 200 mm, height 50 mm, 1.26 kg'],
          ['Ø 32 cm', 'Base Ø 235 mm, height 55 mm, 1.64 kg'],
          ['Ø 36 cm', 'Base Ø 270 mm, height 58 mm, 2.05 kg'],
          ['Hobs', 'Induction, gas, electric, ceramic'],
        ]),
        metaDescription:
          'Non-stick frying pan in 4 mm aluminium, 20 to 36 cm, suitable for induction. Three-layer coating, price break from 6.',
        keywords: 'non-stick pan, aluminium frying pan, fish pan, coated pan, PTFE, induction',
        urlPath: 'kitchen-gastronorm/pots-pans/frying-pans-woks/glutfeld-non-stick-frying-pan-aluminium',
      },
    },
    properties: [
      fact(1, 'Aluminium, PTFE-beschichtet', 'Aluminium, PTFE-coated'),
      washedByHand,
      fact(4, '220'),
      fact(5, '4.0'),
      fact(15, 'Induktion, Gas, Elektro, Glaskeramik', 'Induction, gas, electric, ceramic'),
      fact(31, '6'),
    ],
    facetValueIds: [5105, 5203, 5616, 5706, 5801],
    tagIds: [2, 6],
    crossSelling: [
      { itemId: 1033, relation: 'Similar' },
      { itemId: 1202, relation: 'Similar' },
      { itemId: 1205, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('pan', '#3B3F42', 'Antihaftpfanne aus Aluminium, Seitenansicht', 'Aluminium non-stick pan, side view'),
      pictureOf('pan', '#3B3F42', 'Antihaftpfanne Glutfeld von oben', 'Glutfeld non-stick pan from above'),
    ],
    variations: [
      pan(40001, 1201, 20, ['19.90', '17.90'], [780, 205, 385, 80], inStock(240)),
      pan(40002, 1201, 24, ['24.90', '22.40'], [1060, 245, 440, 90], inStock(318)),
      pan(40003, 1201, 28, ['29.90', '26.90'], [1360, 285, 500, 95], inStock(402)),
      pan(40004, 1201, 32, ['36.90', '33.20'], [1760, 325, 560, 100], inStock(97)),
      pan(40005, 1201, 36, ['44.90', '40.40'], [2190, 365, 620, 105], { stock: 3, availabilityId: 2 }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-01-22',
        'Bistro Anker, Kiel',
        'Fürs Frühstück unschlagbar',
        'Täglich rund 120 Spiegeleier, vier Pfannen im Wechsel. Nach acht Monaten löst sich nichts und es klebt nichts.',
      ),
      review(
        3,
        'de',
        '2026-04-09',
        'M. Hartwig',
        'Beschichtung nach sieben Monaten matt',
        'Brät gleichmäßig, aber in der Mitte haftet jetzt Fisch. Ein Jahr haben wir nicht geschafft.',
        {
          reply:
            'Matt in der Mitte deutet auf Überhitzung ohne Fett hin: Über 220 °C altert jede PTFE-Schicht schnell. Auf Induktion genügt Stufe 6. Beschädigte Beschichtungen sehen wir uns gern an, schicken Sie uns bitte ein Foto.',
        },
      ),
      review(
        5,
        'en',
        '2026-06-18',
        'Kestrel Inn kitchen',
        'Even heat, light enough for the wrist',
        'We replaced a mixed bag of supermarket pans. The 28 is the workhorse; no hot spots on induction.',
      ),
      review(
        4,
        'de',
        '2025-11-30',
        'Elif Demirci, Catering',
        'Gut, Griff wird warm',
        'Auf Gas wird der Stiel nach zwanzig Minuten warm, sonst nichts zu beanstanden.',
        { verified: false },
      ),
    ],
  },
  {
    id: 1202,
    manufacturerId: 7,
    categoryIds: [411],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239300',
    attributeIds: [2],
    texts: {
      de: {
        name: 'Bratpfanne Kernzone, Edelstahl unbeschichtet',
        shortName: 'Edelstahlpfanne Kernzone',
        shortDescription:
          'Pfanne aus durchgehendem Dreischichtmaterial zum scharfen Anbraten und Ablöschen, spülmaschinenfest.',
        description:
          '<p>Anders als beim Sandwichboden reicht der Aluminiumkern hier bis in den Rand. Die Hitze kommt auch an der Wand an, und ein Bratensatz lässt sich ringsum ablöschen, ohne dass er am Übergang verbrennt.</p><ul><li>Schüttrand, Stiel aus Hohlprofil, verschweißt</li><li>Säurefest: Wein, Essig und Tomate sind kein Problem</li><li>Ofenfest bis 250 °C</li></ul><h3>So haftet nichts</h3><p>Leer auf mittlerer Stufe erhitzen, bis ein Wassertropfen als Kugel rollt. Dann erst Fett, dann das Fleisch hineingeben und warten, bis es sich von selbst löst.</p>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10 – Aluminium – Edelstahl 18/0, zusammen 2,6 mm'],
          ['Ø 24 cm', 'Boden-Ø 190 mm, Höhe 45 mm, Gesamtlänge 445 mm'],
          ['Ø 28 cm', 'Boden-Ø 220 mm, Höhe 50 mm, Gesamtlänge 500 mm'],
          ['Ø 32 cm', 'Boden-Ø 255 mm, Höhe 55 mm, Gesamtlänge 560 mm, mit Gegengriff'],
          ['Herdarten', 'Induktion, Gas, Elektro, Glaskeramik, Backofen'],
        ]),
        metaDescription:
          'Unbeschichtete Edelstahlpfanne aus Dreischichtmaterial, 24, 28 und 32 cm, für Induktion und Ofen, spülmaschinenfest.',
        keywords: 'Edelstahlpfanne, Bratpfanne unbeschichtet, Mehrschichtmaterial, Induktion, ofenfest',
        urlPath: 'kueche-gastronorm/toepfe-pfannen/bratpfannen-woks/bratpfanne-kernzone-edelstahl',
      },
      en: {
        name: 'Kernzone frying pan, uncoated stainless steel',
        shortName: 'Kernzone steel frying pan',
        shortDescription: 'Pan in three-ply material throughout, for hard searing and deglazing, dishwasher-safe.',
        description:
          '<p>Unlike a sandwich base, the aluminium core reaches into the rim here. Heat arrives at the wall as well, and the fond can be deglazed all round without burning at the transition.</p><ul><li>Pouring rim, hollow handle, welded</li><li>Resists acids: wine, vinegar and tomato are no problem</li><li>Ovenproof to 250 °C</li></ul><h3>How nothing sticks</h3><p>Heat empty at medium power until a drop of water rolls as a bead. Only then add fat, then the meat, and wait until it releases by itself.</p>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel – aluminium – 18/0 stainless steel, 2.6 mm in all'],
          ['Ø 24 cm', 'Base Ø 190 mm, height 45 mm, overall length 445 mm'],
          ['Ø 28 cm', 'Base Ø 220 mm, height 50 mm, overall length 500 mm'],
          ['Ø 32 cm', 'Base Ø 255 mm, height 55 mm, overall length 560 mm, with helper handle'],
          ['Hobs', 'Induction, gas, electric, ceramic, oven'],
        ]),
        metaDescription:
          'Uncoated frying pan in three-ply stainless steel, 24, 28 and 32 cm, for induction and oven, dishwasher-safe.',
        keywords: 'stainless steel frying pan, uncoated pan, three-ply, clad, induction, ovenproof',
        urlPath: 'kitchen-gastronorm/pots-pans/frying-pans-woks/kernzone-frying-pan-stainless-steel',
      },
    },
    properties: [
      fact(1, 'Edelstahl 18/10, dreischichtig', 'Stainless steel 18/10, three-ply'),
      dishwasherSafe,
      fact(4, '250'),
      fact(5, '2.6'),
      fact(15, 'Induktion, Gas, Elektro, Glaskeramik', 'Induction, gas, electric, ceramic'),
    ],
    facetValueIds: [5104, 5201, 5609, 5706, 5801],
    tagIds: [1, 5, 6],
    crossSelling: [
      { itemId: 1032, relation: 'Similar' },
      { itemId: 1033, relation: 'Similar' },
      { itemId: 1201, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('pan', '#C4C8CB', 'Bratpfanne Kernzone aus Edelstahl', 'Kernzone frying pan in stainless steel'),
      pictureOf('pan', '#C4C8CB', 'Edelstahlpfanne Kernzone von oben', 'Kernzone steel frying pan from above'),
    ],
    variations: [
      pan(40006, 1202, 24, ['64.90', '59.90'], [1480, 250, 450, 100], {
        stock: 58,
        availabilityId: 2,
        model: 'KZ-BP24',
      }),
      pan(40007, 1202, 28, ['79.90', '73.90'], [1890, 290, 505, 110], {
        stock: 41,
        availabilityId: 3,
        model: 'KZ-BP28',
      }),
      pan(40008, 1202, 32, ['98.90', '91.90'], [2540, 330, 565, 115], {
        stock: 0,
        canOversell: true,
        availabilityId: 5,
        model: 'KZ-BP32',
      }),
    ],
  },
  {
    id: 1203,
    manufacturerId: 7,
    categoryIds: [411],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '73239100',
    attributeIds: [2],
    texts: {
      de: {
        name: 'Gusseisenpfanne Glutfeld mit zwei Ausgüssen',
        shortName: 'Gusseisenpfanne Glutfeld',
        shortDescription: 'Voreingebrannte Pfanne aus Gusseisen, zum Braten, Überbacken und Servieren am Tisch.',
        description:
          '<p>Gusseisen nimmt Hitze langsam auf und gibt sie ebenso langsam ab. Eine Rösti oder ein überbackener Ziegenkäse kommt deshalb noch zischend beim Gast an. Ab Werk ist die Pfanne mit Rapsöl eingebrannt und sofort zu gebrauchen.</p><ul><li>Zwei Ausgüsse, Gegengriff ab 26 cm</li><li>Boden plan geschliffen für Induktion und Glaskeramik</li><li>Grifftemperatur beachten: immer mit Tuch oder Überzieher anfassen</li></ul><p>Nach Gebrauch mit heißem Wasser ausbürsten, auf dem Herd trocknen, dünn ölen. Spülmaschine und Spülmittel lösen die Patina.</p>',
        technicalData: factTable([
          ['Material', 'Gusseisen, 4 mm Wand, 5 mm Boden, eingebrannt'],
          ['Ø 20 cm', 'Höhe 40 mm, Gesamtlänge 320 mm, 1,7 kg'],
          ['Ø 26 cm', 'Höhe 48 mm, Gesamtlänge 410 mm, 2,7 kg'],
          ['Ø 30 cm', 'Höhe 52 mm, Gesamtlänge 460 mm, 3,6 kg'],
          ['Herdarten', 'Alle, dazu Backofen, Salamander und Grill'],
        ]),
        metaDescription:
          'Gusseisenpfanne, ab Werk eingebrannt, 20, 26 und 30 cm. Zum Braten, Überbacken und Servieren, für alle Herde.',
        keywords: 'Gusseisenpfanne, Gusspfanne, Servierpfanne, Rösti, Steak, eingebrannt',
        urlPath: 'kueche-gastronorm/toepfe-pfannen/bratpfannen-woks/gusseisenpfanne-glutfeld',
      },
      en: {
        name: 'Glutfeld cast iron skillet with two spouts',
        shortName: 'Glutfeld cast iron skillet',
        shortDescription: 'Pre-seasoned skillet in cast iron, for frying, gratinating and serving at the table.',
        description:
          '<p>Cast iron takes up heat slowly and releases it just as slowly. A rösti or a gratinated goat’s cheese therefore reaches the guest still sizzling. The skillet is seasoned with rapeseed oil at the foundry and ready for use.</p><ul><li>Two spouts, helper handle from 26 cm</li><li>Base ground flat for induction and ceramic hobs</li><li>Mind the handle: always use a cloth or sleeve</li></ul><p>After use brush out with hot water, dry on the hob and oil thinly. Dishwashers and detergent strip the patina.</p>',
        technicalData: factTable([
          ['Material', 'Cast iron, 4 mm wall, 5 mm base, seasoned'],
          ['Ø 20 cm', 'Height 40 mm, overall length 320 mm, 1.7 kg'],
          ['Ø 26 cm', 'Height 48 mm, overall length 410 mm, 2.7 kg'],
          ['Ø 30 cm', 'Height 52 mm, overall length 460 mm, 3.6 kg'],
          ['Hobs', 'All, also oven, salamander and grill'],
        ]),
        metaDescription:
          'Cast iron skillet, seasoned at the foundry, 20, 26 and 30 cm. For frying, gratinating and serving, on every hob.',
        keywords: 'cast iron skillet, cast iron pan, serving skillet, rösti, steak, seasoned',
        urlPath: 'kitchen-gastronorm/pots-pans/frying-pans-woks/glutfeld-cast-iron-skillet',
      },
    },
    properties: [
      fact(1, 'Gusseisen', 'Cast iron'),
      washedByHand,
      fact(5, '4.0'),
      fact(15, 'Alle, auch Grill und Salamander', 'All, also grill and salamander'),
    ],
    facetValueIds: [5106, 5203, 5501, 5616, 5701, 5706, 5801],
    tagIds: [4, 6],
    crossSelling: [
      { itemId: 1033, relation: 'Similar' },
      { itemId: 1207, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('pan', '#23211F', 'Schwarze Gusseisenpfanne, Seitenansicht', 'Black cast iron skillet, side view'),
      pictureOf('pan', '#23211F', 'Gusseisenpfanne mit zwei Ausgüssen von oben', 'Cast iron skillet with two spouts'),
    ],
    variations: [
      pan(40009, 1203, 20, ['24.90', '22.90'], [1780, 210, 325, 60], inStock(150)),
      pan(40010, 1203, 26, ['34.90', '31.90'], [2820, 270, 415, 70], inStock(84)),
      pan(40011, 1203, 30, ['42.90', '39.50'], [3740, 310, 465, 75], {
        stock: 21,
        availabilityId: 1,
        price: { price: '42.90', offer: { price: '35.90', lowest30Days: '41.90' } },
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2025-10-14',
        'Alpengasthof Kranzhorn',
        'Die Rösti bleibt heiß',
        'Servieren direkt in der 20er auf Holzbrett. Gäste fragen, wo man die Pfannen kaufen kann.',
      ),
      review(
        4,
        'en',
        '2026-02-27',
        'Brigid Moran',
        'Good value, rough inside at first',
        'The surface is coarser than old cast iron. After a month of bacon it is smooth enough for eggs.',
      ),
      review(
        2,
        'de',
        '2026-05-19',
        'Hotel Seeblick, Küche',
        'Eine von sechs wackelt',
        'Fünf stehen plan, eine kippelt auf Glaskeramik. Für die Verwendung am Tisch in Ordnung, fürs Kochfeld nicht.',
        {
          reply:
            'Der Boden soll auf 0,3 mm plan sein. Die wackelnde Pfanne haben wir Ihnen ersetzt und den Fehler an die Gießerei gemeldet.',
        },
      ),
    ],
  },
  {
    id: 1204,
    manufacturerId: 7,
    categoryIds: [411],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'CN',
    customsTariffNumber: '73239900',
    attributeIds: [7, 2],
    texts: {
      de: {
        name: 'Wok aus Carbonstahl, 1,5 mm',
        shortDescription:
          'Dünnwandiger Wok mit Stiel und Gegengriff, mit Rundboden für Wokbrenner oder Flachboden für Induktion und Gas.',
        description:
          '<p>Mit 1,5 mm Wandstärke reagiert der Wok sofort auf die Flamme. Das ist gewollt: In der Mitte brät es bei 300 °C, am Rand lässt sich fertiges Gemüse warmhalten. Die Hammerspuren innen halten das Bratgut am schrägen Rand.</p><ul><li><strong>Rundboden:</strong> für Wokherd und Ringbrenner, nicht für ebene Kochfelder</li><li><strong>Flachboden:</strong> Standfläche 150 mm, auch für Induktion</li><li>Stiel aus Buche, abschraubbar</li></ul><p>Unbehandelt und dünn geölt geliefert: vor dem ersten Gebrauch auswaschen und einbrennen.</p>',
        technicalData: factTable([
          ['Material', 'Carbonstahl 1,5 mm, gehämmert, unbeschichtet'],
          ['Ø 32 cm', 'Höhe 95 mm, Gesamtlänge 560 mm'],
          ['Ø 36 cm', 'Höhe 105 mm, Gesamtlänge 610 mm'],
          ['Herdarten', 'Rundboden: Gas, Wokbrenner; Flachboden: Gas, Induktion, Elektro'],
          ['Reinigung', 'Heißes Wasser und Bambusbürste, sofort trocknen'],
        ]),
        metaDescription:
          'Wok aus 1,5 mm Carbonstahl mit Rundboden oder Flachboden, Ø 32 und 36 cm, Stiel aus Buche und Gegengriff.',
        keywords: 'Wok, Carbonstahl, Wokpfanne, Rundboden, Flachboden, Wokbrenner, asiatische Küche',
        urlPath: 'kueche-gastronorm/toepfe-pfannen/bratpfannen-woks/wok-carbonstahl',
      },
      en: {
        name: 'Carbon steel wok, 1.5 mm',
        shortDescription:
          'Thin-walled wok with handle and helper, round base for wok burners or flat base for induction and gas.',
        description:
          '<p>With a wall of 1.5 mm the wok answers the flame at once. That is intended: the centre fries at 300 °C while finished vegetables keep warm at the edge. Hammer marks inside hold the food on the slope.</p><ul><li><strong>Round base:</strong> for wok ranges and ring burners, not for flat hobs</li><li><strong>Flat base:</strong> standing surface 150 mm, also for induction</li><li>Beech handle, can be unscrewed</li></ul><p>Supplied untreated and thinly oiled: wash out and season before first use.</p>',
        technicalData: factTable([
          ['Material', 'Carbon steel 1.5 mm, hammered, uncoated'],
          ['Ø 32 cm', 'Height 95 mm, overall length 560 mm'],
          ['Ø 36 cm', 'Height 105 mm, overall length 610 mm'],
          ['Hobs', 'Round base: gas, wok burner; flat base: gas, induction, electric'],
          ['Cleaning', 'Hot water and bamboo brush, dry at once'],
        ]),
        metaDescription:
          'Wok in 1.5 mm carbon steel with round or flat base, Ø 32 and 36 cm, beech handle and helper handle.',
        keywords: 'wok, carbon steel, round base, flat base, wok burner, Asian cooking',
        urlPath: 'kitchen-gastronorm/pots-pans/frying-pans-woks/carbon-steel-wok',
      },
    },
    properties: [fact(1, 'Carbonstahl', 'Carbon steel'), washedByHand, fact(5, '1.5')],
    facetValueIds: [5116, 5203, 5706, 5501],
    crossSelling: [{ itemId: 1033, relation: 'Similar' }],
    pictures: [
      pictureOf('pan', '#4A4D50', 'Wok aus Carbonstahl mit Holzstiel', 'Carbon steel wok with wooden handle'),
      pictureOf('pan', '#4A4D50', 'Wok von oben, gehämmerte Innenfläche', 'Wok from above, hammered inside'),
    ],
    // The round base is made in 36 cm only.
    variations: [
      sold(40012, 'TW-1204-FB-32', [751, 226], '32.90', [1350, 330, 565, 130], inStock(44)),
      sold(40013, 'TW-1204-FB-36', [751, 229], '38.90', [1620, 370, 615, 140], { stock: 36, availabilityId: 4 }),
      sold(40014, 'TW-1204-RB-36', [752, 229], '36.90', [1540, 370, 615, 140], { stock: 7, availabilityId: 4 }),
    ],
  },
  {
    id: 1205,
    manufacturerId: 7,
    categoryIds: [411],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '73239900',
    attributeIds: [2],
    texts: {
      de: {
        name: 'Crêpepfanne aus Carbonstahl',
        shortDescription:
          'Flache Pfanne mit niedrigem Rand für Crêpes, Blini und Pfannkuchen, ungeschliffen und unbeschichtet.',
        description:
          '<p>Der Rand ist nur 15 mm hoch und flach angestellt, damit die Palette darunterkommt. Zwei Millimeter Stahl halten die Temperatur über viele Crêpes hinweg gleich; nach einer Woche Betrieb ist die Fläche so glatt wie beschichtet.</p><ul><li>Stiel flach geneigt, die Pfanne steht auch leer sicher</li><li>22 cm für Frühstück und Dessert, 26 cm für gefüllte Galettes</li><li>Vor dem ersten Gebrauch entwachsen und einbrennen, Anleitung liegt bei</li></ul>',
        technicalData: factTable([
          ['Material', 'Carbonstahl 2 mm, mit Bienenwachs geschützt'],
          ['Ø 22 cm', 'Boden-Ø 190 mm, Gesamtlänge 410 mm, 0,95 kg'],
          ['Ø 26 cm', 'Boden-Ø 230 mm, Gesamtlänge 460 mm, 1,3 kg'],
          ['Herdarten', 'Induktion, Gas, Elektro'],
        ]),
        metaDescription:
          'Crêpepfanne aus 2 mm Carbonstahl mit flachem Rand, Ø 22 und 26 cm, für Induktion, Gas und Elektro.',
        keywords: 'Crêpepfanne, Pfannkuchenpfanne, Blini, Galette, Carbonstahl',
        urlPath: 'kueche-gastronorm/toepfe-pfannen/bratpfannen-woks/crepepfanne-carbonstahl',
      },
      en: {
        name: 'Carbon steel crêpe pan',
        shortDescription: 'Shallow pan with a low rim for crêpes, blinis and pancakes, uncoated.',
        description:
          '<p>The rim is only 15 mm high and set at a low angle, so the palette knife slides under. Two millimetres of steel keep the temperature level over many crêpes; after a week of service the surface is as smooth as a coated one.</p><ul><li>Low-angled handle, stands firmly even when empty</li><li>22 cm for breakfast and dessert, 26 cm for filled galettes</li><li>Remove the wax and season before first use, instructions enclosed</li></ul>',
        technicalData: factTable([
          ['Material', 'Carbon steel 2 mm, protected with beeswax'],
          ['Ø 22 cm', 'Base Ø 190 mm, overall length 410 mm, 0.95 kg'],
          ['Ø 26 cm', 'Base Ø 230 mm, overall length 460 mm, 1.3 kg'],
          ['Hobs', 'Induction, gas, electric'],
        ]),
        metaDescription:
          'Crêpe pan in 2 mm carbon steel with low rim, Ø 22 and 26 cm, for induction, gas and electric.',
        keywords: 'crêpe pan, pancake pan, blini pan, galette, carbon steel',
        urlPath: 'kitchen-gastronorm/pots-pans/frying-pans-woks/carbon-steel-crepe-pan',
      },
    },
    properties: [
      fact(1, 'Carbonstahl', 'Carbon steel'),
      washedByHand,
      fact(5, '2.0'),
      fact(15, 'Induktion, Gas, Elektro', 'Induction, gas, electric'),
    ],
    facetValueIds: [5116, 5203, 5501, 5703, 5705, 5706, 5801],
    tagIds: [6],
    crossSelling: [
      { itemId: 1033, relation: 'Similar' },
      { itemId: 1201, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('pan', '#3A3D40', 'Flache Crêpepfanne aus Carbonstahl', 'Shallow carbon steel crêpe pan'),
      pictureOf('pan', '#3A3D40', 'Crêpepfanne von oben', 'Crêpe pan from above'),
    ],
    variations: [
      pan(40015, 1205, 22, ['22.90', '20.90'], [1010, 230, 415, 70], inStock(92)),
      pan(40016, 1205, 26, ['26.90', '24.50'], [1370, 270, 465, 70], { stock: 15, availabilityId: 3 }),
    ],
  },
];
