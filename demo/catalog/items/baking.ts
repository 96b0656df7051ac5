import type { DemoItem, DemoPrice, DemoVariation } from '../../types.ts';
import { dishwasherSafe, fact, stackable, washedByHand } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

function cakeRing(id: number, centimeters: number, valueId: number, price: string, stock: number): DemoVariation {
  const side = centimeters * 10;
  return sold(id, `TW-1243-${centimeters}`, [valueId], price, [centimeters * 11, side, side, 60], inStock(stock));
}

const small = { valueId: 201, letters: '7', grams: 64 };
const large = { valueId: 202, letters: '8', grams: 74 };

/** The same ring singly, by six and by twelve. */
function dessertRing(
  id: number,
  { valueId, letters, grams }: typeof small,
  content: 1 | 6 | 12,
  price: DemoPrice,
  supply: Supply,
): DemoVariation {
  return sold(
    id,
    `TW-1246-${letters}${content === 1 ? '' : `-K${content}`}`,
    [valueId],
    price,
    content === 1 ? [grams, 80, 80, 45] : [grams * content + 60, 250, 170, content === 6 ? 50 : 95],
    { ...supply, content, pictures: content === 1 ? [0] : [0, 1] },
  );
}

/** Bakeware for bakeries, pastry kitchens and dessert stations. */
export const bakingItems: DemoItem[] = [
  {
    id: 1241,
    manufacturerId: 112,
    categoryIds: [451],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '76151080',
    attributeIds: [7],
    texts: {
      de: {
        name: 'Backblech Backtag 600 × 400 mm, Aluminium',
        shortName: 'Backblech 600 × 400',
        shortDescription: 'Bäckerblech im Euronorm-Maß mit vier Rändern, unbeschichtet, glatt oder gelocht.',
        description:
          '<p>Vier Ränder im Winkel von 45 Grad halten das Blech gerade, auch wenn es mit zehn Kilogramm Teig aus dem Gärschrank kommt. Aluminium mit 1,5 mm verteilt die Hitze gleichmäßig und wiegt ein Drittel von Stahl, was bei zwanzig Blechen im Wagen zählt.</p><ul><li><strong>Gelocht:</strong> Brötchen und Laugengebäck, Löcher Ø 3 mm</li><li><strong>Ungelocht:</strong> Blechkuchen, Plunder, Teilchen</li><li>Für Stikkenwagen und Ladenöfen mit Auflage 600 × 400 mm</li></ul><p>Nicht in GN-Öfen: Dort passt nur 530 × 325 mm.</p>',
        technicalData: factTable([
          ['Material', 'Aluminium 1,5 mm, nicht eloxiert, unbeschichtet'],
          ['Maße', '600 × 400 × 20 mm, Rand 45°'],
          ['Gewicht', '1,15 kg gelocht, 1,18 kg ungelocht'],
          ['Temperatur', 'Bis 300 °C'],
          ['Verpackung', '10 Bleche je Überkarton'],
        ]),
        metaDescription:
          'Aluminium-Backblech 600 × 400 mm mit vier Rändern, glatt oder gelocht, Staffelpreise ab 10 und 40 Stück.',
        keywords: 'Backblech 600 x 400, Bäckerblech, Lochblech, Aluminiumblech, Euronorm',
        urlPath: 'kueche-gastronorm/backen-patisserie/backblech-backtag-600-x-400-mm',
      },
      en: {
        name: 'Backtag baking sheet 600 × 400 mm, aluminium',
        shortName: 'Baking sheet 600 × 400',
        shortDescription: 'Bakery sheet in Euronorm size with four edges, uncoated, solid or perforated.',
        description:
          '<p>Four edges at 45 degrees keep the sheet straight, even when it leaves the prover with ten kilograms of dough. Aluminium of 1.5 mm spreads heat evenly and weighs a third of steel, which counts with twenty sheets in a trolley.</p><ul><li><strong>Perforated:</strong> rolls and pretzels, holes Ø 3 mm</li><li><strong>Solid:</strong> tray cakes, Danish pastries</li><li>For rack trolleys and shop ovens with 600 × 400 mm runners</li></ul><p>Not for GN ovens, which take 530 × 325 mm only.</p>',
        technicalData: factTable([
          ['Material', 'Aluminium 1.5 mm, not anodised, uncoated'],
          ['Dimensions', '600 × 400 × 20 mm, edge 45°'],
          ['Weight', '1.15 kg perforated, 1.18 kg solid'],
          ['Temperature', 'Up to 300 °C'],
          ['Packaging', '10 sheets per outer carton'],
        ]),
        metaDescription:
          'Aluminium baking sheet 600 × 400 mm with four edges, solid or perforated, quantity discounts from 10 and 40 pieces.',
        keywords: 'baking sheet 600 x 400, bakery tray, perforated sheet, aluminium sheet, Euronorm',
        urlPath: 'kitchen-gastronorm/baking-patisserie/backtag-baking-sheet-600-x-400-mm',
      },
    },
    properties: [
      fact(1, 'Aluminium, unbeschichtet', 'Aluminium, uncoated'),
      washedByHand,
      stackable,
      fact(5, '1.5'),
      fact(31, '10'),
      fact(32, '400'),
    ],
    facetValueIds: [5105, 5203, 5401, 5503, 5618, 5706],
    tagIds: [6],
    crossSelling: [
      { itemId: 1217, relation: 'Similar' },
      { itemId: 1242, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('tray', '#C9CED2', 'Backblech 600 × 400 mm aus Aluminium', 'Aluminium baking sheet 600 × 400 mm'),
      pictureOf('tray', '#C9CED2', 'Zwei Backbleche', 'Two baking sheets'),
    ],
    variations: [
      sold(
        40169,
        'TW-1241-L',
        [719],
        graduated('14.90', [10, '12.90'], [40, '11.50']),
        [1150, 400, 600, 20],
        inStock(480),
      ),
      sold(
        40170,
        'TW-1241-G',
        [720],
        graduated('13.90', [10, '11.90'], [40, '10.60']),
        [1180, 400, 600, 20],
        inStock(615),
      ),
    ],
  },
  {
    id: 1242,
    manufacturerId: 112,
    categoryIds: [451],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '39261000',
    attributeIds: [3],
    texts: {
      de: {
        name: 'Silikonbackmatte Backtag mit Glasgewebe',
        shortName: 'Silikonbackmatte',
        shortDescription: 'Wiederverwendbare Unterlage aus Silikon auf Glasgewebe, ersetzt Backpapier auf dem Blech.',
        description:
          '<p>Glasgewebe gibt der Matte Stand, Silikon sorgt dafür, dass nichts haftet: weder Makronen noch karamellisierter Zucker. Gerechnet auf einen Bogen Backpapier je Blech hat sich die Matte nach etwa achtzig Einsätzen bezahlt.</p><ul><li>Von −40 bis +260 °C, auch für Schokolade und Schockfroster</li><li>Flach lagern oder rollen, nicht knicken und nicht darauf schneiden</li><li>60 × 40 cm für Bäckerbleche, 40 × 30 cm für kleine Öfen</li></ul>',
        technicalData: factTable([
          ['Material', 'Platinsilikon auf Glasgewebe, 0,7 mm'],
          ['30 × 40 cm', 'Nutzmaß 385 × 285 mm, 85 g'],
          ['40 × 60 cm', 'Nutzmaß 585 × 385 mm, 170 g'],
          ['Lebensmittelkontakt', 'BfR-Empfehlung XV'],
          ['Reinigung', 'Feuchtes Tuch, mildes Spülmittel'],
        ]),
        metaDescription:
          'Silikonbackmatte mit Glasgewebe, 30 × 40 und 40 × 60 cm, −40 bis +260 °C, haftfrei ohne Fett und Papier.',
        keywords: 'Silikonbackmatte, Backmatte, Dauerbackfolie, Makronenmatte, 60 x 40',
        urlPath: 'kueche-gastronorm/backen-patisserie/silikonbackmatte-backtag',
      },
      en: {
        name: 'Backtag silicone baking mat with glass fabric',
        shortName: 'Silicone baking mat',
        shortDescription: 'Reusable mat of silicone on glass fabric, replaces baking paper on the sheet.',
        description:
          '<p>Glass fabric gives the mat its body, silicone keeps anything from sticking: neither macarons nor caramelised sugar. At one sheet of baking paper per tray, the mat has paid for itself after about eighty uses.</p><ul><li>From −40 to +260 °C, also for chocolate and blast chillers</li><li>Store flat or rolled, do not fold or cut on it</li><li>60 × 40 cm for bakery sheets, 40 × 30 cm for small ovens</li></ul>',
        technicalData: factTable([
          ['Material', 'Platinum silicone on glass fabric, 0.7 mm'],
          ['30 × 40 cm', 'Usable size 385 × 285 mm, 85 g'],
          ['40 × 60 cm', 'Usable size 585 × 385 mm, 170 g'],
          ['Food contact', 'BfR Recommendation XV'],
          ['Cleaning', 'Damp cloth, mild detergent'],
        ]),
        metaDescription:
          'Silicone baking mat with glass fabric, 30 × 40 and 40 × 60 cm, −40 to +260 °C, non-stick without grease or paper.',
        keywords: 'silicone baking mat, baking liner, macaron mat, 60 x 40',
        urlPath: 'kitchen-gastronorm/baking-patisserie/backtag-silicone-baking-mat',
      },
    },
    properties: [
      fact(1, 'Silikon, Glasgewebe', 'Silicone, glass fabric'),
      washedByHand,
      fact(4, '260'),
      fact(5, '0.7'),
    ],
    facetValueIds: [5118, 5203, 5503, 5618, 5706],
    tagIds: [6],
    crossSelling: [{ itemId: 1241, relation: 'Accessory' }],
    pictures: [
      pictureOf('cloth', '#C98A4B', 'Silikonbackmatte', 'Silicone baking mat'),
      pictureOf('tray', '#C98A4B', 'Backmatte auf dem Blech', 'Mat on the baking sheet'),
    ],
    variations: [
      sold(40171, 'TW-1242-3040', [326], '12.90', [110, 60, 310, 60], inStock(130)),
      sold(40172, 'TW-1242-4060', [327], graduated('19.90', [10, '17.50']), [200, 60, 410, 60], inStock(224)),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-04-02',
        'Konditorei Sahneblatt',
        'Makronen lösen sich von selbst',
        'Seit Ostern täglich im Ofen. Nichts klebt, nichts riecht. Nur beim Rollen auf Mehlreste achten.',
      ),
      review(
        2,
        'de',
        '2026-06-16',
        'Café Zeitlos',
        'Nach Messerschnitt unbrauchbar',
        'Eine Aushilfe hat darauf geschnitten, jetzt franst das Gewebe aus.',
        {
          reply:
            'Ist das Gewebe verletzt, darf die Matte nicht mehr benutzt werden, weil Glasfasern austreten können. Auf den Hinweis „nicht darauf schneiden“ weisen wir nun auch auf der Matte selbst hin.',
        },
      ),
    ],
  },
  {
    id: 1243,
    manufacturerId: 112,
    categoryIds: [451],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239300',
    attributeIds: [2],
    texts: {
      de: {
        name: 'Tortenring Backtag, 6 cm hoch, Edelstahl',
        shortName: 'Tortenring 6 cm',
        shortDescription: 'Ring mit verschliffener Naht zum Backen, Einsetzen und Schneiden von Torten und Böden.',
        description:
          '<p>Anders als verstellbare Ringe bleibt dieser rund: Ein Boden, der im 26er gebacken wurde, passt in jeden anderen 26er. Die Kante ist oben gebördelt und unten scharf geschliffen, damit sie auch gefrorene Böden sauber aussticht.</p><ul><li>Naht innen verschliffen, nichts bleibt hängen</li><li>Mit Tortenrandfolie 60 mm ohne Überstand zu belegen</li><li>Sechs Größen, ineinander zu lagern</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, 0,8 mm'],
          ['Höhe', '60 mm'],
          ['Größen', 'Ø 16, 18, 20, 24, 26 und 28 cm (innen)'],
          ['Reinigung', 'Spülmaschinenfest'],
        ]),
        metaDescription:
          'Tortenring aus Edelstahl, 6 cm hoch, Ø 16 bis 28 cm, Naht verschliffen, mit scharfer Unterkante.',
        keywords: 'Tortenring, Backring, Konditorring, Edelstahlring, 6 cm hoch',
        urlPath: 'kueche-gastronorm/backen-patisserie/tortenring-backtag-6-cm',
      },
      en: {
        name: 'Backtag cake ring, 6 cm high, stainless steel',
        shortName: 'Cake ring 6 cm',
        shortDescription: 'Ring with a ground seam for baking, assembling and cutting cakes and layers.',
        description:
          '<p>Unlike adjustable rings, this one stays round: a layer baked in the 26 fits any other 26. The edge is rolled at the top and ground sharp at the bottom, so it cuts even frozen layers cleanly.</p><ul><li>Seam ground inside, nothing catches</li><li>Takes 60 mm acetate film without overhang</li><li>Six sizes that nest for storage</li></ul>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel, 0.8 mm'],
          ['Height', '60 mm'],
          ['Sizes', 'Ø 16, 18, 20, 24, 26 and 28 cm (inside)'],
          ['Cleaning', 'Dishwasher-safe'],
        ]),
        metaDescription:
          'Cake ring in stainless steel, 6 cm high, Ø 16 to 28 cm, seam ground smooth, with a sharp lower edge.',
        keywords: 'cake ring, baking ring, pastry ring, stainless steel ring, 6 cm high',
        urlPath: 'kitchen-gastronorm/baking-patisserie/backtag-cake-ring-6-cm',
      },
    },
    properties: [fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'), dishwasherSafe, fact(5, '0.8')],
    facetValueIds: [5104, 5201, 5501, 5618, 5705, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1246, relation: 'Similar' },
      { itemId: 1245, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('cake-stand', '#C4C8CB', 'Torte, im Ring gebaut', 'Cake built in the ring'),
      pictureOf('pot', '#D9DCDE', 'Runder Ring aus Edelstahl', 'Round stainless steel ring'),
    ],
    variations: [
      cakeRing(40173, 26, 220, '11.90', 166),
      cakeRing(40174, 16, 210, '7.90', 94),
      cakeRing(40175, 18, 212, '8.50', 88),
      cakeRing(40176, 20, 214, '8.90', 140),
      cakeRing(40177, 24, 218, '10.50', 121),
      cakeRing(40178, 28, 222, '12.90', 3),
    ],
  },
  {
    id: 1244,
    manufacturerId: 118,
    categoryIds: [451],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '39232100',
    attributeIds: [6],
    texts: {
      de: {
        name: 'Einwegspritzbeutel auf der Rolle, 100 Stück',
        shortName: 'Einwegspritzbeutel',
        shortDescription:
          'Griffige Spritzbeutel für Sahne, Cremes und Massen, perforiert auf der Rolle im Spenderkarton.',
        description:
          '<p>Aus hygienischer Sicht sind Einwegbeutel bei Sahne und rohem Ei der sichere Weg: gefüllt, geleert, entsorgt. Die Außenseite ist aufgeraut und rutscht auch mit fettigen Händen nicht, die Naht hält bei 80 µm auch festen Brandteig.</p><ul><li>Spitze unbeschnitten, für jede Tülle</li><li>Blau: ein abgerissenes Stück fällt im Teig sofort auf</li><li>45 cm fassen etwa 1,2 Liter, 53 cm etwa 1,9 Liter</li></ul><p>Als Polyethylen im Restmüll entsorgen, sofern Reste daran haften.</p>',
        technicalData: factTable([
          ['Material', 'Polyethylen LDPE, 80 µm, blau'],
          ['45 cm', '450 × 230 mm, 1,2 l'],
          ['53 cm', '530 × 280 mm, 1,9 l'],
          ['Temperatur', '−20 bis +70 °C'],
          ['Lebensmittelkontakt', 'VO (EU) 10/2011'],
        ]),
        metaDescription:
          'Blaue Einwegspritzbeutel mit griffiger Außenseite, 45 und 53 cm, Rolle mit 100 Stück im Spenderkarton.',
        keywords: 'Einwegspritzbeutel, Spritzbeutel Rolle, Dressierbeutel, Konditorei, Sahnebeutel',
        urlPath: 'kueche-gastronorm/backen-patisserie/einwegspritzbeutel-rolle-100',
      },
      en: {
        name: 'Disposable piping bags on a roll, 100 pieces',
        shortName: 'Disposable piping bags',
        shortDescription:
          'Non-slip piping bags for cream, fillings and batters, perforated on a roll in a dispenser box.',
        description:
          '<p>For hygiene, disposable bags are the safe way with cream and raw egg: filled, emptied, discarded. The outside is textured and does not slip even in greasy hands; at 80 µm the seam holds firm choux paste.</p><ul><li>Uncut tip, for every nozzle</li><li>Blue: a torn-off piece shows at once in the dough</li><li>45 cm hold about 1.2 litres, 53 cm about 1.9 litres</li></ul><p>Dispose of the polyethylene with residual waste where food remains on it.</p>',
        technicalData: factTable([
          ['Material', 'Polyethylene LDPE, 80 µm, blue'],
          ['45 cm', '450 × 230 mm, 1.2 l'],
          ['53 cm', '530 × 280 mm, 1.9 l'],
          ['Temperature', '−20 to +70 °C'],
          ['Food contact', 'Regulation (EU) 10/2011'],
        ]),
        metaDescription:
          'Blue disposable piping bags with textured outside, 45 and 53 cm, roll of 100 in a dispenser box.',
        keywords: 'disposable piping bag, piping bag roll, pastry bag, cream bag, bakery',
        urlPath: 'kitchen-gastronorm/baking-patisserie/disposable-piping-bags-roll-100',
      },
    },
    properties: [fact(1, 'Polyethylen', 'Polyethylene'), fact(4, '70'), fact(31, '10')],
    facetValueIds: [5109, 5203, 5705, 5706],
    tagIds: [6],
    crossSelling: [
      { itemId: 1243, relation: 'Accessory' },
      { itemId: 1240, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('box', '#2F5E9E', 'Spenderkarton mit Spritzbeuteln', 'Dispenser box of piping bags'),
      pictureOf('box', '#2F5E9E', 'Geöffneter Karton mit der Rolle', 'Opened box with the roll'),
    ],
    variations: [
      sold(40179, 'TW-1244-45', [621], graduated('13.90', [10, '12.20']), [1750, 250, 130, 130], {
        ...inStock(310),
        content: 100,
      }),
      sold(40180, 'TW-1244-53', [637], graduated('17.90', [10, '15.80']), [2450, 300, 140, 140], {
        ...inStock(184),
        content: 100,
      }),
    ],
  },
  {
    id: 1245,
    manufacturerId: 112,
    categoryIds: [451],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '73239900',
    attributeIds: [2],
    texts: {
      de: {
        name: 'Tarteform Backtag mit Hebeboden',
        shortName: 'Tarteform Hebeboden',
        shortDescription: 'Gewellte Form aus Weißblech mit losem Boden für Tartes, Quiches und Tartelettes.',
        description:
          '<p>Weißblech bräunt gleichmäßig und braucht keine Beschichtung; bei Mürbeteig ist es deshalb die Wahl der Konditoren. Der lose Boden hebt die Tarte heraus, ohne dass der Rand bricht. Vor dem ersten Gebrauch einmal leer bei 180 °C ausbacken.</p><ul><li><strong>10 cm</strong> für Tartelettes, einzeln oder zu sechst</li><li><strong>24 und 28 cm</strong> für acht und zwölf Stücke</li></ul><p>Sofort trocknen, sonst setzt sich an den Wellen Flugrost an.</p>',
        technicalData: factTable([
          ['Material', 'Weißblech 0,4 mm'],
          ['Ø 10 cm', 'Höhe 20 mm, 55 g'],
          ['Ø 24 cm', 'Höhe 27 mm, 210 g'],
          ['Ø 28 cm', 'Höhe 27 mm, 265 g'],
          ['Temperatur', 'Bis 220 °C'],
        ]),
        metaDescription:
          'Tarteformen aus Weißblech mit Hebeboden, Ø 10, 24 und 28 cm, Tartelettes auch im Sechserpack.',
        keywords: 'Tarteform, Quicheform, Tartelette, Hebeboden, Weißblech, Mürbeteig',
        urlPath: 'kueche-gastronorm/backen-patisserie/tarteform-backtag-hebeboden',
      },
      en: {
        name: 'Backtag tart tin with loose base',
        shortName: 'Tart tin loose base',
        shortDescription: 'Fluted tin in tinplate with loose base for tarts, quiches and tartlets.',
        description:
          '<p>Tinplate browns evenly and needs no coating, which makes it the confectioner’s choice for shortcrust. The loose base lifts the tart out without breaking its edge. Bake empty once at 180 °C before first use.</p><ul><li><strong>10 cm</strong> for tartlets, individually or by six</li><li><strong>24 and 28 cm</strong> for eight and twelve pieces</li></ul><p>Dry at once, or specks of rust settle in the flutes.</p>',
        technicalData: factTable([
          ['Material', 'Tinplate 0.4 mm'],
          ['Ø 10 cm', 'Height 20 mm, 55 g'],
          ['Ø 24 cm', 'Height 27 mm, 210 g'],
          ['Ø 28 cm', 'Height 27 mm, 265 g'],
          ['Temperature', 'Up to 220 °C'],
        ]),
        metaDescription: 'Tart tins in tinplate with loose base, Ø 10, 24 and 28 cm, tartlets also in packs of six.',
        keywords: 'tart tin, quiche tin, tartlet tin, loose base, tinplate, shortcrust',
        urlPath: 'kitchen-gastronorm/baking-patisserie/backtag-tart-tin-loose-base',
      },
    },
    properties: [fact(1, 'Weißblech', 'Tinplate'), washedByHand, fact(4, '220'), fact(5, '0.4')],
    facetValueIds: [5203, 5501, 5618, 5705, 5706],
    tagIds: [4, 6],
    crossSelling: [
      { itemId: 1243, relation: 'Similar' },
      { itemId: 1235, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('plate', '#B9BEC2', 'Tarteform mit gewelltem Rand', 'Tart tin with fluted edge'),
      pictureOf('plate', '#B9BEC2', 'Stapel Tartelettformen', 'Stack of tartlet tins'),
    ],
    variations: [
      sold(40181, 'TW-1245-10', [204], '2.60', [60, 105, 105, 22], { ...inStock(240), minimumOrderQuantity: 2 }),
      sold(40182, 'TW-1245-10-K6', [204], '14.40', [380, 110, 110, 70], { ...inStock(118), content: 6 }),
      sold(40183, 'TW-1245-24', [218], '8.90', [230, 245, 245, 30], inStock(96)),
      sold(
        40184,
        'TW-1245-28',
        [222],
        { price: '10.90', offer: { price: '7.90', lowest30Days: '9.90' } },
        [290, 285, 285, 30],
        { stock: 64, availabilityId: 2 },
      ),
    ],
  },
  {
    id: 1246,
    manufacturerId: 112,
    categoryIds: [451],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239300',
    attributeIds: [2],
    texts: {
      de: {
        name: 'Dessertring Backtag, 4,5 cm hoch',
        shortName: 'Dessertring',
        shortDescription:
          'Kleiner Ring zum Schichten von Tatar, Törtchen und Beilagen, einzeln, zu sechs und zu zwölf.',
        description:
          '<p>Für Bankette zählt die Stückzahl: Wer sechzig Tatar gleichzeitig anrichtet, braucht Ringe, nicht Talent. Der Zwölferkarton enthält einen Stempel, der von oben andrückt und das Abziehen erleichtert.</p><ul><li>Kanten beidseitig verschliffen</li><li>7 cm für Vorspeisen, 8 cm für Reis und Püree</li><li>Stapelt flach in der Schublade</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, 0,8 mm'],
          ['Ø 7 cm', 'Höhe 45 mm, Inhalt 170 ml, 64 g'],
          ['Ø 8 cm', 'Höhe 45 mm, Inhalt 225 ml, 74 g'],
          ['Packung', '1, 6 oder 12 Stück; bei 12 Stück mit Stempel'],
        ]),
        metaDescription:
          'Dessertringe aus Edelstahl, Ø 7 und 8 cm, 4,5 cm hoch, einzeln und im Karton zu 6 und 12 mit Stempel.',
        keywords: 'Dessertring, Anrichtering, Servierring, Tatarring, Törtchenring, Bankett',
        urlPath: 'kueche-gastronorm/backen-patisserie/dessertring-backtag-4-5-cm',
      },
      en: {
        name: 'Backtag dessert ring, 4.5 cm high',
        shortName: 'Dessert ring',
        shortDescription: 'Small ring for layering tartare, individual cakes and sides, single, by six and by twelve.',
        description:
          '<p>At banquets numbers count: plating sixty tartares at once takes rings, not talent. The carton of twelve contains a press that pushes from above and helps to lift the ring off.</p><ul><li>Edges ground on both sides</li><li>7 cm for starters, 8 cm for rice and purée</li><li>Stacks flat in the drawer</li></ul>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel, 0.8 mm'],
          ['Ø 7 cm', 'Height 45 mm, capacity 170 ml, 64 g'],
          ['Ø 8 cm', 'Height 45 mm, capacity 225 ml, 74 g'],
          ['Pack', '1, 6 or 12 pieces; 12 pieces with press'],
        ]),
        metaDescription:
          'Dessert rings in stainless steel, Ø 7 and 8 cm, 4.5 cm high, individually and in cartons of 6 and 12 with press.',
        keywords: 'dessert ring, plating ring, food ring, tartare ring, banquet',
        urlPath: 'kitchen-gastronorm/baking-patisserie/backtag-dessert-ring-4-5-cm',
      },
    },
    properties: [fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'), dishwasherSafe, stackable, fact(5, '0.8')],
    facetValueIds: [5104, 5201, 5401, 5501, 5618, 5701, 5702],
    tagIds: [5, 6],
    crossSelling: [{ itemId: 1243, relation: 'Similar' }],
    pictures: [
      pictureOf('bowl', '#D2D5D8', 'Runde Form aus Edelstahl', 'Round stainless steel mould'),
      pictureOf('box', '#C9A77A', 'Karton mit Dessertringen', 'Carton of dessert rings'),
    ],
    variations: [
      dessertRing(40185, small, 1, { price: '3.90' }, inStock(420)),
      dessertRing(40186, small, 6, { price: '21.60' }, inStock(155)),
      dessertRing(40187, small, 12, graduated('41.40', [5, '38.40']), inStock(72)),
      dessertRing(40188, large, 1, { price: '4.20' }, inStock(380)),
      dessertRing(40189, large, 6, { price: '23.40' }, inStock(131)),
      dessertRing(40190, large, 12, graduated('45.00', [5, '41.40']), {
        stock: 0,
        canOversell: true,
        availabilityId: 3,
      }),
    ],
    reviews: [
      review(
        5,
        'en',
        '2026-06-05',
        'Grange Banqueting',
        'Sixty tartares in twelve minutes',
        'The press makes the difference. Rings come off clean every time.',
      ),
      review(
        4,
        'de',
        '2026-08-19',
        'Landhaus Quellgrund',
        'Stempel nur im Zwölferkarton',
        'Ringe prima. Den Stempel hätten wir gern auch einzeln.',
        { reply: 'Der Stempel lässt sich als Ersatzteil bestellen, bitte rufen Sie uns kurz an.' },
      ),
    ],
  },
];
