/** ISO 3166-2 without the country. */
export const germanStates = [
  ...(['BW', 'BY', 'BE', 'BB', 'HB', 'HH', 'HE', 'MV'] as const),
  ...(['NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH'] as const),
] as const;

export type GermanState = (typeof germanStates)[number];

/**
 * First figures of postcodes and the states in which such places lie. Zones do not follow the borders of states: the longest
 * beginning counts, and where a zone lies in several states all of them are named.
 */
const zones: Record<string, string> = {
  ...{ '01': 'SN BB', '02': 'SN', '03': 'BB', '04': 'SN TH BB', '041': 'SN', '042': 'SN', '043': 'SN' },
  ...{ '06': 'ST TH', '061': 'ST', '07': 'TH SN', '077': 'TH', '08': 'SN', '09': 'SN' },
  ...{ '10': 'BE', '12': 'BE', '125': 'BE BB', '13': 'BE', '14': 'BB ST', '140': 'BE', '141': 'BE', '144': 'BB' },
  ...{ '15': 'BB', '16': 'BB', '17': 'MV BB', '18': 'MV', '19': 'MV BB NI', '190': 'MV' },
  ...{
    '20': 'HH',
    '21': 'NI SH HH',
    '210': 'HH SH',
    '211': 'HH NI',
    '22': 'HH SH',
    '223': 'HH',
    '224': 'HH',
    '227': 'HH',
  },
  ...{ '228': 'SH', '229': 'SH', '23': 'SH MV', '235': 'SH', '24': 'SH', '25': 'SH', '26': 'NI' },
  ...{ '27': 'NI HB HH', '28': 'HB NI', '281': 'HB', '282': 'HB', '283': 'HB', '29': 'NI ST' },
  ...{ '30': 'NI', '31': 'NI', '32': 'NW', '33': 'NW', '34': 'HE NI NW', '341': 'HE', '35': 'HE', '36': 'HE TH' },
  ...{ '37': 'NI HE TH NW', '370': 'NI', '38': 'NI ST', '381': 'NI', '39': 'ST' },
  ...{ '40': 'NW', '41': 'NW', '42': 'NW', '44': 'NW', '45': 'NW', '46': 'NW', '47': 'NW' },
  ...{ '48': 'NW NI', '481': 'NW', '49': 'NI NW', '490': 'NI', '50': 'NW', '51': 'NW RP', '510': 'NW', '52': 'NW' },
  ...{ '53': 'NW RP', '531': 'NW', '532': 'NW', '54': 'RP', '55': 'RP HE', '56': 'RP', '57': 'NW RP', '58': 'NW' },
  ...{ '59': 'NW', '60': 'HE', '61': 'HE', '63': 'HE BY BW', '64': 'HE BW', '642': 'HE', '65': 'HE RP', '659': 'HE' },
  ...{ '66': 'SL RP', '661': 'SL', '67': 'RP', '68': 'BW HE', '681': 'BW', '69': 'BW HE', '691': 'BW' },
  ...{ '70': 'BW', '71': 'BW', '72': 'BW', '73': 'BW', '74': 'BW BY', '75': 'BW', '76': 'BW RP', '761': 'BW' },
  ...{ '77': 'BW', '78': 'BW', '79': 'BW', '80': 'BY', '81': 'BY', '82': 'BY', '83': 'BY', '84': 'BY', '85': 'BY' },
  ...{ '86': 'BY', '87': 'BY', '88': 'BW BY', '89': 'BW BY', '90': 'BY', '91': 'BY', '92': 'BY', '93': 'BY' },
  ...{ '94': 'BY', '95': 'BY', '96': 'BY TH', '97': 'BY BW', '970': 'BY', '98': 'TH', '99': 'TH' },
};

/** The states in which a German postcode may lie; none where it is no postcode. */
export function statesOfPostcode(postcode: string): GermanState[] {
  const digits = postcode.trim();
  if (!/^\d{5}$/.test(digits)) return [];
  const codes = (zones[digits.slice(0, 3)] ?? zones[digits.slice(0, 2)] ?? '').split(' ');
  return germanStates.filter((state) => codes.includes(state));
}

export function isGermanState(code: string): code is GermanState {
  return germanStates.some((state) => state === code);
}
