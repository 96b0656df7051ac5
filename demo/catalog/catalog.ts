import type {
  DemoAttribute,
  DemoAvailability,
  DemoCategory,
  DemoFacet,
  DemoItem,
  DemoManufacturer,
  DemoOrderProperty,
  DemoPropertyGroup,
  DemoSearchTerms,
  DemoTag,
  DemoUnit,
} from '../types.ts';
import { attributes } from './attributes.ts';
import { availabilities } from './availabilities.ts';
import { categories } from './categories.ts';
import { facets, filterOrder } from './facets.ts';
import { barGlasses } from './items/bar-glasses.ts';
import { bowls } from './items/bowls.ts';
import { buffetAndBar } from './items/buffet-and-bar.ts';
import { cleaningItems } from './items/cleaning.ts';
import { coffeeService } from './items/coffee-service.ts';
import { cups } from './items/cups.ts';
import { cutlery } from './items/cutlery.ts';
import { gastronormItems } from './items/gastronorm.ts';
import { giftCards } from './items/gift-cards.ts';
import { glassRacks } from './items/glass-racks.ts';
import { hotelItems } from './items/hotel.ts';
import { kitchenAids } from './items/kitchen-aids.ts';
import { linenItems } from './items/linen.ts';
import { mugsAndPots } from './items/mugs-and-pots.ts';
import { plates } from './items/plates.ts';
import { platters } from './items/platters.ts';
import { potsAndPans } from './items/pots-and-pans.ts';
import { servingAndMenus } from './items/serving-and-menus.ts';
import { soupPlates } from './items/soup-plates.ts';
import { tumblers } from './items/tumblers.ts';
import { wineGlasses } from './items/wine-glasses.ts';
import { backOfHouseItems } from './items-back-of-house.ts';
import { tablewareItems } from './items-tableware.ts';
import { manufacturers } from './manufacturers.ts';
import { orderProperties } from './order-properties.ts';
import { propertyGroups } from './property-groups.ts';
import { searchTerms } from './search-terms.ts';
import { tags } from './tags.ts';
import { units } from './units.ts';

export type DemoCatalog = {
  manufacturers: DemoManufacturer[];
  attributes: DemoAttribute[];
  units: DemoUnit[];
  availabilities: DemoAvailability[];
  tags: DemoTag[];
  propertyGroups: DemoPropertyGroup[];
  orderProperties: DemoOrderProperty[];
  facets: DemoFacet[];
  filterOrder: string[];
  categories: DemoCategory[];
  items: DemoItem[];
  searchTerms: DemoSearchTerms;
};

/** All that the demo shop sells, and what it is described with. */
export const demoCatalog: DemoCatalog = {
  manufacturers,
  attributes,
  units,
  availabilities,
  tags,
  propertyGroups,
  orderProperties,
  facets,
  filterOrder,
  categories,
  items: [
    ...plates,
    ...soupPlates,
    ...platters,
    ...bowls,
    ...cups,
    ...mugsAndPots,
    ...coffeeService,
    ...wineGlasses,
    ...tumblers,
    ...barGlasses,
    ...glassRacks,
    ...cutlery,
    ...potsAndPans,
    ...kitchenAids,
    ...gastronormItems,
    ...buffetAndBar,
    ...servingAndMenus,
    ...linenItems,
    ...hotelItems,
    ...cleaningItems,
    ...tablewareItems,
    ...backOfHouseItems,
    ...giftCards,
  ],
  searchTerms,
};
