import { expect, test } from 'vitest';
import { frozen } from './frozen.ts';
import { rememberedOf } from './remembered-of.ts';

const named = () => rememberedOf(({ names }: { names: string[] }) => ({ name: names[0] }));

test('is made once of what nobody can change, and is as safe to share', () => {
  const nameOf = named();
  const source = frozen({ names: ['plate'] });
  const made = nameOf(source);
  expect(made).toEqual({ name: 'plate' });
  expect(nameOf(source)).toBe(made);
  expect(Object.isFrozen(made)).toBe(true);
  expect(nameOf(frozen({ names: ['cup'] }))).toEqual({ name: 'cup' });
});

test('is made anew of what may have changed meanwhile', () => {
  const nameOf = named();
  const source = { names: ['plate'] };
  expect(nameOf(source)).toEqual({ name: 'plate' });
  source.names[0] = 'bowl';
  expect(nameOf(source)).toEqual({ name: 'bowl' });
});
