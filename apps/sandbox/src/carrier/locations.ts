type Place = { postcode: string; city: string; latitude: number; longitude: number };

/** Some of the larger cities, by which a postcode nearby finds its own. */
const places: Place[] = [
  { postcode: '10115', city: 'Berlin', latitude: 52.532, longitude: 13.384 },
  { postcode: '20095', city: 'Hamburg', latitude: 53.551, longitude: 10.0 },
  { postcode: '28195', city: 'Bremen', latitude: 53.079, longitude: 8.808 },
  { postcode: '30159', city: 'Hannover', latitude: 52.374, longitude: 9.738 },
  { postcode: '40213', city: 'Düsseldorf', latitude: 51.225, longitude: 6.774 },
  { postcode: '50667', city: 'Köln', latitude: 50.938, longitude: 6.957 },
  { postcode: '60311', city: 'Frankfurt am Main', latitude: 50.111, longitude: 8.682 },
  { postcode: '70173', city: 'Stuttgart', latitude: 48.778, longitude: 9.18 },
  { postcode: '80331', city: 'München', latitude: 48.137, longitude: 11.575 },
  { postcode: '01067', city: 'Dresden', latitude: 51.051, longitude: 13.733 },
];

const streets = ['Bahnhofstraße', 'Marktplatz', 'Lange Straße', 'Am Rathaus', 'Schillerstraße', 'Hafenstraße'];
const shops = ['Kiosk am Markt', 'Schreibwaren Lenz', 'Postfiliale im Einkaufszentrum'];

export type Asked = { postcode: string; city: string; types: string[]; limit: number };

/** Points around a place, always the same ones; null where nobody knows the place. Postcodes of the form 99... have none. */
export function findLocations({ postcode, city, types, limit }: Asked): object[] | null {
  const place = placeOf(postcode, city);
  if (!place) return null;
  if (place.postcode.startsWith('99')) return [];
  return streets
    .map((street, index) => (index % 2 === 0 ? lockerWire(place, street, index) : officeWire(place, street, index)))
    .filter(({ location: { type } }) => types.length === 0 || types.includes(type))
    .slice(0, limit);
}

function placeOf(postcode: string, city: string): Place | null {
  const named = places.find((each) => each.city.toLowerCase() === city.trim().toLowerCase());
  if (postcode === '') return named ?? null;
  const near = places.find((each) => each.postcode[0] === postcode[0]);
  return near ? { ...near, postcode, city: city || near.city } : null;
}

function pointWire({ postcode, city, latitude, longitude }: Place, street: string, index: number) {
  return {
    url: `/locations/8003-${postcode}${index}`,
    distance: 180 + index * 310,
    place: {
      address: {
        countryCode: 'DE',
        postalCode: postcode,
        addressLocality: city,
        streetAddress: `${street} ${index * 7 + 2}`,
      },
      geo: { latitude: latitude + index * 0.002, longitude: longitude + index * 0.003 },
    },
    closurePeriods: [],
    serviceTypes: ['parcel:pick-up', 'parcel:drop-off', 'parcel:pick-up-registered'],
    averageCapacityDayOfWeek: [
      { dayOfWeek: 'Monday', capacity: 'low' },
      { dayOfWeek: 'Saturday', capacity: 'high' },
    ],
  };
}

function lockerWire(place: Place, street: string, index: number) {
  const number = String(101 + index);
  return {
    ...pointWire(place, street, index),
    location: {
      ids: [{ locationId: `8003-4${place.postcode}${index}`, provider: 'parcel' }],
      keyword: 'Packstation',
      keywordId: number,
      type: 'locker',
    },
    name: `Packstation ${number}`,
    openingHours: hours([0, 1, 2, 3, 4, 5, 6], '00:00:00', '23:59:00'),
  };
}

function officeWire(place: Place, street: string, index: number) {
  const point = pointWire(place, street, index);
  return {
    ...point,
    place: { ...point.place, containedInPlace: { name: shops[(index - 1) / 2] ?? '' } },
    location: {
      ids: [{ locationId: `8003-5${place.postcode}${index}`, provider: 'parcel' }],
      keyword: 'Postfiliale',
      keywordId: String(501 + index),
      // As partners are called that sell other things, too.
      type: index === 1 ? 'servicepoint' : 'postoffice',
    },
    name: `Postfiliale ${501 + index}`,
    openingHours: [
      ...hours([1, 2, 3, 4, 5], '09:00:00', '13:00:00'),
      ...hours([1, 2, 3, 4, 5], '14:00:00', '18:30:00'),
      ...hours([6], '09:00:00', '13:00:00'),
    ],
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function hours(days: number[], opens: string, closes: string) {
  return days.map((day) => ({ opens, closes, dayOfWeek: `http://schema.org/${weekdays[day]}` }));
}
