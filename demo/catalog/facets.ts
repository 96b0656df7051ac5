import type { DemoFacet } from '../types.ts';

type NamedValue = [de: string, en: string];

/**
 * Value ids follow the facet: 5101, 5102 … for facet 1. New values go to the end of a list, so that ids stay; `first`
 * begins a further list at a later id.
 */
function valuesOf(facetId: number, values: NamedValue[], first = 1): DemoFacet['values'] {
  return values.map(([de, en], index) => ({
    id: 5000 + facetId * 100 + first + index,
    position: first + index,
    name: { de, en },
  }));
}

export const facets: DemoFacet[] = [
  {
    id: 1,
    position: 1,
    name: { de: 'Material', en: 'Material' },
    values: [
      ...valuesOf(1, [
        /* 5101 */ ['Porzellan', 'Porcelain'],
        /* 5102 */ ['Steinzeug', 'Stoneware'],
        /* 5103 */ ['Glas', 'Glass'],
        /* 5104 */ ['Edelstahl', 'Stainless steel'],
        /* 5105 */ ['Aluminium', 'Aluminium'],
        /* 5106 */ ['Gusseisen', 'Cast iron'],
        /* 5107 */ ['Holz', 'Wood'],
        /* 5108 */ ['Melamin', 'Melamine'],
        /* 5109 */ ['Kunststoff', 'Plastic'],
        /* 5110 */ ['Baumwolle', 'Cotton'],
        /* 5111 */ ['Leinen', 'Linen'],
        /* 5112 */ ['Papier und Vlies', 'Paper and airlaid'],
        /* 5113 */ ['Mikrofaser', 'Microfibre'],
        /* 5114 */ ['Wachs', 'Wax'],
        /* 5115 */ ['Mischgewebe', 'Poly-cotton'],
        /* 5116 */ ['Carbonstahl', 'Carbon steel'],
        /* 5117 */ ['Kupfer', 'Copper'],
        /* 5118 */ ['Silikon', 'Silicone'],
        /* 5119 */ ['Emaille', 'Enamel'],
        /* 5120 */ ['Daunen und Federn', 'Down and feathers'],
        /* 5121 */ ['Polyester', 'Polyester'],
        /* 5122 */ ['Nitril', 'Nitrile'],
      ]),
      ...valuesOf(
        1,
        [
          /* 5165 */ ['Schiefer', 'Slate'],
          /* 5166 */ ['Leder', 'Leather'],
        ],
        65,
      ),
    ],
  },
  {
    id: 2,
    position: 2,
    name: { de: 'Spülmaschinenfest', en: 'Dishwasher-safe' },
    values: valuesOf(2, [
      /* 5201 */ ['Ja', 'Yes'],
      /* 5202 */ ['Nur Gläserspülprogramm', 'Glass programme only'],
      /* 5203 */ ['Nein', 'No'],
    ]),
  },
  {
    id: 3,
    position: 3,
    name: { de: 'Mikrowellengeeignet', en: 'Microwave-safe' },
    values: valuesOf(3, [
      /* 5301 */ ['Ja', 'Yes'],
      /* 5302 */ ['Nein', 'No'],
    ]),
  },
  {
    id: 4,
    position: 4,
    name: { de: 'Stapelbar', en: 'Stackable' },
    values: valuesOf(4, [
      /* 5401 */ ['Ja', 'Yes'],
      /* 5402 */ ['Nein', 'No'],
    ]),
  },
  {
    id: 5,
    position: 5,
    name: { de: 'Form', en: 'Shape' },
    values: valuesOf(5, [
      /* 5501 */ ['Rund', 'Round'],
      /* 5502 */ ['Oval', 'Oval'],
      /* 5503 */ ['Rechteckig', 'Rectangular'],
      /* 5504 */ ['Quadratisch', 'Square'],
    ]),
  },
  {
    id: 6,
    position: 6,
    name: { de: 'Serie', en: 'Range' },
    isSeries: true,
    values: [
      ...valuesOf(6, [
        /* 5601 Marnholt */ ['Ebene', 'Ebene'],
        /* 5602 Marnholt */ ['Hallhof', 'Hallhof'],
        /* 5603 Sandkröger */ ['Watt', 'Watt'],
        /* 5604 Verrelune */ ['Clairval', 'Clairval'],
        /* 5605 Verrelune */ ['Tavelle', 'Tavelle'],
        /* 5606 Brüggedorn */ ['Schilf', 'Schilf'],
        /* 5607 Brüggedorn */ ['Domhof', 'Domhof'],
        /* 5608 Pennard & Lowe */ ['Steelyard', 'Steelyard'],
        /* 5609 Reuthal */ ['Kernzone', 'Kernzone'],
        /* 5610 Reuthal */ ['Passgenau', 'Passgenau'],
        /* 5611 Senzumi */ ['Hagane', 'Hagane'],
        /* 5612 Ostervik */ ['Brygga', 'Brygga'],
        /* 5613 Lindwebe */ ['Fadenlauf', 'Fadenlauf'],
        /* 5614 Lindwebe */ ['Morgentau', 'Morgentau'],
        /* 5615 Blankora */ ['Klarspur', 'Klarspur'],
        /* 5616 Reuthal */ ['Glutfeld', 'Glutfeld'],
        /* 5617 Reuthal */ ['Handfest', 'Handfest'],
        /* 5618 Tannegg */ ['Backtag', 'Backtag'],
        /* 5619 Lindwebe */ ['Farbkante', 'Farbkante'],
        /* 5620 Clonmara */ ['Ardrinn', 'Ardrinn'],
        /* 5621 Whitlock & Hale */ ['Twelvebell', 'Twelvebell'],
        /* 5622 Fjäderholm */ ['Nattro', 'Nattro'],
        /* 5623 Aumance */ ['Sous-Bois', 'Sous-Bois'],
      ]),
      ...valuesOf(
        6,
        [
          /* 5665 Marnholt */ ['Farbwerk', 'Farbwerk'],
          /* 5666 Marnholt */ ['Korn', 'Korn'],
          /* 5667 Sandkröger */ ['Priel', 'Priel'],
          /* 5668 Verrelune */ ['Montrive', 'Montrive'],
          /* 5669 Verrelune */ ['Ondelle', 'Ondelle'],
          /* 5670 Brüggedorn */ ['Kontor', 'Kontor'],
          /* 5671 Brüggedorn */ ['Perlrand', 'Perlrand'],
          /* 5672 Brüggedorn */ ['Nordhafen', 'Nordhafen'],
          /* 5673 Kestmoor */ ['Fernhill', 'Fernhill'],
        ],
        65,
      ),
    ],
  },
  {
    id: 7,
    position: 7,
    name: { de: 'Einsatz', en: 'Setting' },
    values: valuesOf(7, [
      /* 5701 */ ['Restaurant', 'Restaurant'],
      /* 5702 */ ['Bankett und Catering', 'Banquet and catering'],
      /* 5703 */ ['Frühstück', 'Breakfast'],
      /* 5704 */ ['Bar', 'Bar'],
      /* 5705 */ ['Café', 'Café'],
      /* 5706 */ ['Küche', 'Kitchen'],
      /* 5707 */ ['Zimmer und Bad', 'Room and bathroom'],
      /* 5708 */ ['Terrasse', 'Terrace'],
      /* 5709 */ ['Reinigung und Hygiene', 'Cleaning and hygiene'],
    ]),
  },
  {
    id: 8,
    position: 8,
    name: { de: 'Induktionsgeeignet', en: 'Suitable for induction' },
    values: valuesOf(8, [
      /* 5801 */ ['Ja', 'Yes'],
      /* 5802 */ ['Nein', 'No'],
    ]),
  },
];

/**
 * All filters in the order in which lists show them: what decides first, whatever it is made of. "attribute-8" is one of
 * attributes.ts, "facet-6" one of the above; attributes that are not named here are no filters.
 */
export const filterOrder = [
  'attribute-8' /* GN size */,
  'attribute-9' /* depth */,
  'attribute-2' /* diameter */,
  'attribute-3' /* size */,
  'attribute-4' /* capacity */,
  'attribute-6' /* length */,
  'attribute-1' /* colour */,
  'facet-6' /* series */,
  'facet-1' /* material */,
  'price',
  'facet-5' /* shape */,
  'facet-7' /* setting */,
  'attribute-21' /* grit */,
  'attribute-23' /* firmness */,
  'attribute-27' /* warmth */,
  'facet-2' /* dishwasher */,
  'facet-3' /* microwave */,
  'facet-8' /* induction */,
  'facet-4' /* stackable */,
  'availability',
  'producer',
];
