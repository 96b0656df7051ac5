import type { DemoItem } from '../../types.ts';
import { dishwasherSafeTo70, fact, notForMicrowaves, stackable } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

const melamine = fact(1, 'Melamin', 'Melamine');

/** Weight in grams, height in millimetres and price of a plate by its centimetres. */
const plateSizes = {
  20: { valueId: 214, weightG: 165, heightMm: 18, price: graduated('4.90', [24, '4.40'], [96, '3.95']) },
  25: { valueId: 219, weightG: 275, heightMm: 21, price: graduated('6.80', [24, '6.10'], [96, '5.50']) },
};

function fernhillPlate(
  id: number,
  centimeters: 20 | 25,
  [letters, valueId, picture]: [letters: string, valueId: number, picture: number],
  supply: Supply,
) {
  const size = plateSizes[centimeters];
  return sold(
    id,
    `TW-1134-${centimeters}-${letters}`,
    [size.valueId, valueId],
    size.price,
    [size.weightG, centimeters * 10, centimeters * 10, size.heightMm],
    { minimumOrderQuantity: 6, intervalOrderQuantity: 6, pictures: [picture], ...supply },
  );
}

export const melamineItems: DemoItem[] = [
  {
    id: 1134,
    manufacturerId: 61,
    categoryIds: [141],
    type: 'default',
    texts: {
      de: {
        name: 'Melaminteller Fernhill, flach',
        shortName: 'Melaminteller Fernhill',
        shortDescription:
          'Bruchfester Teller in Keramikoptik für Pool, Terrasse und Kindergarten, halb so schwer wie Porzellan.',
        description:
          '<p>100 % Melamin in doppelter Pressung: Die farbige Oberfläche und der dunklere Rand sind zwei Lagen, kein Aufdruck. Der Teller übersteht einen Sturz aus Tischhöhe auf Fliesen.</p><ul><li>Geeignet für Speisen bis 70 °C, nicht zum Erhitzen</li><li>Kratzer sind auf Sand am wenigsten zu sehen</li><li>Nach Verordnung (EU) 10/2011 auf Melamin- und Formaldehydmigration geprüft</li></ul><p>Nicht in die Mikrowelle und nicht unter Wärmebrücken stellen.</p>',
        technicalData: factTable([
          ['Material', '100 % Melamin'],
          ['Durchmesser', '20 / 25 cm'],
          ['Höhe', '18 / 21 mm'],
          ['Gewicht', '165 / 275 g'],
          ['Temperatur', '−20 bis +70 °C'],
          ['Spülmaschine', 'Ja, bis 70 °C'],
          ['Mikrowelle', 'Nein'],
        ]),
        metaDescription:
          'Melaminteller Fernhill, bruchfest, 20 und 25 cm, in Sand, Salbei und Anthrazit. Für Pool, Terrasse und Kita.',
        keywords: 'Melaminteller, Kunststoffteller, bruchsicheres Geschirr, Poolgeschirr, Kita, Fernhill',
        urlPath: 'geschirr/melamin-outdoor/melaminteller-fernhill',
      },
      en: {
        name: 'Fernhill melamine plate, flat',
        shortName: 'Fernhill melamine plate',
        shortDescription:
          'Break-resistant plate with a ceramic look for pools, terraces and nurseries, half the weight of porcelain.',
        description:
          '<p>100% melamine, pressed twice: the coloured surface and the darker rim are two layers, not a print. The plate survives a fall from table height on to tiles.</p><ul><li>Suitable for food of up to 70 °C, not for heating</li><li>Scratches show least on sand</li><li>Tested for melamine and formaldehyde migration under Regulation (EU) 10/2011</li></ul><p>Do not put it in a microwave or under heat lamps.</p>',
        technicalData: factTable([
          ['Material', '100% melamine'],
          ['Diameter', '20 / 25 cm'],
          ['Height', '18 / 21 mm'],
          ['Weight', '165 / 275 g'],
          ['Temperature', '−20 to +70 °C'],
          ['Dishwasher', 'Yes, up to 70 °C'],
          ['Microwave', 'No'],
        ]),
        metaDescription:
          'Fernhill melamine plate, break-resistant, 20 and 25 cm, in sand, sage and anthracite. For pools, terraces and nurseries.',
        keywords: 'melamine plate, plastic plate, unbreakable tableware, poolside tableware, nursery, Fernhill',
        urlPath: 'tableware/melamine-outdoor/fernhill-melamine-plate',
      },
    },
    vatId: 0,
    producingCountryIso: 'TH',
    customsTariffNumber: '39241000',
    attributeIds: [2, 1],
    variations: [
      fernhillPlate(30112, 25, ['SA', 105, 0], inStock(594)),
      fernhillPlate(30109, 20, ['SA', 105, 0], inStock(468)),
      fernhillPlate(30110, 20, ['SB', 106, 1], inStock(240)),
      fernhillPlate(30111, 20, ['AN', 104, 2], { stock: 66, availabilityId: 2 }),
      fernhillPlate(30113, 25, ['SB', 106, 1], inStock(282)),
      fernhillPlate(30114, 25, ['AN', 104, 2], { stock: 0, availabilityId: 10 }),
    ],
    properties: [melamine, dishwasherSafeTo70, notForMicrowaves, fact(4, '70'), stackable],
    facetValueIds: [5108, 5201, 5302, 5401, 5501, 5673, 5708],
    tagIds: [2, 5],
    crossSelling: [
      { itemId: 1157, relation: 'Accessory' },
      { itemId: 1135, relation: 'Accessory' },
      { itemId: 1127, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('plate', '#D3C2A3', 'Melaminteller Fernhill in Sand', 'Fernhill melamine plate in sand'),
      pictureOf('plate', '#9CAE94', 'Melaminteller Fernhill in Salbei', 'Fernhill melamine plate in sage'),
      pictureOf('plate', '#3B3F42', 'Melaminteller Fernhill in Anthrazit', 'Fernhill melamine plate in anthracite'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-07-11',
        'Strandbad Hohe Düne',
        'Eine Saison ohne Scherben',
        'Am Becken ist Glas und Porzellan verboten, das hier merkt kaum jemand. Von 300 Tellern haben wir drei aussortiert.',
      ),
      review(
        3,
        'de',
        '2026-09-12',
        'Kita Wirbelwind',
        'Kratzer auf Anthrazit',
        'Die Kinder schneiden fleißig, und auf Anthrazit sieht man jede Spur. Sand bestellen wir nach.',
        { reply: 'Danke. Anthrazit läuft deshalb aus, die letzten Teller finden Sie im Werksverkauf.' },
      ),
      review(
        4,
        'en',
        '2026-06-16',
        'Skylark Rooftop',
        'Light on the tray',
        'Staff carry twice as many up the stairs. Feels a touch plasticky to the fork, guests do not seem to mind.',
      ),
      review(
        5,
        'de',
        '2026-08-01',
        'Campingpark Seerose',
        'Leiht man gern aus',
        'Wir verleihen Sets an die Gäste. Nach zwei Sommern alle noch da und alle noch ganz.',
      ),
      review(
        2,
        'de',
        '2026-05-28',
        'Grillhütte Bornfeld',
        'Unter der Wärmelampe gewellt',
        'Zwei Teller haben sich unter dem Strahler verzogen. In der Beschreibung steht es, am Buffet weiß es nicht jeder.',
        { reply: 'Danke, dass Sie es weitergeben. Für warme Ausgaben passt Porzellan besser.' },
      ),
    ],
  },
  {
    id: 1135,
    manufacturerId: 61,
    categoryIds: [141, 12],
    type: 'default',
    texts: {
      de: {
        name: 'Melaminschale Fernhill',
        shortName: 'Melaminschale Fernhill',
        shortDescription:
          'Leichte Schale mit Standfuß für Salat, Snacks und Müsli im Freien. Drei Größen, passend zu den Tellern.',
        description:
          '<p>Der 6 mm hohe Fuß hebt den Boden vom nassen Terrassentisch ab und macht die Schale auch für kleine Hände griffig. Innen ist die Wand ohne Kante bis zum Rand gezogen.</p><ul><li><strong>300 ml</strong>: Nüsse, Dip, Joghurt</li><li><strong>600 ml</strong>: Müsli, Beilagensalat</li><li><strong>2,5 l</strong>: Salat für den Tisch</li></ul>',
        technicalData: factTable([
          ['Material', '100 % Melamin'],
          ['Durchmesser', '118 / 152 / 255 mm'],
          ['Höhe', '52 / 64 / 98 mm'],
          ['Gewicht', '85 / 150 / 480 g'],
          ['Temperatur', '−20 bis +70 °C'],
          ['Spülmaschine', 'Ja, bis 70 °C'],
          ['Mikrowelle', 'Nein'],
        ]),
        metaDescription:
          'Melaminschale Fernhill, bruchfest, 300 ml, 600 ml und 2,5 l, für Salat, Snacks und Müsli im Freien.',
        keywords: 'Melaminschale, Salatschüssel Kunststoff, Snackschale, bruchsicher, Fernhill',
        urlPath: 'geschirr/melamin-outdoor/melaminschale-fernhill',
      },
      en: {
        name: 'Fernhill melamine bowl',
        shortName: 'Fernhill melamine bowl',
        shortDescription: 'Light footed bowl for salads, snacks and cereal outdoors. Three sizes to match the plates.',
        description:
          '<p>The 6 mm foot lifts the base off a wet terrace table and makes the bowl easy to hold for small hands too. Inside, the wall runs up to the rim in one smooth curve.</p><ul><li><strong>300 ml</strong>: nuts, dips, yoghurt</li><li><strong>600 ml</strong>: cereal, side salad</li><li><strong>2.5 l</strong>: salad for the table</li></ul>',
        technicalData: factTable([
          ['Material', '100% melamine'],
          ['Diameter', '118 / 152 / 255 mm'],
          ['Height', '52 / 64 / 98 mm'],
          ['Weight', '85 / 150 / 480 g'],
          ['Temperature', '−20 to +70 °C'],
          ['Dishwasher', 'Yes, up to 70 °C'],
          ['Microwave', 'No'],
        ]),
        metaDescription:
          'Fernhill melamine bowl, break-resistant, 300 ml, 600 ml and 2.5 l, for salads, snacks and cereal outdoors.',
        keywords: 'melamine bowl, plastic salad bowl, snack bowl, unbreakable, Fernhill',
        urlPath: 'tableware/melamine-outdoor/fernhill-melamine-bowl',
      },
    },
    vatId: 0,
    producingCountryIso: 'TH',
    customsTariffNumber: '39241000',
    attributeIds: [4],
    variations: [
      sold(30116, 'TW-1135-060-K6', [416], graduated('26.40', [4, '24.60']), [960, 165, 165, 140], {
        ...inStock(92),
        content: 6,
      }),
      sold(30115, 'TW-1135-030-K6', [410], graduated('18.60', [4, '17.40']), [550, 130, 130, 120], {
        ...inStock(140),
        content: 6,
      }),
      sold(30117, 'TW-1135-250-1', [429], { price: '13.90', recommended: '16.50' }, [480, 255, 255, 98], {
        ...inStock(39),
      }),
    ],
    properties: [melamine, dishwasherSafeTo70, notForMicrowaves, fact(4, '70'), stackable],
    facetValueIds: [5108, 5201, 5302, 5401, 5501, 5673, 5703, 5708],
    tagIds: [5],
    crossSelling: [
      { itemId: 1134, relation: 'Accessory' },
      { itemId: 1009, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('bowl', '#D3C2A3', 'Melaminschale Fernhill in Sand', 'Fernhill melamine bowl in sand'),
      pictureOf('bowl', '#D3C2A3', 'Melaminschalen Fernhill ineinander', 'Fernhill melamine bowls, nested'),
    ],
  },
  {
    id: 1136,
    manufacturerId: 61,
    categoryIds: [141, 512, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Buffetplatte Fernhill im GN-Maß, Schieferoptik',
        shortName: 'Buffetplatte Fernhill GN',
        shortDescription:
          'Leichte Melaminplatte mit Schieferstruktur in GN-Maßen, bruchfester als Stein und halb so schwer.',
        description:
          '<p>Sieht aus wie Schiefer, liegt aber plan im GN-Rahmen und bricht nicht an der Ecke. Die Unterseite trägt umlaufend einen 4 mm hohen Rand, der auf Kühlakkus und Wannen einrastet.</p><ul><li>GN 1/1, 1/2 und 1/3 lassen sich lückenlos kombinieren</li><li>Kante seitlich 10 mm, ohne Griffmulden und damit randlos belegbar</li></ul>',
        technicalData: factTable([
          ['Material', '100 % Melamin, strukturiert'],
          ['Maße', '530 × 325, 325 × 265, 325 × 176 mm'],
          ['Stärke', '10 mm'],
          ['Gewicht', '980 / 490 / 330 g'],
          ['Temperatur', '−20 bis +70 °C'],
          ['Spülmaschine', 'Ja, bis 70 °C'],
        ]),
        metaDescription:
          'Buffetplatte Fernhill aus Melamin in Schieferoptik, GN 1/1, 1/2 und 1/3, bruchfest und spülmaschinenfest.',
        keywords: 'Buffetplatte, GN-Platte, Melaminplatte, Schieferoptik, Präsentationsplatte, Fernhill',
        urlPath: 'geschirr/melamin-outdoor/buffetplatte-fernhill-gn',
      },
      en: {
        name: 'Fernhill GN buffet board, slate look',
        shortName: 'Fernhill GN buffet board',
        shortDescription:
          'Light melamine board with a slate texture in GN sizes, tougher than stone and half the weight.',
        description:
          '<p>It looks like slate but lies flat in a GN frame and does not break at the corner. Underneath runs a rim of 4 mm that locks on to ice packs and trays.</p><ul><li>GN 1/1, 1/2 and 1/3 combine without gaps</li><li>Side edge of 10 mm without finger grips, so the whole surface can be used</li></ul>',
        technicalData: factTable([
          ['Material', '100% melamine, textured'],
          ['Dimensions', '530 × 325, 325 × 265, 325 × 176 mm'],
          ['Thickness', '10 mm'],
          ['Weight', '980 / 490 / 330 g'],
          ['Temperature', '−20 to +70 °C'],
          ['Dishwasher', 'Yes, up to 70 °C'],
        ]),
        metaDescription:
          'Fernhill buffet board in slate-look melamine, GN 1/1, 1/2 and 1/3, break-resistant and dishwasher-safe.',
        keywords: 'buffet board, GN board, melamine platter, slate look, display board, Fernhill',
        urlPath: 'tableware/melamine-outdoor/fernhill-gn-buffet-board',
      },
    },
    vatId: 0,
    producingCountryIso: 'TH',
    customsTariffNumber: '39241000',
    attributeIds: [8],
    variations: [
      sold(30118, 'TW-1136-11', [802], graduated('24.90', [10, '22.50']), [980, 325, 530, 10], { ...inStock(68) }),
      sold(30119, 'TW-1136-12', [804], graduated('14.50', [10, '13.20']), [490, 265, 325, 10], { ...inStock(104) }),
      sold(30120, 'TW-1136-13', [805], graduated('10.90', [10, '9.90']), [330, 176, 325, 10], {
        stock: 23,
        availabilityId: 2,
      }),
    ],
    properties: [
      melamine,
      dishwasherSafeTo70,
      notForMicrowaves,
      fact(5, '10'),
      fact(6, 'Schieferstruktur', 'Slate texture'),
    ],
    facetValueIds: [5108, 5201, 5302, 5401, 5503, 5673, 5702, 5703],
    tagIds: [5],
    crossSelling: [
      { itemId: 1181, relation: 'Accessory' },
      { itemId: 1113, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tray', '#4B5157', 'Buffetplatte in Schieferoptik', 'Buffet board with slate look'),
      pictureOf('tray', '#4B5157', 'Buffetplatten in GN-Maßen', 'Buffet boards in GN sizes'),
      pictureOf('tray', '#4B5157', 'Struktur der Oberfläche', 'Texture of the surface'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-05-16',
        'Eventküche Rothe',
        'Schluss mit Ecken ab',
        'Beim Schiefer hatten wir jede Woche eine Ecke Bruch. Diese Platten sind jetzt ein halbes Jahr auf Tour, keine Beschädigung.',
      ),
      review(
        4,
        'de',
        '2026-08-08',
        'Hotel Drei Linden',
        'Öl hinterlässt Schatten',
        'Nach Antipasti muss man zeitnah spülen, sonst bleibt ein Fleck. Mit heißem Wasser und Schwamm geht er weg.',
      ),
    ],
  },
];
