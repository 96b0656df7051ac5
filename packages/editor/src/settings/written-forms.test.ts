import { settingEntries } from '@mise/contract/shop/setting-entries.ts';
import { describe, expect, it } from 'vitest';
import { type WrittenFormName, writtenForms } from './written-forms.ts';

/** What a field takes of a setting, and what the shop stores of it, are the same. */
const cases: [WrittenFormName, keyof typeof settingEntries, good: [string, string][], bad: string[]][] = [
  [
    'number',
    'quickCheckoutSeconds',
    [
      ['0', '0'],
      [' 15 ', '15'],
    ],
    ['', '-1', '1.5', 'ten', '1234567890'],
  ],
  [
    'numberOrNone',
    'invoiceDueDays',
    [
      ['', ''],
      ['14', '14'],
    ],
    ['-1', '14 Tage'],
  ],
  [
    'percent',
    'guestUnpaidStockPercent',
    [
      ['0', '0'],
      ['100', '100'],
    ],
    ['101', '5 %', ''],
  ],
  [
    'price',
    'preferredDayAdditionalCharge',
    [
      ['0', '0'],
      ['1,90', '1,90'],
      ['12.5', '12.5'],
    ],
    ['', '1,999', '€ 2'],
  ],
  [
    'time',
    'dispatchCutOff',
    [
      ['14:00', '14:00'],
      ['9:30', '09:30'],
      ['23:59', '23:59'],
    ],
    ['', '24:00', '14', '9:5'],
  ],
  [
    'days',
    'warehouseClosedDays',
    [
      ['', ''],
      ['2026-12-24\n\n2027-02-28 ', '2026-12-24\n2027-02-28'],
    ],
    ['24.12.2026', '2027-02-29'],
  ],
  [
    'email',
    'companyEmail',
    [
      ['', ''],
      ['post@tafelwerk.example', 'post@tafelwerk.example'],
    ],
    ['post', 'a b@c.de'],
  ],
  [
    'path',
    'takeBackPage',
    [
      ['', ''],
      ['/altgeraete', '/altgeraete'],
    ],
    ['altgeraete', '//fremd.example', 'https://fremd.example'],
  ],
];

describe.each(cases)('%s (%s)', (form, setting, good, bad) => {
  const { schema } = settingEntries[setting];

  it.each(good)('takes %j', (written, stored) => {
    expect(writtenForms[form].read(written)).toBe(stored);
    expect(schema.safeParse(stored).success).toBe(true);
  });

  it.each(bad)('refuses %j', (written) => {
    expect(writtenForms[form].read(written)).toBeNull();
    expect(schema.safeParse(written).success).toBe(false);
  });
});
