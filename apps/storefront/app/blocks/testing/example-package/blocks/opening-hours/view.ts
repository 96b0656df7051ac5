import type { BlockOf } from '@mise/contract/content/block-kind.ts';
import type { openingHours } from '../../content/opening-hours.ts';

export type View = { days: string[] };

export function toView({ content }: BlockOf<typeof openingHours>): View | null {
  return content.days?.length ? { days: content.days } : null;
}
