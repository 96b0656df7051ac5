import { slides } from '../slides.ts';

/** The carousel under the name by which other clients of the contract store it. */
export const bannerCarousel = slides({ de: 'Bannerkarussell', en: 'BannerCarousel' });
