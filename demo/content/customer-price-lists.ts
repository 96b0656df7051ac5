import { company } from '../shop/company.ts';
import type { DemoPage } from '../types.ts';
import { blockUuid, multiGrid, textCard } from './blocks.ts';
import { categoryLink } from './links.ts';

const uuid = (block: number) => blockUuid(93, block);

/** "Kundenbereich: Preislisten", for business customers who are logged in (`demo/shop/customer-classes.ts`). */
export const customerPriceListsPage: DemoPage = {
  identifier: 93,
  blocks: [
    textCard(uuid(1), {
      de: {
        title: 'Ihre Konditionen',
        html: '<p>Als geprüfter Geschäftskunde sehen Sie im ganzen Shop Nettopreise. Drei Prozent Nachlass auf den Listenpreis sind darin bereits enthalten, Sie müssen nichts eingeben. Staffelpreise zählen je Artikel und Ausführung innerhalb einer Bestellung.</p>',
      },
      en: {
        title: 'Your terms',
        html: '<p>As a verified business customer you see net prices throughout the shop. Three per cent off the list price is already included; there is nothing to enter. Quantity discounts count per item and variant within one order.</p>',
      },
    }),
    textCard(uuid(2), {
      de: {
        title: 'Palettenmengen im Verbrauchssortiment',
        html: `<table>
<thead><tr><th scope="col">Artikel</th><th scope="col">Einheit</th><th scope="col">volle Palette</th></tr></thead>
<tbody>
<tr><th scope="row">Tissue-Serviette 1-lagig, 33 × 33 cm</th><td>Karton zu 5.000</td><td>32 Kartons</td></tr>
<tr><th scope="row">Toilettenpapier 3-lagig</th><td>Sack zu 64 Rollen</td><td>22 Säcke</td></tr>
<tr><th scope="row">Falthandtücher 2-lagig, Z-Falz</th><td>Karton zu 3.200</td><td>32 Kartons</td></tr>
<tr><th scope="row">Tischset aus Papier, 30 × 40 cm</th><td>Karton zu 2.000</td><td>32 Kartons</td></tr>
<tr><th scope="row">Regeneriersalz in Tabletten</th><td>Sack zu 25 kg</td><td>40 Säcke</td></tr>
<tr><th scope="row">Backblech 600 × 400 mm</th><td>Überkarton zu 10</td><td>40 Überkartons</td></tr>
</tbody>
</table>
<p>Ab einer vollen Palette nennen wir auf Anfrage einen Festpreis für sechs Monate. Gemischte Paletten sind möglich, wenn jede Lage aus einem Artikel besteht.</p>`,
        button: { label: 'Verbrauchsmaterial ansehen', link: categoryLink(835, 'de') },
      },
      en: {
        title: 'Pallet quantities of consumables',
        html: `<table>
<thead><tr><th scope="col">Item</th><th scope="col">Unit</th><th scope="col">Full pallet</th></tr></thead>
<tbody>
<tr><th scope="row">Tissue napkin 1-ply, 33 × 33 cm</th><td>Carton of 5,000</td><td>32 cartons</td></tr>
<tr><th scope="row">Toilet paper 3-ply</th><td>Sack of 64 rolls</td><td>22 sacks</td></tr>
<tr><th scope="row">Paper towels 2-ply, Z-fold</th><td>Carton of 3,200</td><td>32 cartons</td></tr>
<tr><th scope="row">Paper place mat, 30 × 40 cm</th><td>Carton of 2,000</td><td>32 cartons</td></tr>
<tr><th scope="row">Regeneration salt in tablets</th><td>Sack of 25 kg</td><td>40 sacks</td></tr>
<tr><th scope="row">Baking sheet 600 × 400 mm</th><td>Outer carton of 10</td><td>40 outer cartons</td></tr>
</tbody>
</table>
<p>From a full pallet we quote a fixed price for six months on request. Mixed pallets are possible if every layer consists of one item.</p>`,
        button: { label: 'See consumables', link: categoryLink(835, 'en') },
      },
    }),
    multiGrid(
      uuid(10),
      [6, 6],
      [
        textCard(uuid(11), {
          de: {
            title: 'Preisliste als Datei',
            html: `<p>Am ersten Werktag jedes Quartals erstellen wir die Liste mit Artikelnummer, GTIN, Staffeln, Gewicht und Verpackungseinheit, als CSV für Ihre Warenwirtschaft und als PDF zum Ausdrucken. Schreiben Sie an <a href="mailto:${company.email}">${company.email}</a>, welche Form Sie brauchen; die Liste kommt am selben Tag.</p>`,
          },
          en: {
            title: 'Price list as a file',
            html: `<p>On the first working day of every quarter we compile the list with item number, GTIN, quantity discounts, weight and packing unit, as CSV for your stock system and as PDF for printing. Write to <a href="mailto:${company.email}">${company.email}</a> which form you need; the list arrives on the same day.</p>`,
          },
        }),
        textCard(uuid(12), {
          de: {
            title: 'Abrufaufträge',
            html: '<p>Wer seinen Jahresbedarf kennt, bestellt einmal und ruft in bis zu zwölf Teilen ab. Der Preis richtet sich nach der Gesamtmenge, berechnet wird jede Teillieferung einzeln. Üblich ist das bei Servietten, Papier und Reinigungskonzentraten.</p>',
            button: { label: 'Konzentrate ansehen', link: categoryLink(812, 'de') },
          },
          en: {
            title: 'Call-off orders',
            html: '<p>If you know your annual demand, order once and call it off in up to twelve parts. The price follows the total quantity, every part is invoiced separately. This is common for napkins, paper and cleaning concentrates.</p>',
            button: { label: 'See concentrates', link: categoryLink(812, 'en') },
          },
        }),
      ],
    ),
  ],
};
