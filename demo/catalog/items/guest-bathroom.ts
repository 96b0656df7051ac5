import type { DemoItem, DemoVariation } from '../../types.ts';
import { fact, smallAppliance } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

const unscented = { valueId: 2201, letters: 'OD', picture: 0 };
const figCedar = { valueId: 2202, letters: 'FZ', picture: 1 };
const verbena = { valueId: 2203, letters: 'VE', picture: 2 };

function pumpBottle(id: number, fragrance: typeof unscented, milliliters: 300 | 500, supply: Supply): DemoVariation {
  const isLarge = milliliters === 500;
  return sold(
    id,
    `TW-1271-${fragrance.letters}-${milliliters}`,
    [fragrance.valueId, isLarge ? 415 : 410],
    graduated(isLarge ? '9.90' : '7.50', [12, isLarge ? '8.90' : '6.70']),
    isLarge ? [590, 70, 70, 205] : [370, 60, 60, 180],
    { unitId: 5, content: milliliters, pictures: [fragrance.picture], ...supply },
  );
}

function refillCanister(id: number, fragrance: typeof unscented, supply: Supply): DemoVariation {
  return sold(
    id,
    `TW-1272-${fragrance.letters}-5L`,
    [fragrance.valueId],
    graduated('38.90', [4, '35.90'], [12, '32.90']),
    [5400, 145, 190, 250],
    { unitId: 4, content: 5, pictures: [fragrance.picture], ...supply },
  );
}

/** Fittings and toiletries for the guest bathroom. */
export const guestBathroom: DemoItem[] = [
  {
    id: 1270,
    manufacturerId: 7,
    categoryIds: [731],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'CN',
    customsTariffNumber: '85163100',
    attributeIds: [7],
    texts: {
      de: {
        name: 'Haartrockner Kernzone 1600 W für das Hotelzimmer',
        shortName: 'Haartrockner 1600 W',
        shortDescription: 'Leiser Haartrockner mit Totmannschalter, zur Wandmontage oder für die Schublade.',
        description:
          '<p>Der Trockner läuft nur, solange die Taste gedrückt ist: kein Gerät, das auf dem Bett vergessen wird. Als Wandgerät hängt er an einer Spirale, die sich auf 1,6 m dehnt, und die Halterung hat keinen Stecker in Wassernähe, sondern einen festen Anschluss.</p><ul><li>Zwei Gebläse- und drei Heizstufen, Kaltlufttaste</li><li>Überhitzungsschutz schaltet ab und nach dem Abkühlen wieder frei</li><li>Filter ohne Werkzeug abzunehmen</li></ul><p>Das Wandgerät wird vom Elektriker außerhalb der Schutzbereiche des Bades angeschlossen. Altgeräte nehmen wir nach dem ElektroG unentgeltlich zurück.</p>',
        technicalData: factTable([
          ['Leistung', '1.600 W, 220–240 V, 50/60 Hz'],
          ['Lautstärke', '68 dB(A) auf höchster Stufe'],
          ['Wandgerät', 'Spiralkabel 0,4 bis 1,6 m, Festanschluss, 780 g'],
          ['Schubladengerät', 'Kabel 1,8 m mit Schukostecker, 620 g'],
          ['Schutzklasse', 'II, IPX4 (Wandgerät)'],
        ]),
        metaDescription:
          'Hotel-Haartrockner 1.600 W mit Totmannschalter, als Wandgerät mit Spiralkabel oder für die Schublade.',
        keywords: 'Haartrockner Hotel, Hotelfön, Wandhaartrockner, Totmannschalter, 1600 W',
        urlPath: 'hotel-bad/bad-spender/haartrockner-kernzone-1600-w',
      },
      en: {
        name: 'Kernzone hairdryer 1600 W for hotel rooms',
        shortName: 'Hairdryer 1600 W',
        shortDescription: 'Quiet hairdryer with hold-to-run switch, for wall mounting or for the drawer.',
        description:
          '<p>The dryer runs only while the button is held: no appliance forgotten on the bed. As a wall unit it hangs on a coiled cord that stretches to 1.6 m, and its bracket has no plug near water but a fixed connection.</p><ul><li>Two fan and three heat settings, cool-shot button</li><li>Overheating protection switches off and resets after cooling</li><li>Filter comes off without tools</li></ul><p>The wall unit is connected by an electrician outside the bathroom protection zones. We take back old appliances free of charge under the WEEE rules.</p>',
        technicalData: factTable([
          ['Power', '1,600 W, 220–240 V, 50/60 Hz'],
          ['Noise', '68 dB(A) at the highest setting'],
          ['Wall unit', 'Coiled cord 0.4 to 1.6 m, fixed connection, 780 g'],
          ['Drawer unit', 'Cord 1.8 m with Schuko plug, 620 g'],
          ['Protection class', 'II, IPX4 (wall unit)'],
        ]),
        metaDescription:
          'Hotel hairdryer 1,600 W with hold-to-run switch, as a wall unit with coiled cord or for the drawer.',
        keywords: 'hotel hairdryer, wall hairdryer, hold-to-run switch, 1600 W',
        urlPath: 'hotel-bathroom/bathroom-dispensers/kernzone-hairdryer-1600-w',
      },
    },
    properties: [
      fact(1, 'Polycarbonat', 'Polycarbonate'),
      fact(21, '1600'),
      fact(22, '220–240 V, 50/60 Hz', '220–240 V AC, 50/60 Hz'),
      fact(23, 'IPX4'),
      fact(24, '1.8'),
      smallAppliance,
    ],
    facetValueIds: [5109, 5609, 5707],
    tagIds: [1],
    crossSelling: [
      { itemId: 1056, relation: 'Accessory' },
      { itemId: 1057, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('box', '#2B2E31', 'Haartrockner Kernzone', 'Kernzone hairdryer'),
      pictureOf('box', '#2B2E31', 'Verpackung des Haartrockners', 'Box of the hairdryer'),
    ],
    variations: [
      sold(40323, 'TW-1270-W', [749], graduated('42.90', [10, '38.90'], [50, '34.90']), [980, 130, 260, 110], {
        ...inStock(150),
        model: 'RT-HT16W',
      }),
      sold(40324, 'TW-1270-T', [750], graduated('29.90', [10, '26.90']), [820, 110, 250, 100], {
        ...inStock(230),
        model: 'RT-HT16S',
      }),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-04-06',
        'Hotel Zum Stern',
        'Leise und unauffällig',
        'Vierzig Wandgeräte, Montage je zehn Minuten. Spirale könnte etwas länger sein.',
      ),
      review(
        5,
        'en',
        '2026-06-30',
        'Facilities, Castlegate Suites',
        'No more overheated dryers',
        'Hold-to-run ended the false fire alarms on the third floor.',
      ),
    ],
  },
  {
    id: 1271,
    manufacturerId: 114,
    categoryIds: [731],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '34013000',
    attributeIds: [22, 4],
    texts: {
      de: {
        name: 'Haar- und Duschgel Sous-Bois mit verriegelter Pumpe',
        shortName: 'Haar- und Duschgel Sous-Bois',
        shortDescription:
          'Pumpflasche für Dusche und Waschbecken, gegen Umfüllen gesichert und im Halter zu verriegeln.',
        description:
          '<p>Die Pumpe lässt sich nur mit Schlüssel öffnen. Das ist bei Mehrzimmerbetrieb weniger eine Frage des Diebstahls als der Hygiene: Gäste können nichts hineinfüllen. Nachgefüllt wird aus dem Fünf-Liter-Kanister derselben Sorte, die Charge steht auf dem Etikett.</p><ul><li><strong>Ohne Duft:</strong> für empfindliche Haut und Kliniken</li><li><strong>Feige und Zeder:</strong> warm, für Bad und Spa</li><li><strong>Verbene:</strong> frisch, für Dusche und Fitness</li></ul><h3>Inhaltsstoffe</h3><p>Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Sodium Chloride, Coco-Glucoside, Glyceryl Oleate, Citric Acid, Sodium Benzoate, Potassium Sorbate; Feige und Zeder sowie Verbene zusätzlich Parfum, Linalool, Limonene.</p>',
        technicalData: factTable([
          ['Inhalt', '300 ml (Ø 60 mm, Höhe 180 mm) oder 500 ml (Ø 70 mm, Höhe 205 mm)'],
          ['pH-Wert', '5,5'],
          ['Haltbarkeit', '36 Monate ungeöffnet, 12 Monate nach dem Öffnen'],
          ['Flasche', 'PET, zum Nachfüllen, Pumpe mit Schlüssel'],
          ['Rechtsgrundlage', 'Kosmetikverordnung (EG) 1223/2009, im CPNP notifiziert'],
        ]),
        metaDescription:
          'Haar- und Duschgel in Pumpflaschen zu 300 und 500 ml, drei Sorten, abschließbar, aus dem Kanister nachzufüllen.',
        keywords: 'Duschgel Hotel, Haar und Körper, Pumpspender, Hotelkosmetik, Nachfüllen',
        urlPath: 'hotel-bad/bad-spender/haar-und-duschgel-sous-bois',
      },
      en: {
        name: 'Sous-Bois hair and body wash with locking pump',
        shortName: 'Sous-Bois hair and body wash',
        shortDescription: 'Pump bottle for shower and basin, tamper-proof and lockable in its holder.',
        description:
          '<p>The pump opens with a key only. With many rooms that is less about theft than about hygiene: guests cannot put anything in. It refills from the five-litre canister of the same kind; the batch is on the label.</p><ul><li><strong>Fragrance-free:</strong> for sensitive skin and clinics</li><li><strong>Fig and cedar:</strong> warm, for bath and spa</li><li><strong>Verbena:</strong> fresh, for shower and gym</li></ul><h3>Ingredients</h3><p>Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Sodium Chloride, Coco-Glucoside, Glyceryl Oleate, Citric Acid, Sodium Benzoate, Potassium Sorbate; fig and cedar as well as verbena also contain Parfum, Linalool, Limonene.</p>',
        technicalData: factTable([
          ['Content', '300 ml (Ø 60 mm, height 180 mm) or 500 ml (Ø 70 mm, height 205 mm)'],
          ['pH', '5.5'],
          ['Shelf life', '36 months unopened, 12 months after opening'],
          ['Bottle', 'PET, refillable, pump with key'],
          ['Legal basis', 'Cosmetics Regulation (EC) 1223/2009, notified in the CPNP'],
        ]),
        metaDescription:
          'Hair and body wash in pump bottles of 300 and 500 ml, three kinds, lockable, refilled from the canister.',
        keywords: 'hotel shower gel, hair and body wash, pump dispenser, hotel toiletries, refill',
        urlPath: 'hotel-bathroom/bathroom-dispensers/sous-bois-hair-and-body-wash',
      },
    },
    properties: [
      fact(1, 'Flasche PET', 'PET bottle'),
      fact(51, '5.5'),
      fact(54, '3'),
      fact(16, 'VO (EG) 1223/2009', 'Regulation (EC) 1223/2009'),
    ],
    facetValueIds: [5109, 5501, 5623, 5707],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1272, relation: 'ReplacementPart' },
      { itemId: 1056, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('soap-dispenser', '#F4F2EC', 'Pumpflasche ohne Duft', 'Fragrance-free pump bottle'),
      pictureOf('soap-dispenser', '#8C6B5C', 'Pumpflasche Feige und Zeder', 'Pump bottle fig and cedar'),
      pictureOf('soap-dispenser', '#A9B78C', 'Pumpflasche Verbene', 'Pump bottle verbena'),
    ],
    variations: [
      pumpBottle(40325, figCedar, 300, inStock(420)),
      pumpBottle(40326, figCedar, 500, inStock(188)),
      pumpBottle(40327, verbena, 300, inStock(365)),
      pumpBottle(40328, verbena, 500, { stock: 12, availabilityId: 2 }),
      pumpBottle(40329, unscented, 500, inStock(240)),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-05-12',
        'Gästehaus Morgensonne',
        'Duft kommt sehr gut an',
        'Feige und Zeder: Gäste fragen regelmäßig nach dem Namen.',
      ),
      review(
        3,
        'de',
        '2026-07-17',
        'Hotel Kaiserbrücke',
        'Schlüssel ist schnell verlegt',
        'Ein Schlüssel pro Karton ist zu wenig, wenn drei Teams unterwegs sind.',
        {
          reply: 'Zusatzschlüssel legen wir kostenlos bei, bitte bei der nächsten Bestellung in der Anmerkung angeben.',
        },
      ),
      review(
        4,
        'en',
        '2026-08-25',
        'Quayside Apartments',
        'Good lather, subtle verbena',
        'Works for hair as well. Pump takes a few strokes after refilling.',
      ),
    ],
  },
  {
    id: 1272,
    manufacturerId: 114,
    categoryIds: [731],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '34013000',
    attributeIds: [22],
    texts: {
      de: {
        name: 'Nachfüllkanister Sous-Bois, Haar- und Duschgel, 5 l',
        shortName: 'Nachfüllkanister Sous-Bois',
        shortDescription: 'Fünf Liter zum Nachfüllen der Pumpflaschen, im Pfandkanister mit Auslaufhahn.',
        description:
          '<p>Ein Kanister füllt zehn Flaschen zu 500 ml. Der Hahn ist eingeschraubt und tropft nicht nach, sodass direkt auf der Etage nachgefüllt werden kann. Mischen Sie Düfte nicht: Konservierung und Duftstoffe sind je Sorte abgestimmt.</p><ul><li>Flaschen vor dem fünften Nachfüllen ausspülen und trocknen lassen</li><li>Chargennummer auf die Flasche übertragen, ein Etikettenblock liegt bei</li><li>Leere Kanister holen wir bei der nächsten Lieferung ab und erstatten das Pfand</li></ul><p>Die Inhaltsstoffe sind die der Pumpflaschen und stehen auf dem Kanister.</p>',
        technicalData: factTable([
          ['Inhalt', '5 l, entspricht 10 × 500 ml'],
          ['Kanister', 'Polyethylen, Pfand, Gewinde DIN 45'],
          ['pH-Wert', '5,5'],
          ['Haltbarkeit', '36 Monate ungeöffnet, 6 Monate nach Anbruch'],
          ['Rechtsgrundlage', 'Kosmetikverordnung (EG) 1223/2009'],
        ]),
        metaDescription:
          'Haar- und Duschgel zum Nachfüllen im 5-l-Pfandkanister mit Hahn, drei Sorten, für zehn Flaschen zu 500 ml.',
        keywords: 'Nachfüllkanister Duschgel, Hotelkosmetik Kanister, Pfandkanister, 5 Liter',
        urlPath: 'hotel-bad/bad-spender/nachfuellkanister-sous-bois-5-l',
      },
      en: {
        name: 'Sous-Bois refill canister, hair and body wash, 5 l',
        shortName: 'Sous-Bois refill canister',
        shortDescription: 'Five litres to refill the pump bottles, in a deposit canister with tap.',
        description:
          '<p>One canister fills ten bottles of 500 ml. The tap is screwed in and does not drip, so bottles can be refilled on the guest floors. Do not mix fragrances: preservation and scent are matched for each kind.</p><ul><li>Rinse bottles and let them dry before the fifth refill</li><li>Copy the batch number to the bottle, a label pad is enclosed</li><li>We collect empty canisters with the next delivery and refund the deposit</li></ul><p>The ingredients are those of the pump bottles and are stated on the canister.</p>',
        technicalData: factTable([
          ['Content', '5 l, equals 10 × 500 ml'],
          ['Canister', 'Polyethylene, with deposit, thread DIN 45'],
          ['pH', '5.5'],
          ['Shelf life', '36 months unopened, 6 months once opened'],
          ['Legal basis', 'Cosmetics Regulation (EC) 1223/2009'],
        ]),
        metaDescription:
          'Hair and body wash for refilling in a 5 l deposit canister with tap, three kinds, fills ten 500 ml bottles.',
        keywords: 'refill canister, body wash canister, hotel toiletries, deposit canister, 5 litres',
        urlPath: 'hotel-bathroom/bathroom-dispensers/sous-bois-refill-canister-5-l',
      },
    },
    properties: [fact(51, '5.5'), fact(54, '3'), fact(16, 'VO (EG) 1223/2009', 'Regulation (EC) 1223/2009')],
    orderPropertyIds: [14],
    facetValueIds: [5623, 5707],
    tagIds: [3, 6],
    crossSelling: [{ itemId: 1271, relation: 'Accessory' }],
    pictures: [
      pictureOf('cleaner-bottle', '#F4F2EC', 'Kanister ohne Duft', 'Fragrance-free canister'),
      pictureOf('cleaner-bottle', '#8C6B5C', 'Kanister Feige und Zeder', 'Canister fig and cedar'),
      pictureOf('cleaner-bottle', '#A9B78C', 'Kanister Verbene', 'Canister verbena'),
    ],
    variations: [
      refillCanister(40330, figCedar, inStock(96)),
      refillCanister(40331, verbena, inStock(84)),
      refillCanister(40332, unscented, { stock: 0, canOversell: true, availabilityId: 3 }),
    ],
  },
];
