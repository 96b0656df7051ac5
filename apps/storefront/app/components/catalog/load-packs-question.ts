import { lazy } from 'react';
import { withMessages } from '#app/i18n/browser-messages.ts';
import { asPart } from '#app/start/first-intent.ts';

/** The question whether so many packs are meant, for places beside a product's own page: few are ever asked. */
export const PacksQuestion = lazy(asPart(withMessages(['product'], () => import('./packs-question.tsx'))));
