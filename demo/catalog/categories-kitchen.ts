import type { DemoCategory } from '../types.ts';

/** Finer shelves for kitchen, linen, hotel and cleaning, and the pages that go with them. */
export const kitchenCategories: DemoCategory[] = [
  {
    id: 411,
    parentId: 41,
    type: 'item',
    position: 1,
    name: { de: 'Bratpfannen & Woks', en: 'Frying pans & woks' },
    slug: { de: 'bratpfannen-woks', en: 'frying-pans-woks' },
    shortDescription: {
      de: 'Beschichtet, aus Edelstahl, Carbonstahl und Gusseisen, von 20 bis 36 cm.',
      en: 'Non-stick, stainless steel, carbon steel and cast iron, from 20 to 36 cm.',
    },
    description: {
      de: '<p>Welche Pfanne wofür: beschichtet für Ei und Fisch, Edelstahl zum Ablöschen, Carbonstahl zum scharfen Anbraten, Gusseisen zum Halten der Hitze bis an den Tisch. Beschichtete Pfannen sind Verbrauchsmaterial, die anderen halten Jahrzehnte.</p>',
      en: '<p>Which pan for what: non-stick for eggs and fish, stainless steel for deglazing, carbon steel for hard searing, cast iron to hold the heat all the way to the table. Coated pans are consumables; the others last for decades.</p>',
    },
    metaTitle: { de: 'Bratpfannen und Woks für die Profiküche', en: 'Frying pans and woks for professionals' },
    metaDescription: {
      de: 'Antihaftpfannen, Edelstahlpfannen, Gusseisen, Woks und Crêpepfannen in Gastronomiequalität, mit Staffelpreisen.',
      en: 'Non-stick pans, steel pans, cast iron, woks and crêpe pans in professional quality, with quantity prices.',
    },
    inNavigation: true,
    inSitemap: true,
    picture: 'pan',
  },
  {
    id: 412,
    parentId: 41,
    type: 'item',
    position: 2,
    name: { de: 'Töpfe & Kasserollen', en: 'Pots & casseroles' },
    slug: { de: 'toepfe-kasserollen', en: 'pots-casseroles' },
    shortDescription: {
      de: 'Vom Saucentopf mit 1,8 Litern bis zum Kochkessel mit 50 Litern, Deckel auch einzeln.',
      en: 'From the 1.8-litre saucepan to the 50-litre kettle, with lids also sold singly.',
    },
    description: {
      de: '<p>Hohe Töpfe halten Flüssigkeit, flache lassen sie verkochen. Der Inhalt ist randvoll angegeben, nutzbar sind etwa vier Fünftel. Ab 32 cm Durchmesser lohnt der Blick auf das Gewicht: Gefüllt sind diese Töpfe nur zu zweit zu heben.</p>',
      en: '<p>Tall pots keep liquid in, shallow ones let it reduce. Capacity is stated to the brim; about four fifths of it can be used. From 32 cm in diameter, check the weight: filled, these pots take two people to lift.</p>',
    },
    metaTitle: { de: 'Töpfe und Kasserollen für Großküchen', en: 'Pots and casseroles for catering kitchens' },
    metaDescription: {
      de: 'Suppentöpfe, Bratentöpfe, Schmortöpfe und Kochkessel aus Edelstahl, Gusseisen und Kupfer. Deckel einzeln.',
      en: 'Stockpots, braising pots, casseroles and kettles in stainless steel, cast iron and copper. Lids sold singly.',
    },
    inNavigation: true,
    inSitemap: true,
    picture: 'pot',
  },
];
