import { photographPath } from '../photographs/family-photograph.ts';
import type { DemoPage } from '../types.ts';
import { blockUuid, image, multiGrid, textCard } from './blocks.ts';
import { categoryLink } from './links.ts';

const uuid = (block: number) => blockUuid(92, block);

/** "Ratgeber": what a buyer asks before equipping a business. */
export const guidePage: DemoPage = {
  identifier: 92,
  blocks: [
    textCard(uuid(1), {
      de: {
        title: 'Mengen, Maße und Pflege',
        subtitle: 'Die Fragen, die vor einer Bestellung am häufigsten gestellt werden',
        html: '<p>Die Zahlen sind Ausgangswerte aus dem Alltag von À-la-carte-Restaurants und Frühstücksbetrieben. Wer mehrmals am Abend eindeckt oder weit vom Spülbereich entfernt serviert, plant reichlicher.</p>',
      },
      en: {
        title: 'Quantities, dimensions and care',
        subtitle: 'The questions asked most often before an order',
        html: '<p>The figures are starting points from the daily work of à la carte restaurants and breakfast rooms. If you re-lay tables several times an evening or serve far from the dishwashing area, plan more generously.</p>',
      },
    }),
    textCard(uuid(3), {
      de: {
        title: 'Erstausstattung für 60 Plätze',
        html: `<table>
<thead><tr><th scope="col">Artikel</th><th scope="col">je Platz</th><th scope="col">bei 60 Plätzen</th></tr></thead>
<tbody>
<tr><th scope="row">Speiseteller, 27 oder 28 cm</th><td>2</td><td>120</td></tr>
<tr><th scope="row">Dessertteller, 20 oder 21 cm</th><td>2</td><td>120</td></tr>
<tr><th scope="row">Suppen- oder Pastateller</th><td>1</td><td>60</td></tr>
<tr><th scope="row">Kaffeetassen mit Untertassen</th><td>1,5</td><td>90</td></tr>
<tr><th scope="row">Messer, Gabeln, Löffel (je Teil)</th><td>2,5</td><td>150</td></tr>
<tr><th scope="row">Wassergläser</th><td>2</td><td>120</td></tr>
<tr><th scope="row">Weingläser (Weiß und Rot zusammen)</th><td>2,5</td><td>150</td></tr>
<tr><th scope="row">Mundservietten aus Stoff</th><td>4</td><td>240</td></tr>
</tbody>
</table>
<p>Rechnen Sie für das erste Jahr zehn Prozent Bruch bei Porzellan und etwa zwanzig Prozent bei Stielgläsern hinzu. Stoffservietten laufen in vier Sätzen: einer auf dem Tisch, einer im Schrank, zwei in der Wäscherei.</p>`,
        button: { label: 'Geschirr ansehen', link: categoryLink(1, 'de') },
      },
      en: {
        title: 'Equipping 60 seats from scratch',
        html: `<table>
<thead><tr><th scope="col">Item</th><th scope="col">per seat</th><th scope="col">for 60 seats</th></tr></thead>
<tbody>
<tr><th scope="row">Dinner plates, 27 or 28 cm</th><td>2</td><td>120</td></tr>
<tr><th scope="row">Dessert plates, 20 or 21 cm</th><td>2</td><td>120</td></tr>
<tr><th scope="row">Soup or pasta plates</th><td>1</td><td>60</td></tr>
<tr><th scope="row">Coffee cups with saucers</th><td>1.5</td><td>90</td></tr>
<tr><th scope="row">Knives, forks, spoons (of each)</th><td>2.5</td><td>150</td></tr>
<tr><th scope="row">Water glasses</th><td>2</td><td>120</td></tr>
<tr><th scope="row">Wine glasses (white and red together)</th><td>2.5</td><td>150</td></tr>
<tr><th scope="row">Cloth napkins</th><td>4</td><td>240</td></tr>
</tbody>
</table>
<p>For the first year, add ten per cent for breakage of porcelain and about twenty per cent for stemware. Cloth napkins run in four sets: one on the tables, one in the cupboard, two at the laundry.</p>`,
        button: { label: 'See tableware', link: categoryLink(1, 'en') },
      },
    }),
    multiGrid(
      uuid(10),
      [6, 6],
      [
        image(uuid(11), photographPath('1214-1') ?? '/media/items/gn-container-c4c8cb-1.svg', {
          de: 'GN-Behälter aus Edelstahl in mehreren Größen',
          en: 'Stainless steel GN containers in several sizes',
        }),
        textCard(uuid(12), {
          de: {
            title: 'GN-Größen auf einen Blick',
            html: `<table>
<thead><tr><th scope="col">Größe</th><th scope="col">Maß in mm</th><th scope="col">passt in GN 1/1</th></tr></thead>
<tbody>
<tr><th scope="row">GN 2/1</th><td>650 × 530</td><td>doppelt so groß</td></tr>
<tr><th scope="row">GN 1/1</th><td>530 × 325</td><td>1 ×</td></tr>
<tr><th scope="row">GN 1/2</th><td>325 × 265</td><td>2 ×</td></tr>
<tr><th scope="row">GN 1/3</th><td>325 × 176</td><td>3 ×</td></tr>
<tr><th scope="row">GN 1/4</th><td>265 × 162</td><td>4 ×</td></tr>
<tr><th scope="row">GN 1/6</th><td>176 × 162</td><td>6 ×</td></tr>
<tr><th scope="row">GN 1/9</th><td>176 × 108</td><td>9 ×</td></tr>
</tbody>
</table>
<p>Edelstahl darf in Kombidämpfer und Bain-Marie. Polycarbonat hält bis 100 °C, Polypropylen ist für Kühlung und Vorbereitung gedacht.</p>`,
            button: { label: 'GN-Behälter ansehen', link: categoryLink(42, 'de') },
          },
          en: {
            title: 'GN sizes at a glance',
            html: `<table>
<thead><tr><th scope="col">Size</th><th scope="col">Dimensions in mm</th><th scope="col">fits into GN 1/1</th></tr></thead>
<tbody>
<tr><th scope="row">GN 2/1</th><td>650 × 530</td><td>twice the size</td></tr>
<tr><th scope="row">GN 1/1</th><td>530 × 325</td><td>1 ×</td></tr>
<tr><th scope="row">GN 1/2</th><td>325 × 265</td><td>2 ×</td></tr>
<tr><th scope="row">GN 1/3</th><td>325 × 176</td><td>3 ×</td></tr>
<tr><th scope="row">GN 1/4</th><td>265 × 162</td><td>4 ×</td></tr>
<tr><th scope="row">GN 1/6</th><td>176 × 162</td><td>6 ×</td></tr>
<tr><th scope="row">GN 1/9</th><td>176 × 108</td><td>9 ×</td></tr>
</tbody>
</table>
<p>Stainless steel may go into combi ovens and bains-marie. Polycarbonate withstands up to 100 °C; polypropylene is meant for cold storage and preparation.</p>`,
            button: { label: 'See GN containers', link: categoryLink(42, 'en') },
          },
        }),
      ],
    ),
    multiGrid(
      uuid(20),
      [4, 4, 4],
      [
        textCard(uuid(21), {
          de: {
            title: 'Gläser',
            html: '<p>Spülen Sie Gläser getrennt von Geschirr bei höchstens 55 °C und nehmen Sie sie nicht nass aus dem Korb: Glas ist warm am empfindlichsten. Trübungen, die sich mit Essig lösen, sind Kalk; was bleibt, ist Glaskorrosion durch zu weiches Wasser.</p>',
          },
          en: {
            title: 'Glasses',
            html: '<p>Wash glasses separately from crockery at no more than 55 °C and do not take them from the rack while wet: glass is most fragile when warm. Clouding that dissolves in vinegar is limescale; what remains is glass corrosion from water that is too soft.</p>',
          },
        }),
        textCard(uuid(22), {
          de: {
            title: 'Besteck',
            html: '<p>Edelstahl verträgt vieles, aber kein stehendes Salzwasser. Weichen Sie Besteck nicht über Nacht ein und trocknen Sie es gleich ab. Messerklingen enthalten weniger Chrom als Gabeln und Löffel, damit sie scharf bleiben; sie zeigen Flugrost zuerst.</p>',
          },
          en: {
            title: 'Cutlery',
            html: '<p>Stainless steel tolerates a lot, but not standing salt water. Do not soak cutlery overnight, and dry it straight away. Knife blades contain less chromium than forks and spoons so that they stay sharp; they are the first to show specks of rust.</p>',
          },
        }),
        textCard(uuid(23), {
          de: {
            title: 'Tischwäsche',
            html: '<p>Für den Überhang rechnen Sie auf jeder Seite 25 bis 30 cm: Ein Tisch von 80 × 80 cm braucht eine Decke von 130 × 130 cm. Baumwolle läuft bei der ersten Wäsche um bis zu fünf Prozent ein, Mischgewebe um bis zu zwei Prozent.</p>',
          },
          en: {
            title: 'Table linen',
            html: '<p>For the drop, allow 25 to 30 cm on every side: a table of 80 × 80 cm needs a cloth of 130 × 130 cm. Cotton shrinks by up to five per cent in the first wash, blended fabrics by up to two per cent.</p>',
          },
        }),
      ],
    ),
    multiGrid(
      uuid(24),
      [6, 6],
      [
        textCard(uuid(25), {
          de: {
            title: 'Gastronorm erklärt',
            html: '<p>Inhalt nach Größe und Tiefe, welcher Werkstoff wofür, und wie sich ein Feld aufteilen lässt.</p>',
            button: { label: 'Weiterlesen', link: categoryLink(921, 'de') },
          },
          en: {
            title: 'Gastronorm explained',
            html: '<p>Capacity by size and depth, which material for what, and how a GN 1/1 space can be divided.</p>',
            button: { label: 'Read on', link: categoryLink(921, 'en') },
          },
        }),
        textCard(uuid(26), {
          de: {
            title: 'Pflege von Porzellan und Glas',
            html: '<p>Weniger Bruch beim Stapeln und Spülen, und woran Sie erkennen, woher ein Belag kommt.</p>',
            button: { label: 'Weiterlesen', link: categoryLink(922, 'de') },
          },
          en: {
            title: 'Care for porcelain and glass',
            html: '<p>Less breakage in stacking and washing, and how to tell where a residue comes from.</p>',
            button: { label: 'Read on', link: categoryLink(922, 'en') },
          },
        }),
      ],
    ),
    textCard(uuid(30), {
      de: {
        title: 'Ihre Liste ist länger?',
        html: '<p>Bei Staffelpreisen zählt die Menge je Artikel und Ausführung in einer Bestellung. Legen Sie alles in einen Warenkorb, dann sehen Sie sofort, ab welcher Stückzahl sich der nächste Karton lohnt.</p>',
        button: { label: 'Gläser ansehen', link: categoryLink(2, 'de') },
      },
      en: {
        title: 'Is your list longer?',
        html: '<p>For quantity discounts, the number of pieces per item and variant within one order counts. Put everything into one cart and you see at once from which quantity the next carton pays off.</p>',
        button: { label: 'See glasses', link: categoryLink(2, 'en') },
      },
    }),
  ],
};
