export { SlideShow as Component } from '../slide-show.tsx';
