/**
 * Classes of the EU's energy labels (Regulation (EU) 2017/1369), the best first. Labels that were not rescaled yet begin above A.
 */
export const energyClasses = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

export type EnergyClass = (typeof energyClasses)[number];

/** The class of an appliance and those that its label ranges over. */
export type EnergyRating = { efficiencyClass: EnergyClass; best: EnergyClass; worst: EnergyClass };

/** Colors of the seven arrows of a label, from dark green to red, as the regulations name them in CMYK. */
const arrowColors = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'] as const;

/** Whether a label can say it: the class lies within the range, and the range has at least two classes, at most all ten. */
export function isEnergyRating({ efficiencyClass, best, worst }: EnergyRating): boolean {
  const [top, own, bottom] = [best, efficiencyClass, worst].map((one) => energyClasses.indexOf(one)) as [
    number,
    number,
    number,
  ];
  return top < bottom && top <= own && own <= bottom;
}

/** CSS color of the arrow of a class, by its place in the range: the best is dark green; from the seventh on all are red. */
export function arrowColor({ efficiencyClass, best }: EnergyRating): string {
  const place = energyClasses.indexOf(efficiencyClass) - energyClasses.indexOf(best);
  return arrowColors[Math.min(Math.max(place, 0), arrowColors.length - 1)] ?? arrowColors[0];
}
