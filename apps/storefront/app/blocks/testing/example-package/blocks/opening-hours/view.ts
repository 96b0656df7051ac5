import type { BlockOf } from '@mise/contract/content/block-kind.ts';
import type { openingHours } from '../../content/opening-hours.ts';

export type View = { days: string[]; color: string };

export function toView({ content: { days = [], color = '' } }: BlockOf<typeof openingHours>): View | null {
  return days.length > 0 ? { days, color } : null;
}
