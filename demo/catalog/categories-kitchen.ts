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
  {
    id: 421,
    parentId: 42,
    type: 'item',
    position: 1,
    name: { de: 'GN-Behälter aus Edelstahl', en: 'Stainless steel GN containers' },
    slug: { de: 'gn-behaelter-edelstahl', en: 'stainless-steel-gn-containers' },
    shortDescription: {
      de: 'Geschlossen, gelocht und flach, mit Deckeln und Stegen, für Ofen, Bain-Marie und Ausgabe.',
      en: 'Plain, perforated and shallow, with lids and bars, for ovens, bains-marie and counters.',
    },
    description: {
      de: '<p>Edelstahl ist der Werkstoff für Hitze: Er darf vom Froster in den Kombidämpfer und von dort in die Ausgabe. Achten Sie auf die Wandstärke. Unsere Behälter haben durchweg 0,8 mm, GN 2/1 hat 1,0 mm.</p>',
      en: '<p>Stainless steel is the material for heat: it may go from the freezer to the combi oven and on to the counter. Look at the wall thickness. Ours is 0.8 mm throughout, 1.0 mm for GN 2/1.</p>',
    },
    metaTitle: { de: 'GN-Behälter aus Edelstahl', en: 'GN containers in stainless steel' },
    metaDescription: {
      de: 'GN-Behälter aus Edelstahl, gelocht und geschlossen, 20 bis 150 mm tief, mit Deckeln und Zwischenstegen.',
      en: 'Stainless steel GN containers, perforated and plain, 20 to 150 mm deep, with lids and adapter bars.',
    },
    inNavigation: true,
    inSitemap: true,
    picture: 'gn-container',
  },
  {
    id: 422,
    parentId: 42,
    type: 'item',
    position: 2,
    name: { de: 'Kühlen, Lagern & Transport', en: 'Chilling, storage & transport' },
    slug: { de: 'kuehlen-lagern', en: 'chilling-storage' },
    shortDescription: {
      de: 'Behälter aus Polycarbonat und Polypropylen, Deckel, Thermoboxen und Vorratseimer.',
      en: 'Containers in polycarbonate and polypropylene, lids, insulated boxes and storage tubs.',
    },
    description: {
      de: '<p>Klar oder milchig ist die wichtigste Frage: Polycarbonat zeigt den Inhalt, Polypropylen verträgt Öl, Zwiebeln und Frost. Für Speisen über 100 °C ist keiner von beiden gedacht.</p>',
      en: '<p>Clear or translucent is the main question: polycarbonate shows the contents, polypropylene withstands oil, onions and frost. Neither is meant for food above 100 °C.</p>',
    },
    metaTitle: { de: 'Vorratsbehälter und Thermoboxen im GN-Maß', en: 'GN storage containers and insulated boxes' },
    metaDescription: {
      de: 'GN-Behälter aus Polycarbonat und Polypropylen, Deckel mit Dichtung, Thermoboxen und runde Vorratseimer.',
      en: 'GN containers in polycarbonate and polypropylene, sealing lids, insulated boxes and round storage tubs.',
    },
    inNavigation: true,
    inSitemap: true,
    picture: 'box',
  },
  {
    id: 423,
    parentId: 42,
    type: 'item',
    position: 3,
    name: { de: 'GN-Bleche & Roste', en: 'GN trays & grids' },
    slug: { de: 'gn-bleche-roste', en: 'gn-trays-grids' },
    shortDescription: {
      de: 'Emaillierte und beschichtete Bleche und tragfähige Roste für den Kombidämpfer.',
      en: 'Enamelled and coated trays and sturdy grids for combi ovens.',
    },
    description: {
      de: '<p>Emaille bräunt, Aluminium heizt schnell, Edelstahl hält alles aus. Für den Kombidämpfer gilt: höchstens jedes zweite Blech gelocht belegen, sonst fehlt den unteren Einschüben die Luft.</p>',
      en: '<p>Enamel browns, aluminium heats quickly, stainless steel withstands everything. In a combi oven load no more than every second runner with perforated sheets, or the lower ones run short of air.</p>',
    },
    metaTitle: { de: 'GN-Bleche und Roste', en: 'GN trays and grids' },
    metaDescription: {
      de: 'Granitemaillierte Bleche, Aluminiumbleche mit Antihaft und Roste im Gastronorm-Maß für Kombidämpfer.',
      en: 'Granite-enamelled trays, non-stick aluminium sheets and grids in gastronorm sizes for combi ovens.',
    },
    inNavigation: true,
    inSitemap: true,
    picture: 'tray',
  },
  {
    id: 451,
    parentId: 4,
    type: 'item',
    position: 5,
    name: { de: 'Backen & Patisserie', en: 'Baking & patisserie' },
    slug: { de: 'backen-patisserie', en: 'baking-patisserie' },
    shortDescription: {
      de: 'Bleche, Ringe, Formen und Spritzbeutel für Konditorei und Dessertposten.',
      en: 'Sheets, rings, moulds and piping bags for pastry kitchens and dessert stations.',
    },
    description: {
      de: '<p>Bäckermaß ist 600 × 400 mm, Gastronorm ist 530 × 325 mm. Prüfen Sie vor der Bestellung die Einschübe Ihres Ofens: Die Bleche des einen Maßes passen nicht in die Auflagen des anderen.</p>',
      en: '<p>Bakery size is 600 × 400 mm, gastronorm is 530 × 325 mm. Check the runners of your oven before ordering: sheets of one size do not fit the supports of the other.</p>',
    },
    metaTitle: { de: 'Backformen und Patisseriebedarf', en: 'Bakeware and patisserie equipment' },
    metaDescription: {
      de: 'Backbleche, Tortenringe, Dessertringe, Tarteformen und Spritzbeutel für Bäckerei und Patisserie.',
      en: 'Baking sheets, cake rings, dessert rings, tart tins and piping bags for bakeries and pastry kitchens.',
    },
    inNavigation: true,
    inSitemap: true,
    picture: 'cake-stand',
  },
];
