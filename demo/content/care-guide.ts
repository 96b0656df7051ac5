import { photographPath } from '../photographs/family-photograph.ts';
import type { DemoPage } from '../types.ts';
import { blockUuid, image, multiGrid, textCard } from './blocks.ts';
import { categoryLink } from './links.ts';

const uuid = (block: number) => blockUuid(922, block);

/** "Pflege von Porzellan und Glas": what the wash-up area should know. */
export const careGuidePage: DemoPage = {
  identifier: 922,
  blocks: [
    textCard(uuid(1), {
      de: {
        title: 'Damit es lange hält',
        html: '<p>Geschirr verschleißt selten auf dem Tisch. Es verschleißt beim Abräumen, beim Einräumen und in der Maschine. Mit den folgenden Regeln lässt sich der Bruch nach unserer Erfahrung etwa halbieren; keine davon kostet mehr als eine Unterweisung.</p>',
      },
      en: {
        title: 'To make it last',
        html: '<p>Crockery rarely wears out on the table. It wears out when cleared, when loaded and in the machine. In our experience the following rules roughly halve breakage; none of them costs more than a briefing.</p>',
      },
    }),
    multiGrid(
      uuid(10),
      [6, 6],
      [
        textCard(uuid(11), {
          de: {
            title: 'Porzellan',
            html: `<ul>
<li>Nach Größen stapeln, höchstens zwanzig Teller hoch. Gemischte Stapel kippen, und der untere Teller trägt alles.</li>
<li>Teller heben, nicht ziehen: Der unglasierte Fuß zerkratzt die Glasur darunter.</li>
<li>Graue Striche sind Metallabrieb vom Besteck, keine Kratzer. Sie gehen mit einem milden Scheuermittel weg.</li>
<li>Heiß gespülte Teller vor dem Stapeln auskühlen lassen, sonst trocknet das Wasser zwischen ihnen nicht.</li>
<li>Angeschlagene Teller aussortieren. An der Bruchkante dringt Wasser in den Scherben.</li>
</ul>`,
            button: { label: 'Geschirr ansehen', link: categoryLink(1, 'de') },
          },
          en: {
            title: 'Porcelain',
            html: `<ul>
<li>Stack by size, no more than twenty plates high. Mixed stacks topple, and the lowest plate carries everything.</li>
<li>Lift plates, do not drag them: the unglazed foot scratches the glaze below.</li>
<li>Grey lines are metal marks from cutlery, not scratches. A mild scouring agent removes them.</li>
<li>Let hot plates cool before stacking, or the water between them does not dry.</li>
<li>Discard chipped plates. Water enters the body at the broken edge.</li>
</ul>`,
            button: { label: 'See tableware', link: categoryLink(1, 'en') },
          },
        }),
        textCard(uuid(12), {
          de: {
            title: 'Steinzeug und Dekor',
            html: `<ul>
<li>Reaktive Glasuren dürfen in die Maschine, vertragen aber keine Scheuermilch auf matten Flächen.</li>
<li>Goldränder und Aufglasurdekore leiden unter Hitze und Alkali: höchstens 60 °C, ohne Chlor.</li>
<li>Steinzeug kühlt langsamer ab als Porzellan. Nicht heiß auf kalten Edelstahl stellen.</li>
<li>Ein feines Netz von Rissen in der Glasur ist bei manchen Serien gewollt; der Artikeltext sagt es dazu.</li>
</ul>`,
          },
          en: {
            title: 'Stoneware and decoration',
            html: `<ul>
<li>Reactive glazes may go into the machine but do not tolerate cream cleanser on matt surfaces.</li>
<li>Gold rims and on-glaze decorations suffer from heat and alkali: 60 °C at most, without chlorine.</li>
<li>Stoneware cools more slowly than porcelain. Do not set it hot onto cold steel.</li>
<li>A fine net of cracks in the glaze is intended in some ranges; the description says so.</li>
</ul>`,
          },
        }),
      ],
    ),
    multiGrid(
      uuid(20),
      [6, 6],
      [
        image(uuid(21), photographPath('1058-1') ?? '/media/items/rack-8b8d8e-0.svg', {
          de: 'Spülkorb für Teller',
          en: 'Dishwasher rack for plates',
        }),
        textCard(uuid(22), {
          de: {
            title: 'Glas',
            html: `<ul>
<li>Eigenes Programm, eigener Reiniger: Fett vom Geschirr und zu viel Alkali sind die Hauptursachen für trübe Gläser.</li>
<li>Fächer statt Gitter. Gläser, die sich berühren, brechen am Rand.</li>
<li>Wasser mit weniger als 3 °dH greift Glas an; bei Umkehrosmose einen Verschnitt einstellen.</li>
<li>Nach dem Spülen fünf Minuten offen auskühlen lassen. Warm ist Glas am empfindlichsten.</li>
<li>Poliert wird mit Leinen, eine Hand hält den Kelch. Wer am Fuß dreht, bricht den Stiel.</li>
</ul>`,
            button: { label: 'Gläser ansehen', link: categoryLink(2, 'de') },
          },
          en: {
            title: 'Glass',
            html: `<ul>
<li>A programme and a detergent of its own: grease from crockery and too much alkali are the main causes of cloudy glasses.</li>
<li>Compartments instead of grids. Glasses that touch break at the rim.</li>
<li>Water below 0.5 mmol/l hardness attacks glass; with reverse osmosis set a blend.</li>
<li>After washing let them cool in the open for five minutes. Glass is most delicate when warm.</li>
<li>Polish with linen, one hand holding the bowl. Turning the foot breaks the stem.</li>
</ul>`,
            button: { label: 'See glassware', link: categoryLink(2, 'en') },
          },
        }),
      ],
    ),
    textCard(uuid(30), {
      de: {
        title: 'Was ist das für ein Belag?',
        html: `<table>
<thead><tr><th scope="col">Anzeichen</th><th scope="col">Ursache</th><th scope="col">Abhilfe</th></tr></thead>
<tbody>
<tr><th scope="row">Weißer Schleier, löst sich in Essig</th><td>Kalk</td><td>Enthärter prüfen, Salz nachfüllen</td></tr>
<tr><th scope="row">Schleier, löst sich nicht</th><td>Glaskorrosion</td><td>Wasser zu weich oder zu heiß; nicht umkehrbar</td></tr>
<tr><th scope="row">Regenbogenfarben</th><td>Zu viel Klarspüler</td><td>Dosierung um ein Drittel senken</td></tr>
<tr><th scope="row">Gelblicher Film auf Tellern</th><td>Stärke</td><td>Kalt bis handwarm vorspülen, alle zwei Wochen Grundreinigung</td></tr>
<tr><th scope="row">Braune Punkte auf Besteck</th><td>Flugrost</td><td>Gleich trocknen, nicht einweichen</td></tr>
</tbody>
</table>`,
        button: { label: 'Spülen & Körbe ansehen', link: categoryLink(821, 'de') },
      },
      en: {
        title: 'What is that residue?',
        html: `<table>
<thead><tr><th scope="col">Sign</th><th scope="col">Cause</th><th scope="col">Remedy</th></tr></thead>
<tbody>
<tr><th scope="row">White haze, dissolves in vinegar</th><td>Limescale</td><td>Check the softener, refill salt</td></tr>
<tr><th scope="row">Haze that does not dissolve</th><td>Glass corrosion</td><td>Water too soft or too hot; cannot be reversed</td></tr>
<tr><th scope="row">Rainbow colours</th><td>Too much rinse aid</td><td>Lower the dosage by a third</td></tr>
<tr><th scope="row">Yellowish film on plates</th><td>Starch</td><td>Pre-rinse cold to lukewarm, deep-clean every two weeks</td></tr>
<tr><th scope="row">Brown specks on cutlery</th><td>Flash rust</td><td>Dry at once, do not soak</td></tr>
</tbody>
</table>`,
        button: { label: 'See warewashing', link: categoryLink(821, 'en') },
      },
    }),
  ],
};
