import { photographPath } from '../photographs/family-photograph.ts';
import type { DemoPage } from '../types.ts';
import { blockUuid, image, multiGrid, textCard } from './blocks.ts';
import { categoryLink } from './links.ts';

const uuid = (block: number) => blockUuid(921, block);

/** "Gastronorm erklärt": depths, capacities and materials, beyond the table of sizes in the guide. */
export const gastronormGuidePage: DemoPage = {
  identifier: 921,
  blocks: [
    textCard(uuid(1), {
      de: {
        title: 'Ein Raster für die ganze Küche',
        html: '<p>Gastronorm ist ein Maßsystem: Behälter, Öfen, Kühltische, Wagen und Ausgaben folgen demselben Raster aus EN 631. Ausgangsmaß ist GN 1/1 mit 530 × 325 mm; die Brüche sagen, wie oft ein Behälter hineinpasst. Weil nur das Außenmaß des Randes genormt ist, unterscheiden sich Inhalt, Radius und Wandstärke von Hersteller zu Hersteller.</p>',
        button: { label: 'GN-Behälter ansehen', link: categoryLink(42, 'de') },
      },
      en: {
        title: 'One grid for the whole kitchen',
        html: '<p>Gastronorm is a system of dimensions: containers, ovens, refrigerated counters, trolleys and serving counters follow the same grid of EN 631. Its base is GN 1/1 with 530 × 325 mm; the fractions say how many times a container fits in. Since only the outer size of the rim is standardised, capacity, radius and wall thickness differ from maker to maker.</p>',
        button: { label: 'See GN containers', link: categoryLink(42, 'en') },
      },
    }),
    textCard(uuid(2), {
      de: {
        title: 'Inhalt nach Größe und Tiefe',
        html: `<table>
<thead><tr><th scope="col">Größe</th><th scope="col">65 mm</th><th scope="col">100 mm</th><th scope="col">150 mm</th><th scope="col">200 mm</th></tr></thead>
<tbody>
<tr><th scope="row">GN 1/1</th><td>9,0 l</td><td>14,0 l</td><td>21,0 l</td><td>28,0 l</td></tr>
<tr><th scope="row">GN 1/2</th><td>4,0 l</td><td>6,5 l</td><td>9,5 l</td><td>12,5 l</td></tr>
<tr><th scope="row">GN 1/3</th><td>2,5 l</td><td>4,0 l</td><td>5,7 l</td><td>7,8 l</td></tr>
<tr><th scope="row">GN 1/4</th><td>1,8 l</td><td>2,8 l</td><td>4,0 l</td><td>5,5 l</td></tr>
<tr><th scope="row">GN 1/6</th><td>1,0 l</td><td>1,6 l</td><td>2,4 l</td><td>3,4 l</td></tr>
<tr><th scope="row">GN 1/9</th><td>0,6 l</td><td>1,0 l</td><td>–</td><td>–</td></tr>
</tbody>
</table>
<p>Werte für Edelstahl, randvoll. Kunststoff fasst wegen der dickeren Wand etwa sechs Prozent weniger. Füllen Sie Behälter zum Transport nur bis 20 mm unter den Rand.</p>`,
      },
      en: {
        title: 'Capacity by size and depth',
        html: `<table>
<thead><tr><th scope="col">Size</th><th scope="col">65 mm</th><th scope="col">100 mm</th><th scope="col">150 mm</th><th scope="col">200 mm</th></tr></thead>
<tbody>
<tr><th scope="row">GN 1/1</th><td>9.0 l</td><td>14.0 l</td><td>21.0 l</td><td>28.0 l</td></tr>
<tr><th scope="row">GN 1/2</th><td>4.0 l</td><td>6.5 l</td><td>9.5 l</td><td>12.5 l</td></tr>
<tr><th scope="row">GN 1/3</th><td>2.5 l</td><td>4.0 l</td><td>5.7 l</td><td>7.8 l</td></tr>
<tr><th scope="row">GN 1/4</th><td>1.8 l</td><td>2.8 l</td><td>4.0 l</td><td>5.5 l</td></tr>
<tr><th scope="row">GN 1/6</th><td>1.0 l</td><td>1.6 l</td><td>2.4 l</td><td>3.4 l</td></tr>
<tr><th scope="row">GN 1/9</th><td>0.6 l</td><td>1.0 l</td><td>–</td><td>–</td></tr>
</tbody>
</table>
<p>Figures for stainless steel, to the brim. Plastic holds about six per cent less because of its thicker wall. For transport fill containers to 20 mm below the rim at most.</p>`,
      },
    }),
    multiGrid(
      uuid(10),
      [4, 4, 4],
      [
        textCard(uuid(11), {
          de: {
            title: 'Edelstahl',
            html: '<p>Für alles, was heiß wird: Kombidämpfer, Bain-Marie, Chafing Dish. Ab 0,8 mm Wandstärke bleibt der Rand gerade, und nur ein gerader Rand dichtet die Ausgabe ab. Gelochte Behälter dämpfen und lassen abtropfen, flache backen und präsentieren.</p>',
            button: { label: 'Edelstahl ansehen', link: categoryLink(421, 'de') },
          },
          en: {
            title: 'Stainless steel',
            html: '<p>For everything that gets hot: combi ovens, bains-marie, chafing dishes. From 0.8 mm the rim stays straight, and only a straight rim seals the counter. Perforated containers steam and drain, shallow ones bake and display.</p>',
            button: { label: 'See stainless steel', link: categoryLink(421, 'en') },
          },
        }),
        textCard(uuid(12), {
          de: {
            title: 'Polycarbonat und Polypropylen',
            html: '<p>Klar oder milchig, das ist die Frage: Polycarbonat zeigt den Inhalt, bekommt von Zwiebeln und Öl aber Risse. Polypropylen verträgt beides und bleibt im Froster zäh. Keines von beiden gehört in den Ofen.</p>',
            button: { label: 'Kunststoff ansehen', link: categoryLink(422, 'de') },
          },
          en: {
            title: 'Polycarbonate and polypropylene',
            html: '<p>Clear or translucent is the question: polycarbonate shows the contents but cracks from onions and oil. Polypropylene takes both and stays tough in the freezer. Neither belongs in an oven.</p>',
            button: { label: 'See plastic', link: categoryLink(422, 'en') },
          },
        }),
        textCard(uuid(13), {
          de: {
            title: 'Bleche und Roste',
            html: '<p>Granitemaille bräunt von unten, Aluminium heizt schnell auf, der Rost trägt. Im Kombidämpfer gilt: Luft muss zirkulieren, also nie alle Einschübe mit tiefen Behältern belegen. GN 2/1 passt nur in Geräte, die dafür gebaut sind.</p>',
            button: { label: 'Bleche ansehen', link: categoryLink(423, 'de') },
          },
          en: {
            title: 'Trays and grids',
            html: '<p>Granite enamel browns from below, aluminium heats up fast, the grid bears the weight. In a combi oven air must circulate, so never load every runner with deep containers. GN 2/1 fits only equipment that is built for it.</p>',
            button: { label: 'See trays', link: categoryLink(423, 'en') },
          },
        }),
      ],
    ),
    multiGrid(
      uuid(20),
      [6, 6],
      [
        image(uuid(21), photographPath('1211-2') ?? '/media/items/gn-container-bdc2c6-1.svg', {
          de: 'Gelochte GN-Behälter, gestapelt',
          en: 'Perforated GN containers, stacked',
        }),
        textCard(uuid(22), {
          de: {
            title: 'So teilen Sie ein Feld auf',
            html: `<p>In ein Feld GN 1/1 passen zum Beispiel:</p>
<ul>
<li>zwei GN 1/2, mit einem Steg von 325 mm</li>
<li>drei GN 1/3, mit zwei Stegen von 325 mm</li>
<li>ein GN 1/2 und zwei GN 1/4</li>
<li>ein GN 2/3 und zwei GN 1/6</li>
</ul>
<p>Ohne Stege liegen die inneren Ränder frei: Der Behälter kippt beim Entnehmen, und Dampf entweicht.</p>`,
          },
          en: {
            title: 'How to divide a GN 1/1 space',
            html: `<p>A GN 1/1 space takes, for example:</p>
<ul>
<li>two GN 1/2, with one bar of 325 mm</li>
<li>three GN 1/3, with two bars of 325 mm</li>
<li>one GN 1/2 and two GN 1/4</li>
<li>one GN 2/3 and two GN 1/6</li>
</ul>
<p>Without bars the inner rims have no support: the container tips when lifted out, and steam escapes.</p>`,
          },
        }),
      ],
    ),
  ],
};
