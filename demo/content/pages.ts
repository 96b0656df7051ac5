import type { DemoPage } from '../types.ts';
import { aboutPage } from './about.ts';
import { careGuidePage } from './care-guide.ts';
import { customerPriceListsPage } from './customer-price-lists.ts';
import { deliveryServicePage } from './delivery-service.ts';
import { gastronormGuidePage } from './gastronorm-guide.ts';
import { guidePage } from './guide.ts';
import { homePage } from './home.ts';
import { takeBackPage } from './take-back.ts';

/** Every page that is made of blocks. */
export const demoPages: DemoPage[] = [
  homePage,
  aboutPage,
  deliveryServicePage,
  takeBackPage,
  guidePage,
  gastronormGuidePage,
  careGuidePage,
  customerPriceListsPage,
];
