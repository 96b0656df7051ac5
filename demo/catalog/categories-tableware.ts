import type { DemoCategory } from '../types.ts';

/** What divides tableware, glassware, cutlery, buffet and bar further. */
export const tablewareCategories: DemoCategory[] = [
  {
    id: 111,
    parentId: 11,
    type: 'item',
    position: 1,
    name: { de: 'Flache Teller', en: 'Flat plates' },
    slug: { de: 'flache-teller', en: 'flat-plates' },
    shortDescription: {
      de: 'Speise-, Frühstücks- und Brotteller, mit Fahne, als Coupe oder quadratisch.',
      en: 'Dinner, breakfast and side plates, rimmed, coupe or square.',
    },
    description: {
      de: '<p>Für den Hauptgang rechnen die meisten Häuser mit 27 cm, für das Frühstück mit 21 cm. Prüfen Sie vor der Bestellung die lichte Weite von Tellerspender und Spülkorb.</p>',
      en: '<p>Most houses use 27 cm for the main course and 21 cm for breakfast. Check the clear width of plate dispensers and racks before you order.</p>',
    },
    metaTitle: { de: 'Flache Teller für die Gastronomie', en: 'Flat plates for restaurants and hotels' },
    metaDescription: {
      de: 'Flache Teller von 15 bis 33 cm aus Hartporzellan und Steinzeug, weiß und farbig, einzeln und im Karton.',
      en: 'Flat plates from 15 to 33 cm in hard porcelain and stoneware, white and coloured, singly and by the carton.',
    },
    inNavigation: true,
    inSitemap: true,
    picture: 'plate',
  },
  {
    id: 112,
    parentId: 11,
    type: 'item',
    position: 2,
    name: { de: 'Tiefe Teller', en: 'Deep plates' },
    slug: { de: 'tiefe-teller', en: 'deep-plates' },
    shortDescription: {
      de: 'Suppen-, Pasta- und Gourmetteller mit Angabe von Nutzinhalt und Mulde.',
      en: 'Soup, pasta and gourmet plates with their capacity in use and the size of the well.',
    },
    description: {
      de: '<p>Der Nutzinhalt ist bis 10 mm unter den Rand gemessen, so wie ein Teller getragen wird.</p>',
      en: '<p>Capacity in use is measured to 10 mm below the edge, the way a plate is carried.</p>',
    },
    metaTitle: { de: 'Tiefe Teller, Pasta- und Suppenteller', en: 'Deep plates, pasta and soup plates' },
    metaDescription: {
      de: 'Tiefe Teller, Suppentassen und Pastateller aus Hartporzellan und Steinzeug für Restaurant, Hotel und Klinik.',
      en: 'Deep plates, soup cups and pasta plates in hard porcelain and stoneware for restaurants, hotels and clinics.',
    },
    inNavigation: true,
    inSitemap: true,
    picture: 'soup-plate',
  },
  {
    id: 113,
    parentId: 11,
    type: 'item',
    position: 3,
    name: { de: 'Platten & Servierplatten', en: 'Platters' },
    slug: { de: 'platten', en: 'platters' },
    shortDescription: {
      de: 'Ovale, rechteckige und lange Platten zum Anrichten, Teilen und für das Buffet.',
      en: 'Oval, rectangular and long platters for plating, sharing and the buffet.',
    },
    description: {
      de: '<p>Ab 35 cm Länge lohnt der Blick in die Spülküche: Die Korbmaße stehen bei jeder Platte in den technischen Daten oder in der Beschreibung.</p>',
      en: '<p>From a length of 35 cm it pays to look at the wash-up area: rack sizes are given with every platter, in the technical data or the description.</p>',
    },
    metaTitle: { de: 'Servierplatten für Restaurant und Buffet', en: 'Platters for restaurants and buffets' },
    metaDescription: {
      de: 'Servierplatten aus Porzellan, Steinzeug, Schiefer und Gusseisen, von 24 bis 60 cm, für Tisch und Buffet.',
      en: 'Serving platters in porcelain, stoneware, slate and cast iron, from 24 to 60 cm, for table and buffet.',
    },
    inNavigation: true,
    inSitemap: true,
    picture: 'tray',
  },
  {
    id: 512,
    parentId: 5,
    type: 'item',
    position: 2,
    name: { de: 'Präsentation', en: 'Presentation' },
    slug: { de: 'praesentation', en: 'presentation' },
    shortDescription: {
      de: 'Ständer, Platten und Spender, die ein Buffet gliedern.',
      en: 'Stands, boards and dispensers that give a buffet its structure.',
    },
    description: {
      de: '<p>Ein Buffet wirkt voller, wenn es in die Höhe geht: Planen Sie auf einem Meter Länge zwei bis drei Ebenen und stellen Sie das Teuerste nach hinten oben.</p>',
      en: '<p>A buffet looks fuller when it rises: plan two to three levels per metre of length and place the most expensive dishes at the back and on top.</p>',
    },
    metaTitle: { de: 'Buffetpräsentation', en: 'Buffet presentation' },
    metaDescription: {
      de: 'Buffetständer, Schieferplatten, Saftspender und Tortenplatten für Frühstück, Brunch und Bankett.',
      en: 'Buffet stands, slate boards, juice dispensers and cake stands for breakfast, brunch and banquets.',
    },
    inNavigation: true,
    inSitemap: true,
    picture: 'buffet-stand',
  },
];
