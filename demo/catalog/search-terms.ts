import type { DemoSearchTerms } from '../types.ts';

/** What the owner of the demo shop says of terms: words that customers use and the texts do not, and terms that ask for a page. */
export const searchTerms: DemoSearchTerms = {
  synonyms: [
    { language: 'de', term: 'Spüli', meaning: 'Handspülmittel' },
    { language: 'de', term: 'Klopapier', meaning: 'Toilettenpapier' },
    { language: 'de', term: 'Sektglas', meaning: 'Sektflöte' },
    { language: 'de', term: 'Badetuch', meaning: 'Frottiertuch' },
    { language: 'de', term: 'Handtuch', meaning: 'Frottiertuch' },
    { language: 'de', term: 'Handtücher', meaning: 'Frottiertuch' },
    { language: 'de', term: 'Teelöffel', meaning: 'Kaffeelöffel' },
    { language: 'de', term: 'Teelicht', meaning: 'Kerze' },
    { language: 'de', term: 'Teelichter', meaning: 'Kerze' },
    // Apart, so that the variation for salt is the one that is shown.
    { language: 'de', term: 'Salzmühle', meaning: 'Salz Mühle' },
    { language: 'de', term: 'Pfeffermühle', meaning: 'Pfeffer Mühle' },
    { language: 'de', term: 'Salzstreuer', meaning: 'Salz Mühle' },
    { language: 'de', term: 'Pfefferstreuer', meaning: 'Pfeffer Mühle' },
    { language: 'en', term: 'salt shaker', meaning: 'salt mill' },
    { language: 'en', term: 'saltshaker', meaning: 'salt mill' },
    { language: 'en', term: 'pepper shaker', meaning: 'pepper mill' },
    { language: 'en', term: 'teaspoon', meaning: 'coffee spoon' },
    { language: 'en', term: 'teaspoons', meaning: 'coffee spoon' },
    { language: 'en', term: 'tea spoon', meaning: 'coffee spoon' },
    { language: 'en', term: 'tea light', meaning: 'candle' },
    { language: 'en', term: 'tea lights', meaning: 'candle' },
    { language: 'en', term: 'tealight', meaning: 'candle' },
    { language: 'en', term: 'tealights', meaning: 'candle' },
    { language: 'en', term: 'washing-up liquid', meaning: 'detergent' },
    { language: 'en', term: 'serviette', meaning: 'napkin' },
    { language: 'en', term: 'loo roll', meaning: 'toilet paper' },
    { language: 'en', term: 'silverware', meaning: 'cutlery' },
  ],
  redirects: [
    { language: 'de', term: 'Versandkosten', path: '/shipping' },
    { language: 'de', term: 'Lieferzeit', path: '/shipping' },
    { language: 'de', term: 'AGB', path: '/terms-and-conditions' },
    { language: 'de', term: 'Widerruf', path: '/cancellation-rights' },
    { language: 'en', term: 'shipping costs', path: '/shipping' },
    { language: 'en', term: 'delivery time', path: '/shipping' },
    { language: 'en', term: 'terms and conditions', path: '/terms-and-conditions' },
  ],
};
