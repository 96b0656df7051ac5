import { expect, it } from 'vitest';
import { arrowColor, energyClasses, isEnergyRating } from './energy-class.ts';

const today = { best: 'A', worst: 'G' } as const;
const former = { best: 'A+++', worst: 'D' } as const;

it('knows a class only within the range of its label', () => {
  const ofToday = energyClasses.filter((efficiencyClass) => isEnergyRating({ efficiencyClass, ...today }));
  expect(ofToday).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  const ofBefore = energyClasses.filter((efficiencyClass) => isEnergyRating({ efficiencyClass, ...former }));
  expect(ofBefore).toEqual(['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D']);
});

it('knows no range of one class, nor one that is upside down', () => {
  expect(isEnergyRating({ efficiencyClass: 'A', best: 'A', worst: 'A' })).toBe(false);
  expect(isEnergyRating({ efficiencyClass: 'C', best: 'G', worst: 'A' })).toBe(false);
});

it('colors an arrow by its place in the range, from dark green to red', () => {
  const colors = (['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const).map((efficiencyClass) =>
    arrowColor({ efficiencyClass, ...today }),
  );
  expect(colors).toEqual(['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24']);
  expect(arrowColor({ efficiencyClass: 'A', ...former })).toBe('#fff200');
  expect(arrowColor({ efficiencyClass: 'G', best: 'A+++', worst: 'G' })).toBe('#ed1c24');
});
