import type { Texts } from '../../types.ts';

/** Ranges by the place they are made for: the first level of the large catalogue. */
export const ranges: readonly { name: Texts; facetValueId: number }[] = [
  { name: { de: 'Restaurant', en: 'Restaurant' }, facetValueId: 5701 },
  { name: { de: 'Bankett', en: 'Banqueting' }, facetValueId: 5702 },
  { name: { de: 'Frühstück', en: 'Breakfast' }, facetValueId: 5703 },
  { name: { de: 'Bar', en: 'Bar' }, facetValueId: 5704 },
  { name: { de: 'Café', en: 'Café' }, facetValueId: 5705 },
  { name: { de: 'Großküche', en: 'Catering kitchen' }, facetValueId: 5706 },
  { name: { de: 'Hotelzimmer', en: 'Hotel room' }, facetValueId: 5707 },
  { name: { de: 'Terrasse', en: 'Terrace' }, facetValueId: 5708 },
];

const beginnings =
  'Al Ar Ber Bir Bran Dal Don Eich El Fal Fjor Gal Gren Hal Hol Im Ja Kal Kir Lin Lor Mar Mel Mon Nor Ol Ped Quel Ral ' +
  'Ros Sal Ser Sol Tal Tor Ul Val Ver Wal Zel';
const middles = 'a be da di e fe ga la le li ma mi na ni no ra re ri ro sa ta ti to va vi';
const endings = 'berg bek dorf feld gard holm hof land linde lund mar mark more ris rona sund stein tal via vik ville';

/** Names of series as a manufacturer would give them: some 20,000. */
export const seriesParts = [beginnings, middles, endings].map((part) => part.split(' '));

export const characters: readonly Texts[] = [
  { de: 'schlicht', en: 'plain' },
  { de: 'klassisch', en: 'classic' },
  { de: 'reliefiert', en: 'embossed' },
  { de: 'handgearbeitet', en: 'hand-finished' },
  { de: 'stapelbar', en: 'stackable' },
  { de: 'besonders robust', en: 'extra sturdy' },
  { de: 'leicht', en: 'light' },
  { de: 'mit feinem Rand', en: 'with a fine rim' },
];

export const uses: readonly Texts[] = [
  {
    de: 'Für den täglichen Dienst gemacht und in wenigen Handgriffen verräumt.',
    en: 'Made for daily service and put away in no time.',
  },
  {
    de: 'Hält dem Wechsel von heiß und kalt stand und bleibt lange ansehnlich.',
    en: 'Withstands the change from hot to cold and keeps its looks for years.',
  },
  {
    de: 'Passt zu vielen anderen Serien des Sortiments und lässt sich jederzeit ergänzen.',
    en: 'Goes with many other series of the range and can be added to at any time.',
  },
  {
    de: 'Ausgewogen in der Hand und auf die Abläufe großer Häuser abgestimmt.',
    en: 'Well balanced in the hand and made for the routines of large houses.',
  },
  {
    de: 'Im Karton geliefert, einzeln nachzukaufen, über Jahre lieferbar.',
    en: 'Delivered by the carton, sold singly too, available for years.',
  },
];

export const opinions: readonly { rating: 1 | 2 | 3 | 4 | 5; title: Texts; text: Texts }[] = [
  {
    rating: 5,
    title: { de: 'Genau wie erwartet', en: 'Just as expected' },
    text: {
      de: 'Seit Monaten im Einsatz, nichts zu beanstanden.',
      en: 'In use for months, nothing to complain about.',
    },
  },
  {
    rating: 4,
    title: { de: 'Gute Ware', en: 'Good quality' },
    text: {
      de: 'Stabil und sauber verarbeitet, die Lieferung kam pünktlich.',
      en: 'Sturdy and well made, delivered on time.',
    },
  },
  {
    rating: 3,
    title: { de: 'In Ordnung', en: 'All right' },
    text: { de: 'Erfüllt seinen Zweck, für den Preis angemessen.', en: 'Does the job, fair for the price.' },
  },
  {
    rating: 2,
    title: { de: 'Etwas enttäuscht', en: 'A little disappointed' },
    text: { de: 'Zwei Stücke hatten kleine Fehler.', en: 'Two pieces had small flaws.' },
  },
];
