import type { EditorTextId } from '../texts.ts';

/** How a setting of a form is written, and what its field says where it is not. The shop refuses the same at save. */
type WrittenForm = {
  /** The text to store; null where it is none of this form. */
  read: (written: string) => string | null;
  error: EditorTextId;
};

function matching(pattern: RegExp): WrittenForm['read'] {
  return (written) => (pattern.test(written.trim()) ? written.trim() : null);
}

export const writtenForms = {
  number: { read: matching(/^\d{1,9}$/), error: 'editor.field.invalidNumber' },
  numberOrNone: { read: matching(/^\d{0,9}$/), error: 'editor.field.invalidNumber' },
  percent: { read: matching(/^(\d{1,2}|100)$/), error: 'editor.field.invalidPercent' },
  price: { read: matching(/^\d{1,6}([.,]\d{1,2})?$/), error: 'editor.field.invalidPrice' },
  time: { read: readTime, error: 'editor.field.invalidTime' },
  days: { read: readDays, error: 'editor.field.invalidDays' },
  email: { read: matching(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/), error: 'editor.field.invalidEmail' },
  path: { read: matching(/^(\/(?!\/)[^\s\\]*)?$/), error: 'editor.field.invalidPath' },
  required: { read: (written) => (written.trim() === '' ? null : written), error: 'editor.field.required' },
} as const satisfies Record<string, WrittenForm>;

export type WrittenFormName = keyof typeof writtenForms;

/** "9:30" is "09:30". */
function readTime(written: string): string | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(written.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** A day a line, "2026-12-24"; lines without any are left out. */
function readDays(written: string): string | null {
  const days = written.split('\n').flatMap((line) => line.trim() || []);
  return days.every(isDay) ? days.join('\n') : null;
}

function isDay(written: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return false;
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
}
