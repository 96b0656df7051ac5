import type { BlockProps } from '@mise/storefront/app/blocks/block-view.ts';
import type { View } from './view.ts';

export function Component({ view: { days } }: BlockProps<View>) {
  return (
    <ul>
      {days.map((day) => (
        <li key={day}>{day}</li>
      ))}
    </ul>
  );
}
