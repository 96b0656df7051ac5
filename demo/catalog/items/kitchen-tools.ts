import type { DemoItem } from '../../types.ts';
import { dishwasherSafe, fact, smallAppliance } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

function whisk(id: number, centimeters: number, valueId: number, price: string, weightG: number, stock: number) {
  return sold(id, `TW-1232-${centimeters}`, [valueId], price, [weightG, 75, centimeters * 10, 75], inStock(stock));
}

function scoop(id: number, valueId: number, milliliters: number, price: string, supply: Supply) {
  return sold(id, `TW-1235-${milliliters}`, [valueId], price, [190, 65, 220, 60], supply);
}

/** Tools for the hand at the station. */
export const kitchenTools: DemoItem[] = [
  {
    id: 1232,
    manufacturerId: 7,
    categoryIds: [441],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'IT',
    customsTariffNumber: '82100000',
    attributeIds: [6],
    texts: {
      de: {
        name: 'Schneebesen mit acht Drähten, verschlossener Griff',
        shortName: 'Schneebesen',
        shortDescription: 'Ballonschneebesen aus Edelstahl, dessen Griff vergossen ist und kein Spülwasser zieht.',
        description:
          '<p>Bei billigen Besen läuft Wasser in den Griff und tropft später in die Sauce. Hier sind die Drahtenden in Epoxid vergossen und das Griffende verschweißt. Acht Drähte von 1,8 mm sind steif genug für Brandteig, elastisch genug für Sabayon.</p><ul><li>25 und 30 cm für Saucen und Eier</li><li>35 cm für Kessel und Rührschüsseln bis 10 Liter</li><li>45 cm für die Großmenge, mit zwölf Drähten</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10'],
          ['Draht', '8 × Ø 1,8 mm; 45 cm: 12 × Ø 2,3 mm'],
          ['Griff', 'Ø 22 mm, vergossen, mit Aufhängeöse'],
          ['Reinigung', 'Spülmaschinenfest'],
        ]),
        metaDescription:
          'Ballonschneebesen aus Edelstahl, 25 bis 45 cm, mit vergossenem Griff, spülmaschinenfest, für Küche und Patisserie.',
        keywords: 'Schneebesen, Rührbesen, Ballonbesen, Edelstahl, Großküche',
        urlPath: 'kueche-gastronorm/kuechenhelfer/schneebesen-acht-draehte',
      },
      en: {
        name: 'Whisk with eight wires, sealed handle',
        shortName: 'Balloon whisk',
        shortDescription: 'Balloon whisk in stainless steel with a sealed handle that takes in no washing water.',
        description:
          '<p>In cheap whisks water runs into the handle and drips into the sauce later. Here the wire ends are cast in epoxy and the end of the handle is welded. Eight wires of 1.8 mm are stiff enough for choux paste and elastic enough for sabayon.</p><ul><li>25 and 30 cm for sauces and eggs</li><li>35 cm for bowls of up to 10 litres</li><li>45 cm for large quantities, with twelve wires</li></ul>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel'],
          ['Wire', '8 × Ø 1.8 mm; 45 cm: 12 × Ø 2.3 mm'],
          ['Handle', 'Ø 22 mm, sealed, with hanging loop'],
          ['Cleaning', 'Dishwasher-safe'],
        ]),
        metaDescription:
          'Balloon whisk in stainless steel, 25 to 45 cm, with sealed handle, dishwasher-safe, for kitchen and pastry.',
        keywords: 'whisk, balloon whisk, stainless steel, catering kitchen',
        urlPath: 'kitchen-gastronorm/kitchen-tools/whisk-eight-wires',
      },
    },
    properties: [fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'), dishwasherSafe],
    facetValueIds: [5104, 5201, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1238, relation: 'Accessory' },
      { itemId: 1036, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('ladle', '#C9CDD0', 'Schneebesen mit acht Drähten', 'Whisk with eight wires'),
      pictureOf('bowl', '#C4C8CB', 'Rührschüssel, in der geschlagen wird', 'Mixing bowl for whisking'),
    ],
    variations: [
      whisk(40136, 25, 612, '9.90', 120, 180),
      whisk(40137, 30, 615, '11.90', 160, 244),
      whisk(40138, 35, 618, '13.90', 210, 130),
      whisk(40139, 45, 621, '21.90', 390, 42),
    ],
  },
  {
    id: 1233,
    manufacturerId: 7,
    categoryIds: [441],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'CN',
    customsTariffNumber: '82159910',
    attributeIds: [6],
    texts: {
      de: {
        name: 'Küchenzange aus einem Stück, Edelstahl',
        shortName: 'Küchenzange',
        shortDescription: 'Federzange mit gezahnten Greifern zum Wenden, Portionieren und Anrichten, ohne Gelenk.',
        description:
          '<p>Ohne Niet und Feder gibt es nichts, was ausleiert oder rostet. Die Spannung kommt aus dem gebogenen Stahlband und bleibt über Jahre gleich. Die Greifer sind gezahnt, aber entgratet: Sie halten ein Steak, ohne es anzustechen.</p><ul><li>24 cm zum Anrichten, 30 cm am Herd, 40 cm am Grill</li><li>Ring zum Schließen, die Zange liegt flach in der Schublade</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/8, 1,2 mm'],
          ['24 cm', '95 g, Greifer 40 mm'],
          ['30 cm', '125 g, Greifer 45 mm'],
          ['40 cm', '190 g, Greifer 50 mm'],
        ]),
        metaDescription:
          'Küchenzange aus einem Stück Edelstahl, 24, 30 und 40 cm, ohne Gelenk, mit Schließring, spülmaschinenfest.',
        keywords: 'Küchenzange, Grillzange, Servierzange, Anrichtezange, Edelstahl',
        urlPath: 'kueche-gastronorm/kuechenhelfer/kuechenzange-edelstahl',
      },
      en: {
        name: 'One-piece kitchen tongs, stainless steel',
        shortName: 'Kitchen tongs',
        shortDescription: 'Spring tongs with serrated grips for turning, portioning and plating, without a hinge.',
        description:
          '<p>Without rivet or spring there is nothing to wear out or rust. The tension comes from the bent steel band and stays the same for years. The grips are serrated but deburred: they hold a steak without piercing it.</p><ul><li>24 cm for plating, 30 cm at the stove, 40 cm at the grill</li><li>Ring for closing, lies flat in the drawer</li></ul>',
        technicalData: factTable([
          ['Material', '18/8 stainless steel, 1.2 mm'],
          ['24 cm', '95 g, grips 40 mm'],
          ['30 cm', '125 g, grips 45 mm'],
          ['40 cm', '190 g, grips 50 mm'],
        ]),
        metaDescription:
          'One-piece kitchen tongs in stainless steel, 24, 30 and 40 cm, no hinge, with closing ring, dishwasher-safe.',
        keywords: 'kitchen tongs, grill tongs, serving tongs, plating tongs, stainless steel',
        urlPath: 'kitchen-gastronorm/kitchen-tools/kitchen-tongs-stainless-steel',
      },
    },
    properties: [fact(1, 'Edelstahl 18/8', 'Stainless steel 18/8'), dishwasherSafe, fact(5, '1.2')],
    facetValueIds: [5104, 5201, 5703, 5706],
    tagIds: [5],
    crossSelling: [{ itemId: 1203, relation: 'Accessory' }],
    pictures: [
      pictureOf('ladle', '#D2D5D8', 'Küchenzange aus Edelstahl', 'Stainless steel kitchen tongs'),
      pictureOf('ladle', '#D2D5D8', 'Küchenhelfer am Herd', 'Kitchen tools at the stove'),
    ],
    variations: [
      sold(40140, 'TW-1233-24', [611], graduated('4.90', [12, '4.30']), [110, 45, 245, 35], inStock(420)),
      sold(40141, 'TW-1233-30', [615], graduated('5.90', [12, '5.20']), [140, 50, 305, 40], inStock(388)),
      sold(40142, 'TW-1233-40', [620], graduated('7.90', [12, '6.90']), [210, 55, 405, 45], inStock(145)),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-05-14',
        'Grillhütte am See',
        'Macht, was sie soll',
        'Die 40er ist am Grill lang genug. Könnte vorn etwas breiter sein.',
      ),
      review(
        5,
        'en',
        '2026-07-30',
        'Dunmore Hotel',
        'Bought two dozen',
        'No hinge to rust, cheap enough to hand out to every station.',
      ),
    ],
  },
  {
    id: 1234,
    manufacturerId: 7,
    categoryIds: [441],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '73239300',
    attributeIds: [2],
    texts: {
      de: {
        name: 'Spitzsieb Passgenau mit feinem Gewebe und Schutzbügel',
        shortName: 'Spitzsieb fein',
        shortDescription: 'Konisches Passiersieb für klare Fonds, glatte Suppen und feine Saucen.',
        description:
          '<p>Das Gewebe mit 0,8 mm Maschenweite ist in einen Edelstahlring gerollt und am Ende verschlossen. Ein Bügel vor der Spitze schützt es vor Stößen: Dort reißen ungeschützte Siebe zuerst. Der Haken gegenüber dem Griff legt das Sieb sicher auf den Topfrand.</p><ul><li>18 cm für Saucen, 20 cm für Suppen, 24 cm für Fonds aus dem Kessel</li><li>Mit der Kelle durchstreichen, nicht mit dem Stößel</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, Gewebe 0,8 mm'],
          ['Ø 18 cm', 'Tiefe 180 mm, Gesamtlänge 380 mm, 0,42 kg'],
          ['Ø 20 cm', 'Tiefe 200 mm, Gesamtlänge 420 mm, 0,51 kg'],
          ['Ø 24 cm', 'Tiefe 240 mm, Gesamtlänge 480 mm, 0,72 kg'],
          ['Reinigung', 'Spülmaschinenfest, sofort ausspülen'],
        ]),
        metaDescription:
          'Spitzsieb mit 0,8 mm feinem Edelstahlgewebe, Schutzbügel und Auflagehaken, Ø 18, 20 und 24 cm.',
        keywords: 'Spitzsieb, Passiersieb, Chinois, Saucensieb, Haarsieb, Edelstahl',
        urlPath: 'kueche-gastronorm/kuechenhelfer/spitzsieb-passgenau-fein',
      },
      en: {
        name: 'Passgenau fine chinois with guard',
        shortName: 'Fine chinois',
        shortDescription: 'Conical strainer for clear stocks, smooth soups and fine sauces.',
        description:
          '<p>The 0.8 mm mesh is rolled into a stainless steel ring and closed at the end. A guard in front of the tip protects it from knocks, which is where unprotected strainers tear first. The hook opposite the handle rests the chinois safely on the pot.</p><ul><li>18 cm for sauces, 20 cm for soups, 24 cm for stocks from the kettle</li><li>Press through with a ladle, not with a pestle</li></ul>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel, 0.8 mm mesh'],
          ['Ø 18 cm', 'Depth 180 mm, overall length 380 mm, 0.42 kg'],
          ['Ø 20 cm', 'Depth 200 mm, overall length 420 mm, 0.51 kg'],
          ['Ø 24 cm', 'Depth 240 mm, overall length 480 mm, 0.72 kg'],
          ['Cleaning', 'Dishwasher-safe, rinse at once'],
        ]),
        metaDescription: 'Chinois with fine 0.8 mm stainless steel mesh, guard and pot hook, Ø 18, 20 and 24 cm.',
        keywords: 'chinois, conical strainer, fine sieve, sauce strainer, stainless steel',
        urlPath: 'kitchen-gastronorm/kitchen-tools/passgenau-fine-chinois',
      },
    },
    properties: [fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'), dishwasherSafe],
    facetValueIds: [5104, 5201, 5501, 5610, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1031, relation: 'Accessory' },
      { itemId: 1036, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('ladle', '#B4BABF', 'Passiersieb mit Griff und Haken', 'Strainer with handle and hook'),
      pictureOf('pot', '#C4C8CB', 'Suppentopf, in den passiert wird', 'Stockpot to strain into'),
    ],
    variations: [
      sold(40143, 'TW-1234-18', [212], '39.90', [470, 190, 390, 190], { stock: 44, availabilityId: 2 }),
      sold(40144, 'TW-1234-20', [214], '46.90', [560, 210, 430, 210], { stock: 61, availabilityId: 3 }),
      sold(40145, 'TW-1234-24', [218], '58.90', [780, 250, 490, 250], { stock: 6, availabilityId: 3 }),
    ],
  },
  {
    id: 1235,
    manufacturerId: 7,
    categoryIds: [441, 451],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'IT',
    customsTariffNumber: '82159910',
    attributeIds: [24],
    texts: {
      de: {
        name: 'Portionierer mit Abstreifer, Edelstahl',
        shortName: 'Portionierer',
        shortDescription:
          'Kugelportionierer mit Zahnstange für Eis, Püree, Knödel und Teige in gleichbleibender Größe.',
        description:
          '<p>Der Abstreifer läuft über eine Zahnstange aus Edelstahl, nicht aus Kunststoff; er lässt sich mit links wie mit rechts bedienen. Die Portionsgröße ist in den Bügel geprägt und farbig markiert, damit Personalwechsel nicht zu wechselnden Portionen führt.</p><ul><li><strong>20 ml:</strong> Petits Fours, Kartoffelmus als Garnitur</li><li><strong>33 und 50 ml:</strong> Eis und Sorbet</li><li><strong>66 ml:</strong> Knödel, Frikadellen, Muffinteig</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, Zahnstange gehärtet'],
          ['Portionen', '20 ml (Ø 42 mm), 33 ml (48), 50 ml (55), 66 ml (60)'],
          ['Länge', '210 mm'],
          ['Reinigung', 'Spülmaschinenfest'],
        ]),
        metaDescription:
          'Edelstahl-Portionierer mit Abstreifer für Eis, Püree und Teig, 20 bis 66 ml, für Links- und Rechtshänder.',
        keywords: 'Portionierer, Eisportionierer, Eiszange, Knödelportionierer, Teigportionierer',
        urlPath: 'kueche-gastronorm/kuechenhelfer/portionierer-abstreifer-edelstahl',
      },
      en: {
        name: 'Portion scoop with sweep, stainless steel',
        shortName: 'Portion scoop',
        shortDescription: 'Round scoop with toothed rack for ice cream, purée, dumplings and dough of constant size.',
        description:
          '<p>The sweep runs on a toothed rack of stainless steel instead of plastic and works for either hand. The portion is stamped into the bail and marked by colour, so that a change of staff does not change the portion.</p><ul><li><strong>20 ml:</strong> petits fours, mash as a garnish</li><li><strong>33 and 50 ml:</strong> ice cream and sorbet</li><li><strong>66 ml:</strong> dumplings, rissoles, muffin batter</li></ul>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel, hardened rack'],
          ['Portions', '20 ml (Ø 42 mm), 33 ml (48), 50 ml (55), 66 ml (60)'],
          ['Length', '210 mm'],
          ['Cleaning', 'Dishwasher-safe'],
        ]),
        metaDescription:
          'Stainless steel portion scoop with sweep for ice cream, purée and dough, 20 to 66 ml, for either hand.',
        keywords: 'portion scoop, ice cream scoop, disher, dumpling scoop, dough scoop',
        urlPath: 'kitchen-gastronorm/kitchen-tools/portion-scoop-stainless-steel',
      },
    },
    properties: [fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'), dishwasherSafe],
    facetValueIds: [5104, 5201, 5501, 5705, 5706],
    tagIds: [5, 6],
    crossSelling: [{ itemId: 1245, relation: 'Accessory' }],
    pictures: [
      pictureOf('spoon', '#C4C8CB', 'Portionierer aus Edelstahl', 'Stainless steel portion scoop'),
      pictureOf('spoon', '#C4C8CB', 'Portionierer in mehreren Größen', 'Portion scoops in several sizes'),
    ],
    variations: [
      scoop(40146, 2403, 50, '19.90', inStock(112)),
      scoop(40147, 2401, 20, '18.90', inStock(48)),
      scoop(40148, 2402, 33, '18.90', inStock(76)),
      scoop(40149, 2404, 66, '21.90', { stock: 0, availabilityId: 9 }),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-06-14',
        'Eiscafé Lido',
        'Solide Mechanik',
        'Zahnstange hält, auch bei hartem Eis. Bei −20 °C muss man trotzdem wässern.',
      ),
      review(
        1,
        'de',
        '2026-07-27',
        'Pension Heidrose',
        'Falsche Größe geliefert',
        'Bestellt 50 ml, gekommen sind 33 ml.',
        {
          reply:
            'Das tut uns leid, ein Kommissionierfehler. Der richtige Portionierer ging am selben Tag per Express an Sie, den falschen dürfen Sie behalten.',
        },
      ),
    ],
  },
  {
    id: 1236,
    manufacturerId: 119,
    categoryIds: [441],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'CN',
    customsTariffNumber: '90251980',
    attributeIds: [],
    texts: {
      de: {
        name: 'Einstichthermometer Larkfield T1, klappbar',
        shortName: 'Einstichthermometer T1',
        shortDescription:
          'Schnelles Digitalthermometer für Kerntemperatur und Wareneingang, auf Wunsch mit Prüfprotokoll für HACCP.',
        description:
          '<p>Die Fühlerspitze misst nur 1,6 mm und zeigt in drei Sekunden an; im Kotelett bleibt kein Loch, aus dem Saft läuft. Das Display dreht sich mit und leuchtet, sobald der Fühler ausgeklappt wird.</p><ul><li>Gehäuse IP67, unter fließendem Wasser abzuspülen</li><li>Kalibrierung im Eiswasser über Einpunktabgleich</li><li>Magnet auf der Rückseite</li></ul><p>Auf Wunsch liegt ein Prüfprotokoll mit drei Messpunkten bei, wie es für die HACCP-Dokumentation gebraucht wird. Batterien gehören nicht in den Hausmüll; wir nehmen sie unentgeltlich zurück.</p>',
        technicalData: factTable([
          ['Messbereich', '−40 bis +250 °C, Auflösung 0,1 °C'],
          ['Genauigkeit', '± 0,5 °C von −20 bis +120 °C'],
          ['Fühler', 'Edelstahl, 115 mm, Spitze Ø 1,6 mm'],
          ['Schutzart', 'IP67'],
          ['Batterie', '1 × AAA, im Lieferumfang, etwa 3.000 Stunden'],
          ['Norm', 'EN 13485'],
        ]),
        metaDescription:
          'Klappbares Einstichthermometer, Anzeige in drei Sekunden, IP67, ± 0,5 °C, auf Wunsch mit Prüfprotokoll.',
        keywords: 'Einstichthermometer, Kernthermometer, Fleischthermometer, HACCP, IP67, Prüfprotokoll',
        urlPath: 'kueche-gastronorm/kuechenhelfer/einstichthermometer-larkfield-t1',
      },
      en: {
        name: 'Larkfield T1 folding probe thermometer',
        shortName: 'Probe thermometer T1',
        shortDescription:
          'Fast digital thermometer for core temperature and incoming goods, on request with a test certificate for HACCP records.',
        description:
          '<p>The probe tip is only 1.6 mm thick and reads in three seconds; no hole remains in the chop for juice to escape. The display rotates and lights up as soon as the probe is unfolded.</p><ul><li>IP67 housing, rinses under running water</li><li>Calibration in iced water by one-point adjustment</li><li>Magnet on the back</li></ul><p>On request a test certificate with three points is enclosed, as HACCP records require. Batteries do not belong in household waste; we take them back free of charge.</p>',
        technicalData: factTable([
          ['Measuring range', '−40 to +250 °C, resolution 0.1 °C'],
          ['Accuracy', '± 0.5 °C from −20 to +120 °C'],
          ['Probe', 'Stainless steel, 115 mm, tip Ø 1.6 mm'],
          ['Protection', 'IP67'],
          ['Battery', '1 × AAA, included, about 3,000 hours'],
          ['Standard', 'EN 13485'],
        ]),
        metaDescription:
          'Folding probe thermometer, reads in three seconds, IP67, ± 0.5 °C, test certificate on request.',
        keywords: 'probe thermometer, core thermometer, meat thermometer, HACCP, IP67, test certificate',
        urlPath: 'kitchen-gastronorm/kitchen-tools/larkfield-t1-folding-probe-thermometer',
      },
    },
    properties: [
      fact(1, 'ABS und Edelstahl', 'ABS and stainless steel'),
      fact(16, 'EN 13485'),
      fact(23, 'IP67'),
      smallAppliance,
      fact(26, '1 × AAA, liegt bei', '1 × AAA, included'),
      fact(102, '−40 bis +250 °C', '−40 to +250 °C'),
      fact(103, '± 0,5 °C', '± 0.5 °C'),
    ],
    orderPropertyIds: [15],
    facetValueIds: [5702, 5706],
    tagIds: [1, 2],
    crossSelling: [
      { itemId: 1221, relation: 'Accessory' },
      { itemId: 1237, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('box', '#E9E4DA', 'Thermometer vor seiner Verpackung', 'Thermometer in front of its box'),
      pictureOf(
        'box',
        '#F6F4EF',
        'Verpackung des Thermometers mit Prüfprotokoll',
        'Box of the thermometer with certificate',
      ),
    ],
    variations: [
      sold(40150, 'TW-1236', [], graduated('44.90', [5, '41.90'], [10, '38.90']), [160, 55, 190, 35], {
        ...inStock(214),
        model: 'LF-T1',
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-01-27',
        'Qualitätsmanagement, Klinik Ost',
        'Prüfprotokoll anstandslos anerkannt',
        'Lebensmittelkontrolle war zufrieden. Wir haben auf jeder Station eines.',
      ),
      review(
        5,
        'en',
        '2026-03-15',
        'Hattie Bloom, head chef',
        'Three seconds, really',
        'Replaced a thermometer twice the price. The rotating display is a small thing you soon miss elsewhere.',
      ),
      review(
        3,
        'de',
        '2026-05-25',
        'Th. Rademacher',
        'Klappgelenk wird locker',
        'Nach fünf Monaten klappt der Fühler von allein auf. Anzeige weiterhin genau.',
        { reply: 'Das Gelenk lässt sich mit einem Torx T6 nachziehen. Hält es danach nicht, tauschen wir das Gerät.' },
      ),
    ],
  },
  {
    id: 1237,
    manufacturerId: 119,
    categoryIds: [441, 451],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'CN',
    customsTariffNumber: '84238123',
    attributeIds: [28],
    texts: {
      de: {
        name: 'Küchenwaage Larkfield W mit Edelstahlplatte',
        shortName: 'Küchenwaage Larkfield',
        shortDescription:
          'Digitale Tischwaage mit abnehmbarer Platte für Küche und Patisserie, netzunabhängig und spritzwassergeschützt.',
        description:
          '<p>Eine Waage, die neben der Rührmaschine stehen kann: Das Gehäuse ist gegen Spritzwasser geschützt, die Platte lässt sich abheben und abspülen. Die Anzeige ist 28 mm hoch und auch unter einer großen Schüssel zu lesen, weil sie vorn sitzt.</p><ul><li>Tara über den ganzen Bereich, Summieren und Portionieren nach Vorgabe</li><li>Abschaltung einstellbar: 4 Minuten oder nie</li><li>Akku mit Ladebuchse USB-C, Betrieb auch am Netzteil</li></ul><p>Nicht eichfähig: Für den Verkauf nach Gewicht brauchen Sie eine geeichte Waage.</p>',
        technicalData: factTable([
          ['bis 5 kg', 'Ablesung 1 g, Platte 170 × 170 mm'],
          ['bis 15 kg', 'Ablesung 2 g, Platte 220 × 220 mm'],
          ['bis 30 kg', 'Ablesung 5 g, Platte 260 × 260 mm'],
          ['Schutzart', 'IP54'],
          ['Strom', 'Akku Li-Ion 2.600 mAh, USB-C 5 V'],
        ]),
        metaDescription:
          'Digitale Küchenwaage bis 5, 15 oder 30 kg, spritzwassergeschützt, Akku mit USB-C, abnehmbare Edelstahlplatte.',
        keywords: 'Küchenwaage, Digitalwaage, Tischwaage, Portionswaage, Patisserie',
        urlPath: 'kueche-gastronorm/kuechenhelfer/kuechenwaage-larkfield-w',
      },
      en: {
        name: 'Larkfield W kitchen scale with steel platform',
        shortName: 'Larkfield kitchen scale',
        shortDescription:
          'Digital bench scale with removable platform for kitchen and pastry, cordless and splash-proof.',
        description:
          '<p>A scale that may stand next to the mixer: the housing is splash-proof, the platform lifts off for rinsing. The display is 28 mm high and legible even below a large bowl, because it sits at the front.</p><ul><li>Tare over the whole range, totalling and portioning to a target</li><li>Switch-off selectable: 4 minutes or never</li><li>Battery with USB-C socket, also runs on the adapter</li></ul><p>Not approved for trade: selling by weight requires a verified scale.</p>',
        technicalData: factTable([
          ['up to 5 kg', 'Readability 1 g, platform 170 × 170 mm'],
          ['up to 15 kg', 'Readability 2 g, platform 220 × 220 mm'],
          ['up to 30 kg', 'Readability 5 g, platform 260 × 260 mm'],
          ['Protection', 'IP54'],
          ['Power', 'Li-ion battery 2,600 mAh, USB-C 5 V'],
        ]),
        metaDescription:
          'Digital kitchen scale up to 5, 15 or 30 kg, splash-proof, battery with USB-C, removable steel platform.',
        keywords: 'kitchen scale, digital scale, bench scale, portion scale, pastry',
        urlPath: 'kitchen-gastronorm/kitchen-tools/larkfield-w-kitchen-scale',
      },
    },
    properties: [
      fact(1, 'ABS, Platte Edelstahl', 'ABS, stainless steel platform'),
      fact(22, 'USB-C, 5 V', 'USB-C, 5 V DC'),
      fact(23, 'IP54'),
      fact(24, '1.2'),
      smallAppliance,
      fact(26, 'Li-Ion-Akku, fest eingebaut', 'Li-ion battery, built in'),
      fact(102, 'Bis 5, 15 oder 30 kg', 'Up to 5, 15 or 30 kg'),
    ],
    orderPropertyIds: [15],
    facetValueIds: [5504, 5706],
    crossSelling: [
      { itemId: 1236, relation: 'Similar' },
      { itemId: 1238, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('tray', '#BFC3C6', 'Küchenwaage mit Edelstahlplatte', 'Kitchen scale with steel platform'),
      pictureOf('box', '#E9E4DA', 'Geöffnete Verpackung mit Prüfprotokoll', 'Opened box with the test certificate'),
    ],
    variations: [
      sold(40151, 'TW-1237-05', [2801], '49.90', [1150, 210, 260, 90], inStock(83)),
      sold(40152, 'TW-1237-15', [2802], '79.90', [2100, 260, 320, 110], { stock: 40, availabilityId: 4 }),
      sold(40153, 'TW-1237-30', [2803], { price: '109.00', recommended: '129.00' }, [2900, 300, 360, 120], {
        stock: 12,
        availabilityId: 4,
      }),
    ],
  },
];
