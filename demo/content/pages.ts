import type { DemoPage } from '../types.ts';
import { aboutPage } from './about.ts';
import { guidePage } from './guide.ts';
import { homePage } from './home.ts';

/** Every page that is made of blocks. */
export const demoPages: DemoPage[] = [homePage, aboutPage, guidePage];
