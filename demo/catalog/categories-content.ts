import type { DemoCategory } from '../types.ts';

/** Pages below "Über uns" and the guide, and one for customers only; what they show stands in demo/content. */
export const contentCategories: DemoCategory[] = [
  {
    id: 911,
    parentId: 91,
    type: 'content',
    position: 1,
    name: { de: 'Lieferung & Service', en: 'Delivery & service' },
    slug: { de: 'lieferung-service', en: 'delivery-service' },
    shortDescription: {
      de: 'Wie eine Bestellung abläuft, was bei Bruch gilt und wie wir ganze Häuser ausstatten.',
      en: 'How an order proceeds, what applies to breakage and how we fit out whole hotels.',
    },
    metaTitle: { de: 'Lieferung und Service', en: 'Delivery and service' },
    metaDescription: {
      de: 'Verfügbarkeit, Annahme von Paletten, Bruch, Rückgabe, Leergut und Lieferung zu einem festen Eröffnungstermin.',
      en: 'Availability, receiving pallets, breakage, returns, empties and delivery on a fixed opening date.',
    },
    inNavigation: false,
    inSitemap: true,
  },
  {
    id: 912,
    parentId: 91,
    type: 'content',
    position: 2,
    name: { de: 'Altgeräte & Batterien', en: 'Old equipment & batteries' },
    slug: { de: 'altgeraete-batterien', en: 'old-equipment-batteries' },
    shortDescription: {
      de: 'Wie Sie Elektrogeräte, Batterien und Akkus zurückgeben und was mit ihnen geschieht.',
      en: 'How to return electrical equipment and batteries, and what becomes of them.',
    },
    metaTitle: { de: 'Altgeräte und Batterien zurückgeben', en: 'Returning old equipment and batteries' },
    metaDescription: {
      de: 'Kostenlose Rückgabe von Elektrogeräten, Batterien und Akkus nach ElektroG und BattDG: Wege, Fristen, Zeichen, Daten löschen.',
      en: 'Free return of electrical equipment and batteries under German law: ways, signs, and deleting your data.',
    },
    inNavigation: false,
    inSitemap: true,
  },
  {
    id: 921,
    parentId: 92,
    type: 'content',
    position: 1,
    name: { de: 'Gastronorm erklärt', en: 'Gastronorm explained' },
    slug: { de: 'gastronorm-erklaert', en: 'gastronorm-explained' },
    shortDescription: {
      de: 'Größen, Inhalte und Werkstoffe von GN-Behältern und wie man ein Feld aufteilt.',
      en: 'Sizes, capacities and materials of GN containers and how to divide a space.',
    },
    metaTitle: { de: 'Gastronorm: Größen, Tiefen, Inhalte', en: 'Gastronorm: sizes, depths, capacities' },
    metaDescription: {
      de: 'Tabelle der GN-Inhalte nach Tiefe, Vergleich von Edelstahl, Polycarbonat und Polypropylen, Aufteilung von GN 1/1.',
      en: 'Table of GN capacities by depth, stainless steel, polycarbonate and polypropylene compared, dividing GN 1/1.',
    },
    inNavigation: true,
    inSitemap: true,
  },
  {
    id: 922,
    parentId: 92,
    type: 'content',
    position: 2,
    name: { de: 'Pflege von Porzellan und Glas', en: 'Care for porcelain and glass' },
    slug: { de: 'pflege-porzellan-glas', en: 'care-porcelain-glass' },
    shortDescription: {
      de: 'Stapeln, spülen, polieren: was Bruch und Beläge verhindert.',
      en: 'Stacking, washing, polishing: what prevents breakage and residue.',
    },
    metaTitle: { de: 'Pflegehinweise für Porzellan und Glas', en: 'Care instructions for porcelain and glass' },
    metaDescription: {
      de: 'Pflegehinweise für Porzellan, Steinzeug und Gläser in der Gastronomie, mit Tabelle der häufigsten Beläge.',
      en: 'Care instructions for porcelain, stoneware and glasses in restaurants, with a table of common residues.',
    },
    inNavigation: true,
    inSitemap: true,
  },
  {
    id: 93,
    parentId: null,
    type: 'content',
    position: 93,
    name: { de: 'Kundenbereich: Preislisten', en: 'Customer area: price lists' },
    slug: { de: 'kundenbereich-preislisten', en: 'customer-area-price-lists' },
    shortDescription: {
      de: 'Konditionen, Palettenmengen und Preislisten für angemeldete Geschäftskunden.',
      en: 'Terms, pallet quantities and price lists for business customers who are logged in.',
    },
    metaTitle: { de: 'Preislisten für Geschäftskunden', en: 'Price lists for business customers' },
    metaDescription: {
      de: 'Nettopreise, Palettenmengen, Preisliste als Datei und Abrufaufträge für geprüfte Geschäftskunden.',
      en: 'Net prices, pallet quantities, price list as a file and call-off orders for verified business customers.',
    },
    customersOnly: true,
    inNavigation: false,
    inSitemap: false,
  },
];
