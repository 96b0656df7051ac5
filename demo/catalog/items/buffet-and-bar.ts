import type { DemoItem, DemoVariation } from '../../types.ts';
import { fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { gtinOf } from '../gtin.ts';

type ShakerFinish = { attributeValueId: number; letters: string; picture: number };

function bostonShaker(
  id: number,
  { attributeValueId, letters, picture }: ShakerFinish,
  price: DemoVariation['price'],
  supply: Pick<DemoVariation, 'stock' | 'availabilityId'>,
): DemoVariation {
  return {
    id,
    number: `TW-1043-${letters}`,
    attributeValueIds: [attributeValueId],
    unitId: 2,
    content: 1,
    price,
    weightG: 420,
    widthMm: 95,
    heightMm: 290,
    lengthMm: 95,
    gtin: gtinOf(id),
    model: `SY-B80-${letters}`,
    pictures: [picture],
    ...supply,
  };
}

/** Chafing dishes and stands for the buffet, shakers and coolers for the bar. */
export const buffetAndBar: DemoItem[] = [
  {
    id: 1041,
    manufacturerId: 6,
    categoryIds: [5, 511],
    type: 'default',
    texts: {
      de: {
        name: 'Rolltop-Chafing-Dish Brygga GN 1/1',
        shortName: 'Chafing Dish Brygga',
        shortDescription:
          'Warmhaltegerät mit Rollhaube bis 180 Grad, für einen GN-1/1-Behälter bis 65 mm Tiefe oder zwei GN 1/2.',
        description:
          '<p>Die Haube läuft gebremst und bleibt in jeder Stellung stehen. Offen verschwindet sie unter dem Gerät, Gäste bedienen sich also von beiden Seiten. Der Kondensatrand führt Tropfwasser zurück ins Wasserbad statt auf das Tischtuch.</p><ul><li>Wasserbad 5,5 l, hält mit zwei Brennern rund vier Stunden</li><li>Lieferung mit GN-1/1-Behälter, 65 mm tief</li><li>Füße mit Silikonauflage</li></ul><p>Die elektrische Ausführung regelt stufenlos von 35 bis 90 °C. Speisen müssen bereits heiß eingesetzt werden: Ein Chafing Dish hält warm, er erhitzt nicht.</p>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, Haube hochglanzpoliert'],
          ['Maße geschlossen', '660 × 490 × 460 mm'],
          ['Inhalt', 'GN 1/1-65, 9 l'],
          ['Für Brennpaste', '2 Brennerhalter, Dosen bis Ø 90 mm, 12,8 kg'],
          ['Elektrisch', '900 W, 220–240 V, 50 Hz, Kabel 1,8 m, 13,6 kg'],
          ['Haube', 'Abnehmbar, spülmaschinenfest'],
        ]),
        metaDescription:
          'Rolltop-Chafing-Dish aus Edelstahl für GN 1/1, für Brennpaste oder elektrisch mit 900 W. Mit GN-Behälter 65 mm.',
        keywords: 'Chafing Dish, Rolltop, Warmhaltegerät, Speisenwärmer, GN 1/1, Buffet, elektrisch',
        urlPath: 'buffet-bar/rolltop-chafing-dish-brygga-gn-1-1',
      },
      en: {
        name: 'Brygga roll-top chafing dish GN 1/1',
        shortName: 'Brygga chafing dish',
        shortDescription:
          'Food warmer with a roll top opening to 180 degrees, for one GN 1/1 container up to 65 mm deep or two GN 1/2.',
        description:
          '<p>The damped roll top stays in any position. When open it disappears beneath the unit, so guests can serve themselves from both sides. A condensation rim leads drips back into the water bath rather than on to the tablecloth.</p><ul><li>Water bath of 5.5 l, lasts about four hours with two burners</li><li>Supplied with a GN 1/1 container, 65 mm deep</li><li>Feet with silicone pads</li></ul><p>The electric version is adjustable from 35 to 90 °C. Food must be hot when it goes in: a chafing dish keeps food warm, it does not heat it up.</p>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel, mirror-polished roll top'],
          ['Dimensions closed', '660 × 490 × 460 mm'],
          ['Capacity', 'GN 1/1-65, 9 l'],
          ['For fuel gel', '2 burner holders, tins up to Ø 90 mm, 12.8 kg'],
          ['Electric', '900 W, 220–240 V, 50 Hz, 1.8 m cable, 13.6 kg'],
          ['Roll top', 'Removable, dishwasher-safe'],
        ]),
        metaDescription:
          'Roll-top chafing dish in stainless steel for GN 1/1, for fuel gel or electric with 900 W. With 65 mm GN container.',
        keywords: 'chafing dish, roll top, food warmer, GN 1/1, buffet, electric',
        urlPath: 'buffet-bar/brygga-roll-top-chafing-dish-gn-1-1',
      },
    },
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '73239300',
    attributeIds: [7],
    variations: [
      {
        id: 20036,
        number: 'TW-1041-BP',
        attributeValueIds: [732],
        unitId: 1,
        content: 1,
        price: {
          price: '189.00',
          recommended: '239.00',
          graduated: [
            { from: 4, price: '179.00' },
            { from: 8, price: '169.00' },
          ],
        },
        stock: 26,
        availabilityId: 2,
        weightG: 14200,
        widthMm: 490,
        heightMm: 460,
        lengthMm: 660,
        gtin: gtinOf(20036),
        model: 'BR-RT11-F',
      },
      {
        id: 20037,
        number: 'TW-1041-EL',
        attributeValueIds: [731],
        unitId: 1,
        content: 1,
        price: { price: '269.00', recommended: '329.00' },
        stock: 5,
        canOversell: true,
        availabilityId: 5,
        weightG: 15100,
        widthMm: 490,
        heightMm: 460,
        lengthMm: 660,
        gtin: gtinOf(20037),
        model: 'BR-RT11-E',
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Edelstahl 18/10', en: 'Stainless steel 18/10' } },
      { propertyId: 6, value: { de: 'Hochglanzpoliert', en: 'Mirror-polished' } },
      fact(25, 'Elektrische Ausführung: Großgerät, Kategorie 4', 'Electric version: large equipment, category 4'),
    ],
    facetValueIds: [5104, 5503, 5612, 5702, 5703],
    tagIds: [6],
    crossSelling: [
      { itemId: 1038, relation: 'Accessory' },
      { itemId: 1042, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'chafing-dish',
        tint: '#C4C8CB',
        alt: { de: 'Chafing Dish mit geschlossener Rollhaube', en: 'Chafing dish with the roll top closed' },
      },
      {
        family: 'chafing-dish',
        tint: '#A9AFB3',
        alt: { de: 'Chafing Dish Brygga, Haube halb geöffnet', en: 'Brygga chafing dish, roll top half open' },
      },
      {
        family: 'gn-container',
        tint: '#C4C8CB',
        alt: { de: 'Mitgelieferter GN-Behälter, 65 mm tief', en: 'GN container supplied, 65 mm deep' },
      },
    ],
    reviews: [
      {
        rating: 4,
        author: 'Bankett Schlosshof',
        title: 'Haube läuft sauber',
        text: 'Vier Stück im Einsatz, Haube schließt leise und tropft nicht. Poliert sieht man jeden Fingerabdruck, das ist der Preis dafür.',
        language: 'de',
        day: '2026-05-27',
        verified: true,
      },
    ],
  },
  {
    id: 1042,
    manufacturerId: 6,
    categoryIds: [5, 512],
    type: 'default',
    texts: {
      de: {
        name: 'Buffetständer Brygga, drei Ebenen',
        shortName: 'Buffetständer Brygga',
        shortDescription:
          'Etagere aus schwarzem Stahl mit drei geölten Eichenplatten, für Gebäck, Aufschnitt und Nachtisch.',
        description:
          '<p>Drei Ebenen auf der Fläche von einer. Die Platten liegen lose auf und lassen sich zum Spülen abnehmen oder gegen Schieferplatten gleichen Maßes tauschen. Der Rahmen ist pulverbeschichtet und ohne Werkzeug zerlegbar, damit der Ständer flach in die Transportkiste passt.</p><ul><li>Platten Ø 32, 26 und 20 cm, 18 mm stark</li><li>Abstand zwischen den Ebenen 150 mm</li><li>Tragkraft 4 kg je Ebene</li></ul>',
        technicalData: factTable([
          ['Material', 'Stahl, schwarz pulverbeschichtet; Eiche, geölt'],
          ['Maße', 'Ø 320 mm, Höhe 440 mm'],
          ['Gewicht', '3,4 kg'],
          ['Reinigung', 'Platten von Hand, nicht einweichen; Gestell feucht abwischen'],
        ]),
        metaDescription:
          'Buffetständer mit drei Ebenen aus Eiche und schwarzem Stahl, Höhe 44 cm. Platten abnehmbar, Gestell zerlegbar.',
        keywords: 'Buffetständer, Etagere, Buffetetagere, Eiche, drei Ebenen, Präsentation',
        urlPath: 'buffet-bar/buffetstaender-brygga-drei-ebenen',
      },
      en: {
        name: 'Brygga buffet stand, three tiers',
        shortName: 'Brygga buffet stand',
        shortDescription:
          'Tiered stand in black steel with three oiled oak boards, for pastries, cold cuts and desserts.',
        description:
          '<p>Three tiers on the footprint of one. The boards rest loosely and come off for washing or for exchange with slate boards of the same size. The powder-coated frame takes apart without tools, so the stand packs flat into a transport crate.</p><ul><li>Boards Ø 32, 26 and 20 cm, 18 mm thick</li><li>150 mm between the tiers</li><li>Carries 4 kg per tier</li></ul>',
        technicalData: factTable([
          ['Material', 'Steel, powder-coated black; oak, oiled'],
          ['Dimensions', 'Ø 320 mm, height 440 mm'],
          ['Weight', '3.4 kg'],
          ['Cleaning', 'Boards by hand, do not soak; wipe the frame with a damp cloth'],
        ]),
        metaDescription:
          'Three-tier buffet stand in oak and black steel, 44 cm high. Removable boards, frame takes apart.',
        keywords: 'buffet stand, tiered stand, etagere, oak, three tiers, display',
        urlPath: 'buffet-bar/brygga-buffet-stand-three-tiers',
      },
    },
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '73239900',
    attributeIds: [],
    variations: [
      {
        id: 20038,
        number: 'TW-1042',
        attributeValueIds: [],
        unitId: 1,
        content: 1,
        price: { price: '94.00', recommended: '115.00', offer: { price: '74.00', lowest30Days: '84.00' } },
        stock: 3,
        availabilityId: 2,
        weightG: 3900,
        widthMm: 320,
        heightMm: 440,
        lengthMm: 320,
        gtin: gtinOf(20038),
        model: 'BR-ET3',
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Stahl und Eiche', en: 'Steel and oak' } },
      { propertyId: 2, value: { de: 'Nein', en: 'No' } },
      { propertyId: 6, value: { de: 'Pulverbeschichtet, Holz geölt', en: 'Powder-coated, wood oiled' } },
    ],
    facetValueIds: [5107, 5203, 5501, 5612, 5702, 5703],
    tagIds: [4, 6],
    crossSelling: [
      { itemId: 1041, relation: 'Similar' },
      { itemId: 1046, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'buffet-stand',
        tint: '#B08A5B',
        alt: {
          de: 'Buffetständer mit drei Eichenplatten auf schwarzem Gestell',
          en: 'Buffet stand with three oak boards on a black frame',
        },
      },
      {
        family: 'board',
        tint: '#B08A5B',
        alt: { de: 'Abgenommene Eichenplatte des Buffetständers', en: 'Oak board taken off the buffet stand' },
      },
    ],
  },
  {
    id: 1043,
    manufacturerId: 10,
    categoryIds: [5, 513],
    type: 'default',
    texts: {
      de: {
        name: 'Boston Shaker Steelyard, zweiteilig',
        shortName: 'Boston Shaker Steelyard',
        shortDescription:
          'Zwei Edelstahlbecher mit beschwertem Boden, 800 und 530 ml, die ohne Schlag dicht schließen.',
        description:
          '<p>Beide Becher sind aus Stahl: Sie kühlen schneller als Glas und brechen nicht. Der Boden ist beschwert, damit der Becher auf dem nassen Tresen steht, und die Wand federt gerade so weit, dass sich der kleine Becher nach dem Schütteln mit einem Druck der Handfläche löst.</p><ul><li>Rand gerollt, dichtet ohne Gummiring</li><li>Kupfer und Schwarz als PVD-Schicht, kein Lack</li></ul><p>Die beschichteten Becher von Hand spülen; der blanke verträgt die Gläserspülmaschine.</p>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/8, 0,8 mm'],
          ['Inhalt', '800 ml und 530 ml'],
          ['Höhe geschlossen', '280 mm'],
          ['Beschichtung', 'Edelstahl: keine; Kupfer und Schwarz: PVD'],
          ['Lieferumfang', '2 Becher'],
        ]),
        metaDescription:
          'Boston Shaker aus Edelstahl, zwei Becher mit 800 und 530 ml, blank, Kupfer oder Schwarz. Für den täglichen Barbetrieb.',
        keywords: 'Boston Shaker, Cocktailshaker, Barshaker, Tin in Tin, Edelstahl, Barzubehör',
        urlPath: 'buffet-bar/boston-shaker-steelyard',
      },
      en: {
        name: 'Steelyard Boston shaker, two-piece',
        shortName: 'Steelyard Boston shaker',
        shortDescription: 'Two weighted stainless steel tins, 800 and 530 ml, that seal without a knock.',
        description:
          '<p>Both tins are steel: they chill faster than glass and do not break. The weighted base stands firm on a wet bar, and the wall gives just enough for the small tin to release with the heel of the hand.</p><ul><li>Rolled rim that seals without a gasket</li><li>Copper and black are PVD coatings, not lacquer</li></ul><p>Wash coated tins by hand; the plain one may go into the glasswasher.</p>',
        technicalData: factTable([
          ['Material', '18/8 stainless steel, 0.8 mm'],
          ['Capacity', '800 ml and 530 ml'],
          ['Height closed', '280 mm'],
          ['Coating', 'Stainless steel: none; copper and black: PVD'],
          ['Supplied with', '2 tins'],
        ]),
        metaDescription:
          'Boston shaker in stainless steel, two tins of 800 and 530 ml, plain, copper or black. For daily bar service.',
        keywords: 'Boston shaker, cocktail shaker, tin on tin, stainless steel, barware',
        urlPath: 'buffet-bar/steelyard-boston-shaker',
      },
    },
    vatId: 0,
    producingCountryIso: 'GB',
    customsTariffNumber: '73239300',
    attributeIds: [1],
    variations: [
      bostonShaker(
        20039,
        { attributeValueId: 115, letters: 'ES', picture: 0 },
        { price: '29.90', recommended: '34.90' },
        { stock: 118, availabilityId: 1 },
      ),
      bostonShaker(
        20040,
        { attributeValueId: 114, letters: 'KU', picture: 1 },
        { price: '36.90', recommended: '42.90' },
        { stock: 54, availabilityId: 1 },
      ),
      bostonShaker(
        20041,
        { attributeValueId: 103, letters: 'SW', picture: 2 },
        { price: '36.90', recommended: '42.90', offer: { price: '31.90', lowest30Days: '36.90' } },
        { stock: 41, availabilityId: 1 },
      ),
    ],
    properties: [
      { propertyId: 1, value: { de: 'Edelstahl 18/8', en: 'Stainless steel 18/8' } },
      { propertyId: 5, value: { de: '0.8', en: '0.8' } },
    ],
    facetValueIds: [5104, 5608, 5704],
    tagIds: [1],
    crossSelling: [
      { itemId: 1025, relation: 'Accessory' },
      { itemId: 1044, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'shaker',
        tint: '#C4C8CB',
        alt: { de: 'Boston Shaker aus blankem Edelstahl', en: 'Boston shaker in plain stainless steel' },
      },
      {
        family: 'shaker',
        tint: '#B87349',
        alt: { de: 'Boston Shaker in Kupfer', en: 'Boston shaker in copper' },
      },
      {
        family: 'shaker',
        tint: '#1E1E1E',
        alt: { de: 'Boston Shaker in Schwarz', en: 'Boston shaker in black' },
      },
    ],
    reviews: [
      {
        rating: 5,
        author: 'Kit at The Lantern Room',
        title: 'Seals every time',
        text: 'Good weight in the base and it opens without a fight. The copper finish has survived four months behind the bar.',
        language: 'en',
        day: '2026-09-02',
        verified: true,
      },
    ],
  },
  {
    id: 1044,
    manufacturerId: 10,
    categoryIds: [5, 513],
    type: 'default',
    texts: {
      de: {
        name: 'Sektkühler Steelyard, doppelwandig',
        shortName: 'Sektkühler Steelyard',
        shortDescription:
          'Doppelwandiger Kühler aus gebürstetem Edelstahl für eine Flasche mit Eis, außen ohne Kondenswasser.',
        description:
          '<p>Zwischen den Wänden liegt Luft, deshalb beschlägt der Kühler nicht und hinterlässt keinen Ring auf der Decke. Mit Eiswasser gefüllt bleibt eine Flasche rund zwei Stunden unter 10 °C. Die seitlichen Griffe tragen auch den vollen Kühler.</p><ul><li>Passt für Schaumweinflaschen 0,75 l</li><li>Boden mit Filz, rutscht und kratzt nicht</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/8, gebürstet'],
          ['Maße', 'Ø 205 mm, Höhe 220 mm, Inhalt 4,2 l'],
          ['Gewicht', '1,35 kg'],
          ['Reinigung', 'Von Hand'],
        ]),
        metaDescription:
          'Doppelwandiger Sektkühler aus Edelstahl für 0,75-l-Flaschen, 4,2 Liter Inhalt, ohne Kondenswasser auf dem Tisch.',
        keywords: 'Sektkühler, Weinkühler, Eiskühler, Flaschenkühler, doppelwandig, Edelstahl',
        urlPath: 'buffet-bar/sektkuehler-steelyard-doppelwandig',
      },
      en: {
        name: 'Steelyard champagne bucket, double-walled',
        shortName: 'Steelyard champagne bucket',
        shortDescription:
          'Double-walled bucket in brushed stainless steel for one bottle on ice, with no condensation outside.',
        description:
          '<p>Air between the walls keeps the bucket from sweating, so it leaves no ring on the cloth. Filled with iced water it holds a bottle below 10 °C for about two hours. The side handles carry the full bucket too.</p><ul><li>Takes sparkling wine bottles of 0.75 l</li><li>Felt base that neither slips nor scratches</li></ul>',
        technicalData: factTable([
          ['Material', '18/8 stainless steel, brushed'],
          ['Dimensions', 'Ø 205 mm, height 220 mm, capacity 4.2 l'],
          ['Weight', '1.35 kg'],
          ['Cleaning', 'By hand'],
        ]),
        metaDescription:
          'Double-walled champagne bucket in stainless steel for 0.75 l bottles, 4.2 litres, no condensation on the table.',
        keywords: 'champagne bucket, wine cooler, ice bucket, bottle cooler, double-walled, stainless steel',
        urlPath: 'buffet-bar/steelyard-champagne-bucket-double-walled',
      },
    },
    vatId: 0,
    producingCountryIso: 'GB',
    customsTariffNumber: '73239300',
    attributeIds: [],
    variations: [
      {
        id: 20042,
        number: 'TW-1044',
        attributeValueIds: [],
        unitId: 1,
        content: 1,
        price: { price: '59.00', recommended: '69.00' },
        stock: 0,
        availabilityId: 9,
        weightG: 1550,
        widthMm: 230,
        heightMm: 230,
        lengthMm: 260,
        gtin: gtinOf(20042),
        model: 'SY-CB42',
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Edelstahl 18/8', en: 'Stainless steel 18/8' } },
      { propertyId: 2, value: { de: 'Nein', en: 'No' } },
      { propertyId: 6, value: { de: 'Gebürstet', en: 'Brushed' } },
    ],
    facetValueIds: [5104, 5203, 5501, 5608, 5701, 5704],
    crossSelling: [
      { itemId: 1019, relation: 'Accessory' },
      { itemId: 1043, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'ice-bucket',
        tint: '#C4C8CB',
        alt: {
          de: 'Sektkühler aus gebürstetem Edelstahl mit Griffen',
          en: 'Champagne bucket in brushed steel with handles',
        },
      },
      {
        family: 'ice-bucket',
        tint: '#9BA3A8',
        alt: { de: 'Sektkühler Steelyard von oben', en: 'Steelyard champagne bucket from above' },
      },
    ],
  },
];
