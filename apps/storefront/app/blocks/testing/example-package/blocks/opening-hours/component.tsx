import type { BlockProps } from '@mise/storefront/app/blocks/block-view.ts';
import type { View } from './view.ts';

export function Component({ view: { days, color } }: BlockProps<View>) {
  return (
    <ul style={color === '' ? undefined : { color }}>
      {days.map((day) => (
        <li key={day}>{day}</li>
      ))}
    </ul>
  );
}
