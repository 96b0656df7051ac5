import type { DemoItem, DemoVariation } from '../../types.ts';
import { dishwasherSafe, fact, stackable } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { packs } from '../packs.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

function codedBrush(id: number, valueId: number, letters: string, picture: number, stock: number): DemoVariation {
  return sold(id, `TW-1290-${letters}`, [valueId], graduated('6.90', [12, '6.20']), [140, 75, 290, 65], {
    ...inStock(stock),
    pictures: [picture],
  });
}

function baseRack(id: number, valueId: number, letters: string, picture: number, stock: number): DemoVariation {
  return sold(
    id,
    `TW-1288-${letters}`,
    [valueId],
    graduated('22.90', [5, '20.90'], [20, '18.90']),
    [1550, 500, 500, 105],
    {
      ...inStock(stock),
      pictures: [picture],
    },
  );
}

/** Racks, salt, brushes and mops. */
export const warewashing: DemoItem[] = [
  {
    id: 1287,
    manufacturerId: 7,
    categoryIds: [821],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '39241000',
    attributeIds: [],
    texts: {
      de: {
        name: 'Besteckköcher für Spülkörbe, Polypropylen',
        shortName: 'Besteckköcher',
        shortDescription:
          'Gelochter Köcher zum Spülen, Sortieren und Eindecken von Besteck, acht passen in einen Korb.',
        description:
          '<p>Besteck wird stehend sauberer als liegend, Griffe nach unten. Der Köcher fasst rund fünfundzwanzig Teile. Nach dem Spülen stürzt man sie in einen zweiten: So stehen die Griffe oben, und in der Besteckstation fasst niemand an Zinken und Laffen.</p><ul><li>Acht Köcher stehen in einem Basiskorb 500 × 500 mm</li><li>Lochung auch im Boden, trocknet ohne Wasserrest</li><li>Leer stapelbar</li></ul>',
        technicalData: factTable([
          ['Material', 'Polypropylen, grau'],
          ['Maße', '105 × 105 × 125 mm'],
          ['Temperatur', 'Bis 95 °C'],
          ['Gewicht', '140 g'],
        ]),
        metaDescription:
          'Gelochter Besteckköcher aus Polypropylen für Spülkörbe 500 × 500 mm, stapelbar, bis 95 °C, Staffelpreise.',
        keywords: 'Besteckköcher, Besteckkorb, Spülkorb Besteck, Besteckstation',
        urlPath: 'reinigung-verbrauch/spuelen-koerbe/besteckkoecher-spuelkoerbe',
      },
      en: {
        name: 'Cutlery cylinder for dishwasher racks, polypropylene',
        shortName: 'Cutlery cylinder',
        shortDescription: 'Perforated cylinder for washing, sorting and laying cutlery, eight fit one rack.',
        description:
          '<p>Cutlery gets cleaner standing than lying, handles down. The cylinder holds about twenty-five pieces. After washing they are tipped into a second one: the handles are then on top, and nobody touches tines and bowls at the cutlery station.</p><ul><li>Eight cylinders stand in a base rack 500 × 500 mm</li><li>Perforated at the bottom too, dries without residue</li><li>Stacks when empty</li></ul>',
        technicalData: factTable([
          ['Material', 'Polypropylene, grey'],
          ['Dimensions', '105 × 105 × 125 mm'],
          ['Temperature', 'Up to 95 °C'],
          ['Weight', '140 g per cylinder'],
        ]),
        metaDescription:
          'Perforated polypropylene cutlery cylinder for racks 500 × 500 mm, stackable, up to 95 °C, quantity discounts.',
        keywords: 'cutlery cylinder, cutlery basket, dishwasher cutlery, cutlery station',
        urlPath: 'cleaning-consumables/warewashing/cutlery-cylinder-dishwasher-racks',
      },
    },
    properties: [fact(1, 'Polypropylen', 'Polypropylene'), dishwasherSafe, stackable, fact(4, '95')],
    facetValueIds: [5109, 5201, 5401, 5504, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1288, relation: 'Accessory' },
      { itemId: 1058, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('bin', '#8B8D8E', 'Besteckköcher aus Kunststoff', 'Plastic cutlery cylinder'),
      pictureOf('rack', '#8B8D8E', 'Spülkorb, in dem die Köcher stehen', 'Rack that holds the cylinders'),
    ],
    variations: [
      sold(40363, 'TW-1287', [], graduated('2.90', [8, '2.60'], [48, '2.30']), [140, 105, 105, 125], inStock(720)),
    ],
  },
  {
    id: 1288,
    manufacturerId: 7,
    categoryIds: [821],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '39241000',
    attributeIds: [1],
    texts: {
      de: {
        name: 'Basiskorb 500 × 500 mm mit engem Boden',
        shortName: 'Basiskorb eng',
        shortDescription: 'Spülkorb mit feinem Bodengitter für Besteck, Kleinteile und Tassen, in drei Farben.',
        description:
          '<p>Die Maschen von 6 mm halten auch Kaffeelöffel und Dessertringe. Farben helfen beim Sortieren: Grau für Besteck, Blau für Gläser, Rot für Geräte aus dem rohen Bereich. Der Korb läuft in Hauben-, Korbtransport- und Bandmaschinen und nimmt alle Aufsatzrahmen der Serie auf.</p><ul><li>Wände offen, Wasser trifft von allen vier Seiten</li><li>Griffmulden außen, auch mit Handschuhen zu greifen</li><li>Stapelhöhe leer 100 mm</li></ul>',
        technicalData: factTable([
          ['Material', 'Polypropylen'],
          ['Maße', '500 × 500 × 105 mm, Boden 6 mm'],
          ['Temperatur', 'Bis 95 °C'],
          ['Gewicht', '1,55 kg'],
          ['Verpackung', '5 Körbe je Überkarton'],
        ]),
        metaDescription:
          'Basiskorb 500 × 500 mm mit engem Boden für Besteck und Kleinteile, grau, blau und rot, Staffelpreise ab 5 Stück.',
        keywords: 'Basiskorb, Universalkorb, Spülkorb Besteck, 500 x 500, enger Boden',
        urlPath: 'reinigung-verbrauch/spuelen-koerbe/basiskorb-500-x-500-mm-eng',
      },
      en: {
        name: 'Base rack 500 × 500 mm with fine mesh base',
        shortName: 'Fine base rack',
        shortDescription: 'Rack with fine base grid for cutlery, small parts and cups, in three colours.',
        description:
          '<p>The 6 mm mesh holds even coffee spoons and dessert rings. Colours help with sorting: grey for cutlery, blue for glasses, red for tools from raw areas. The rack runs in hood-type, rack-conveyor and flight machines and takes all extenders of the range.</p><ul><li>Open walls, water reaches from all four sides</li><li>Outside grips, also for gloved hands</li><li>Stack height empty 100 mm</li></ul>',
        technicalData: factTable([
          ['Material', 'Polypropylene'],
          ['Dimensions', '500 × 500 × 105 mm, base 6 mm'],
          ['Temperature', 'Up to 95 °C'],
          ['Weight', '1.55 kg'],
          ['Packaging', '5 racks per outer carton'],
        ]),
        metaDescription:
          'Base rack 500 × 500 mm with fine base for cutlery and small parts, grey, blue and red, quantity discounts from 5.',
        keywords: 'base rack, universal rack, cutlery rack, 500 x 500, fine mesh',
        urlPath: 'cleaning-consumables/warewashing/base-rack-500-x-500-mm-fine',
      },
    },
    properties: [fact(1, 'Polypropylen', 'Polypropylene'), dishwasherSafe, stackable, fact(4, '95'), fact(31, '5')],
    facetValueIds: [5109, 5201, 5401, 5504, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1287, relation: 'Accessory' },
      { itemId: 1058, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('rack', '#9A9C9D', 'Grauer Basiskorb', 'Grey base rack'),
      pictureOf('rack', '#2F5E9E', 'Blauer Basiskorb', 'Blue base rack'),
      pictureOf('rack', '#A3271F', 'Roter Basiskorb', 'Red base rack'),
    ],
    variations: [
      baseRack(40364, 112, 'GR', 0, 210),
      baseRack(40365, 122, 'BL', 1, 88),
      baseRack(40366, 120, 'RT', 2, 54),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-05-21',
        'Stadthalle Rosengarten',
        'Farben sparen Erklärungen',
        'Aushilfen sortieren jetzt richtig. Rot ist etwas spröder als Grau, ein Griff brach im Winter.',
        { reply: 'Danke. Bei Frost im Lager wird Polypropylen spröde; der Korb ist ersetzt.' },
      ),
      review(
        5,
        'en',
        '2026-07-09',
        'Banqueting, Regent Halls',
        'Teaspoons stay in',
        'Finally a rack that teaspoons do not fall through.',
      ),
    ],
  },
  {
    id: 1289,
    manufacturerId: 4,
    categoryIds: [821],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '25010091',
    attributeIds: [],
    texts: {
      de: {
        name: 'Regeneriersalz in Tabletten für Enthärter',
        shortName: 'Regeneriersalz',
        shortDescription: 'Siedesalz in Tablettenform für Enthärtungsanlagen von Spülmaschinen und Kaffeemaschinen.',
        description:
          '<p>Tabletten lösen sich gleichmäßig und verkrusten den Salzbehälter nicht, wie es Körner tun. Das Salz ist aus reiner Sole gesotten und enthält keine Rieselhilfe, die den Ionentauscher zusetzen würde.</p><ul><li>10-kg-Sack mit Tragegriff für die Bar, 25-kg-Sack für die Spülküche</li><li>Erfüllt EN 973 Typ A für die Aufbereitung von Trinkwasser</li><li>Trocken lagern, auf Palette, nicht auf Beton</li></ul>',
        technicalData: factTable([
          ['Material', 'Natriumchlorid, mindestens 99,6 %'],
          ['Form', 'Tabletten, etwa 25 × 15 mm'],
          ['Norm', 'EN 973 Typ A'],
          ['Gebinde', 'Sack 10 kg und 25 kg'],
        ]),
        metaDescription:
          'Regeneriersalz in Tabletten nach EN 973 Typ A für Enthärter, Sack mit 10 und 25 kg, Staffelpreise.',
        keywords: 'Regeneriersalz, Tablettensalz, Enthärter, Spülmaschinensalz, EN 973',
        urlPath: 'reinigung-verbrauch/spuelen-koerbe/regeneriersalz-tabletten',
      },
      en: {
        name: 'Regeneration salt in tablets for softeners',
        shortName: 'Regeneration salt',
        shortDescription: 'Evaporated salt in tablet form for water softeners of dishwashers and coffee machines.',
        description:
          '<p>Tablets dissolve evenly and do not crust the salt tank as grains do. The salt is evaporated from pure brine and contains no anti-caking agent that would clog the ion exchanger.</p><ul><li>10 kg sack with handle for the bar, 25 kg sack for the wash-up area</li><li>Meets EN 973 type A for drinking-water treatment</li><li>Store dry, on a pallet, not on concrete</li></ul>',
        technicalData: factTable([
          ['Material', 'Sodium chloride, at least 99.6%'],
          ['Form', 'Tablets, about 25 × 15 mm'],
          ['Standard', 'EN 973 type A'],
          ['Packs', 'Sacks of 10 kg and 25 kg'],
        ]),
        metaDescription:
          'Regeneration salt in tablets to EN 973 type A for softeners, sacks of 10 and 25 kg, quantity discounts.',
        keywords: 'regeneration salt, tablet salt, water softener, dishwasher salt, EN 973',
        urlPath: 'cleaning-consumables/warewashing/regeneration-salt-tablets',
      },
    },
    properties: [fact(1, 'Natriumchlorid', 'Sodium chloride'), fact(16, 'EN 973'), fact(32, '40')],
    facetValueIds: [5615, 5706],
    tagIds: [6],
    crossSelling: [
      { itemId: 1058, relation: 'Similar' },
      { itemId: 1059, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('box', '#DCE8EC', 'Sack mit 10 kg Regeneriersalz', '10 kg sack of regeneration salt'),
      pictureOf('box', '#DCE8EC', 'Sack mit 10 kg und Salztabletten davor', '10 kg sack with salt tablets in front'),
      pictureOf('box', '#DCE8EC', 'Sack mit 25 kg Regeneriersalz', '25 kg sack of regeneration salt'),
    ],
    variations: [
      sold(40367, 'TW-1289-10', [], '8.90', [10100, 300, 420, 110], {
        ...inStock(240),
        pictures: [0, 1],
        unitId: 3,
        content: 10,
        packUnitId: packs.bag,
      }),
      sold(40368, 'TW-1289-25', [], graduated('16.90', [4, '15.50'], [20, '13.90']), [25200, 400, 600, 130], {
        availabilityId: 1,
        unitId: 3,
        content: 25,
        pictures: [2],
        packUnitId: packs.bag,
        maximumOrderQuantity: 24,
      }),
    ],
  },
  {
    id: 1290,
    manufacturerId: 117,
    categoryIds: [831],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '96039099',
    attributeIds: [1],
    texts: {
      de: {
        name: 'Spülbürste Borstenhof mit langem Stiel, HACCP',
        shortName: 'Spülbürste HACCP',
        shortDescription: 'Hygienebürste mit durchgefärbten Borsten in vier Farben, autoklavierbar bis 134 °C.',
        description:
          '<p>Die Borsten sind nicht gestanzt, sondern in den Körper eingegossen: Es gibt keine Löcher, in denen sich Schmutz hält, und keine Borste, die ausfällt und im Teller landet. Sie sind in der Farbe des Körpers durchgefärbt und fallen im Lebensmittel sofort auf.</p><ul><li>270 mm lang, mit Abstreifkante gegen angebackene Reste</li><li>Aufhängeloch: hängend trocknen, Borsten nach unten</li><li>Farbcode wie bei Messern und Schneidbrettern</li></ul>',
        technicalData: factTable([
          ['Material', 'Polypropylen, Borsten PBT 0,5 mm, eingegossen'],
          ['Maße', '270 × 65 mm, Borstenhöhe 38 mm'],
          ['Temperatur', 'Bis 134 °C'],
          ['Lebensmittelkontakt', 'VO (EU) 10/2011'],
        ]),
        metaDescription:
          'Spülbürste mit eingegossenen Borsten in vier Farben nach HACCP, bis 134 °C, lebensmitteltauglich, ab 12 günstiger.',
        keywords: 'Spülbürste HACCP, Hygienebürste, Farbcode, eingegossene Borsten, Abwaschbürste',
        urlPath: 'reinigung-verbrauch/tuecher-buersten/spuelbuerste-borstenhof-haccp',
      },
      en: {
        name: 'Borstenhof washing-up brush with long handle, HACCP',
        shortName: 'HACCP washing-up brush',
        shortDescription: 'Hygiene brush with bristles dyed throughout in four colours, autoclavable to 134 °C.',
        description:
          '<p>The bristles are not punched but cast into the body: there are no holes for dirt to lodge in, and no bristle to fall out onto the plate. They are dyed throughout in the colour of the body and show at once in food.</p><ul><li>270 mm long, with scraper edge for burnt-on residue</li><li>Hanging hole: hang up to dry with the bristles down</li><li>Colour code as for knives and cutting boards</li></ul>',
        technicalData: factTable([
          ['Material', 'Polypropylene, PBT bristles 0.5 mm, cast in'],
          ['Dimensions', '270 × 65 mm, bristle height 38 mm'],
          ['Temperature', 'Up to 134 °C'],
          ['Food contact', 'Regulation (EU) 10/2011'],
        ]),
        metaDescription:
          'Washing-up brush with cast-in bristles in four HACCP colours, up to 134 °C, food-safe, cheaper from 12.',
        keywords: 'HACCP brush, hygiene brush, colour-coded, cast-in bristles, washing-up brush',
        urlPath: 'cleaning-consumables/cloths-brushes/borstenhof-washing-up-brush-haccp',
      },
    },
    properties: [fact(1, 'Polypropylen, PBT', 'Polypropylene, PBT'), dishwasherSafe, fact(4, '134')],
    facetValueIds: [5109, 5201, 5706, 5709],
    tagIds: [1, 5, 6],
    crossSelling: [
      { itemId: 1059, relation: 'Accessory' },
      { itemId: 1060, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('ladle', '#2F5E9E', 'Blaue Bürste mit langem Stiel', 'Blue brush with long handle'),
      pictureOf('ladle', '#A3271F', 'Rote Bürste mit langem Stiel', 'Red brush with long handle'),
      pictureOf('ladle', '#E4BC3A', 'Gelbe Bürste mit langem Stiel', 'Yellow brush with long handle'),
      pictureOf('ladle', '#4A7D43', 'Grüne Bürste mit langem Stiel', 'Green brush with long handle'),
    ],
    variations: [
      codedBrush(40369, 122, 'BL', 0, 180),
      codedBrush(40370, 120, 'RT', 1, 165),
      codedBrush(40371, 121, 'GE', 2, 140),
      codedBrush(40372, 123, 'GN', 3, 3),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-06-12',
        'Käserei Almrausch',
        'Keine losen Borsten',
        'Seit einem halben Jahr nicht eine Borste verloren. Audit war zufrieden.',
      ),
      review(
        4,
        'en',
        '2026-07-31',
        'Fintan Doyle, prep kitchen',
        'Scraper edge is clever',
        'Saves a second tool. Bristles are quite stiff for non-stick.',
      ),
    ],
  },
  {
    id: 1291,
    manufacturerId: 117,
    categoryIds: [831],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '63071090',
    attributeIds: [5],
    texts: {
      de: {
        name: 'Wischbezug Borstenhof 40 cm mit Taschen, 5 Stück',
        shortName: 'Wischbezug 40 cm',
        shortDescription: 'Moppbezug für Klapphalter, aus Mikrofaser für Steinböden oder Baumwolle für Fliesen.',
        description:
          '<p><strong>Mikrofaser</strong> löst Schmutz schon mit wenig Wasser und gleitet leicht auf Stein, Vinyl und Parkett. <strong>Baumwolle</strong> nimmt mehr Flüssigkeit auf und ist in Küchen mit rauen Fliesen die bessere Wahl. Beide Bezüge haben Taschen und Laschen und passen auf alle üblichen 40-cm-Klapphalter.</p><ul><li>Bis 95 °C waschbar, 300 Wäschen</li><li>Farbige Ösen für den Bereich: Knopf einfach umstecken</li><li>Fünf Stück in der Packung, ein Bezug reicht für etwa 25 m²</li></ul>',
        technicalData: factTable([
          ['Mikrofaser', '100 % Polyester, 420 g/m²'],
          ['Baumwolle', '80 % Baumwolle, 20 % Polyester, 560 g/m²'],
          ['Maße', '40 × 13 cm Arbeitsfläche'],
          ['Pflege', '95 °C, ohne Weichspüler'],
          ['Packung', '5 Stück'],
        ]),
        metaDescription:
          'Wischbezüge 40 cm mit Taschen und Laschen aus Mikrofaser oder Baumwolle, bis 95 °C waschbar, Packung zu 5.',
        keywords: 'Wischbezug, Wischmopp 40 cm, Moppbezug, Klapphalter, Mikrofaser, Baumwolle',
        urlPath: 'reinigung-verbrauch/tuecher-buersten/wischbezug-borstenhof-40-cm',
      },
      en: {
        name: 'Borstenhof mop cover 40 cm with pockets, 5 pieces',
        shortName: 'Mop cover 40 cm',
        shortDescription: 'Mop cover for folding frames, in microfibre for stone floors or cotton for tiles.',
        description:
          '<p><strong>Microfibre</strong> lifts dirt with little water and glides easily over stone, vinyl and parquet. <strong>Cotton</strong> takes up more liquid and is the better choice in kitchens with rough tiles. Both covers have pockets and flaps and fit all usual 40 cm folding frames.</p><ul><li>Washable to 95 °C, 300 washes</li><li>Coloured eyelets for the area: simply move the button</li><li>Five pieces in the pack, one cover does about 25 m²</li></ul>',
        technicalData: factTable([
          ['Microfibre', '100% polyester, 420 g/m²'],
          ['Cotton', '80% cotton, 20% polyester, 560 g/m²'],
          ['Dimensions', '40 × 13 cm working surface'],
          ['Care', '95 °C, no softener'],
          ['Pack', '5 pieces'],
        ]),
        metaDescription:
          'Mop covers 40 cm with pockets and flaps in microfibre or cotton, washable to 95 °C, pack of 5.',
        keywords: 'mop cover, flat mop 40 cm, folding frame, microfibre, cotton',
        urlPath: 'cleaning-consumables/cloths-brushes/borstenhof-mop-cover-40-cm',
      },
    },
    properties: [
      fact(
        1,
        'Mikrofaser: 100 % Polyester; Baumwolle: 80 % Baumwolle, 20 % Polyester',
        'Microfibre: 100% polyester; cotton: 80% cotton, 20% polyester',
      ),
      fact(42, '95'),
    ],
    facetValueIds: [5110, 5113, 5503, 5709],
    tagIds: [6],
    crossSelling: [
      { itemId: 1279, relation: 'Accessory' },
      { itemId: 1060, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('cloth', '#7FA7B8', 'Wischbezug aus Mikrofaser', 'Microfibre mop cover'),
      pictureOf('cloth', '#E7E2D6', 'Wischbezug aus Baumwolle', 'Cotton mop cover'),
    ],
    variations: [
      sold(40373, 'TW-1291-MF-5', [527], graduated('24.90', [4, '22.50']), [620, 140, 420, 80], {
        ...inStock(150),
        content: 5,
        pictures: [0],
      }),
      sold(40374, 'TW-1291-BW-5', [519], graduated('21.90', [4, '19.80']), [780, 140, 420, 100], {
        ...inStock(122),
        content: 5,
        pictures: [1],
      }),
    ],
  },
  {
    id: 1292,
    manufacturerId: 117,
    categoryIds: [831],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PL',
    customsTariffNumber: '73231000',
    attributeIds: [],
    texts: {
      de: {
        name: 'Topfreiniger aus Edelstahl, 40 g, 10 Stück',
        shortName: 'Topfreiniger Edelstahl',
        shortDescription: 'Spirale aus Flachdraht gegen Eingebranntes in Töpfen, Blechen und am Grillrost.',
        description:
          '<p>Der Draht ist flach gewalzt und schneidet Verkrustungen ab, statt sie zu verreiben. Weil er aus Edelstahl besteht, rostet nichts auf der Spüle; das Gewicht von 40 g macht die Spirale griffig und haltbar.</p><ul><li>Nicht auf Emaille, Antihaft und poliertem Edelstahl</li><li>Bei losen Drahtenden austauschen, damit keine Späne ins Lebensmittel gelangen</li><li>Zehn Stück im Netz, hundert im Karton</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 1.4016, Flachdraht'],
          ['Gewicht', '40 g je Stück'],
          ['Maße', 'Ø etwa 95 mm'],
          ['Packung', '10 Stück, Karton 100 Stück'],
        ]),
        metaDescription:
          'Topfreiniger aus Edelstahl-Flachdraht, 40 g, gegen Eingebranntes, Packung zu 10 oder Karton zu 100 Stück.',
        keywords: 'Topfreiniger, Edelstahlspirale, Topfkratzer, Grillreiniger, Großküche',
        urlPath: 'reinigung-verbrauch/tuecher-buersten/topfreiniger-edelstahl-40-g',
      },
      en: {
        name: 'Stainless steel scourer, 40 g, 10 pieces',
        shortName: 'Steel scourer',
        shortDescription: 'Spiral of flat wire against burnt-on residue in pots, on trays and grill racks.',
        description:
          '<p>The wire is rolled flat and cuts crusts off instead of smearing them. As it is stainless steel, nothing rusts on the sink; its weight of 40 g makes the spiral easy to grip and durable.</p><ul><li>Not for enamel, non-stick or polished stainless steel</li><li>Replace when wire ends come loose, to keep shavings out of food</li><li>Ten in a net, a hundred in a carton</li></ul>',
        technicalData: factTable([
          ['Material', 'Stainless steel 1.4016, flat wire'],
          ['Weight', '40 g per piece'],
          ['Dimensions', 'Ø about 95 mm'],
          ['Pack', '10 pieces, carton of 100 pieces'],
        ]),
        metaDescription:
          'Scourer in flat stainless steel wire, 40 g, against burnt-on residue, packs of 10 or cartons of 100.',
        keywords: 'scourer, steel scourer, pot scrubber, grill cleaner, catering',
        urlPath: 'cleaning-consumables/cloths-brushes/stainless-steel-scourer-40-g',
      },
    },
    properties: [fact(1, 'Edelstahl 1.4016', 'Stainless steel 1.4016')],
    facetValueIds: [5104, 5706, 5709],
    crossSelling: [
      { itemId: 1059, relation: 'Accessory' },
      { itemId: 1031, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('bowl', '#AEB4B8', 'Topfreiniger aus Edelstahl', 'Stainless steel scourers'),
      pictureOf('box', '#C9A77A', 'Karton mit 100 Topfreinigern', 'Carton of 100 scourers'),
    ],
    variations: [
      sold(40375, 'TW-1292-10', [], '5.90', [430, 150, 220, 90], { ...inStock(360), content: 10 }),
      sold(40376, 'TW-1292-100', [], graduated('49.90', [3, '45.90']), [4400, 320, 480, 260], {
        stock: 58,
        availabilityId: 2,
        content: 100,
      }),
    ],
  },
];
