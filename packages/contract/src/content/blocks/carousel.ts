import { slides } from '../slides.ts';

/** Banners that follow one another in the same place. */
export const carousel = slides({ de: 'Bildbanner', en: 'Image Banner' });
