export { toSlideShow as toView } from '../slide-show-view.ts';

export const bringsHeading = true;
