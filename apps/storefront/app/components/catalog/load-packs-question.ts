import { lazy } from 'react';
import { ensureMessages } from '#app/i18n/browser-messages.ts';

/** The question whether so many packs are meant, for places beside a product's own page: few are ever asked. */
export const PacksQuestion = lazy(async () => {
  const [part] = await Promise.all([import('./packs-question.tsx'), ensureMessages(['product'])]);
  return part;
});
