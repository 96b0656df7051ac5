import { arrowColor } from '@mise/rules/energy-class.ts';
import type { DemoEnergy } from '../types.ts';

type Labeled = { maker: string; model: string; energy: DemoEnergy };

/** Where the label of an article of the demo is served. */
export function energyLabelPath(number: string): string {
  return `/media/energy-labels/${number.toLowerCase()}.svg`;
}

const classes = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** Upper bounds of the noise classes of refrigerators, dB(A). */
const noiseBounds = { A: 30, B: 36, C: 42, D: Number.POSITIVE_INFINITY };

type NoiseClass = keyof typeof noiseBounds;
const noiseClasses = Object.keys(noiseBounds) as NoiseClass[];

/** Louder than one bound is the next class. */
export function noiseClassOf({ decibels }: DemoEnergy): NoiseClass {
  return noiseClasses.find((each) => decibels < noiseBounds[each]) ?? 'D';
}

const type = 'font-family="Calibri, Carlito, Arial, sans-serif" font-weight="bold"';

/**
 * The label of a refrigerator as Regulation (EU) 2019/2016, annex III, lays it out, 96 by 192 mm; without the code, which leads to an
 * entry in the register that an invented appliance does not have. It says that it is a specimen.
 */
export function drawEnergyLabel({ maker, model, energy }: Labeled): string {
  const parts = [
    '<rect x="1" y="1" width="382" height="766" rx="14" fill="#fff" stroke="#1a1a1a" stroke-width="2"/>',
    flag(),
    `<text x="96" y="62" font-size="48" fill="#034ea2" ${type}>ENERG</text>`,
    '<path d="M286 20 268 47h14l-8 22 26-31h-15l10-18Z" fill="#fdb913"/>',
    `<text x="20" y="112" font-size="19" ${type}>${maker}</text>`,
    `<text x="364" y="112" font-size="19" text-anchor="end" ${type}>${model}</text>`,
    '<path d="M14 124h356" stroke="#034ea2" stroke-width="2"/>',
    ...classes.map((each, index) => arrow(each, index)),
    ownClass(energy),
    '<path d="M14 536h356" stroke="#034ea2" stroke-width="2"/>',
    `<text x="192" y="592" font-size="46" text-anchor="middle" ${type}>${energy.kwhAYear}<tspan dx="8" font-size="24">kWh/annum</tspan></text>`,
    '<path d="M14 616h356M192 616v104" stroke="#034ea2" stroke-width="2"/>',
    '<path d="M58 636h38v62H58Zm0 22h38M66 643v8M66 665v12" fill="none" stroke="#1a1a1a" stroke-width="3" stroke-linejoin="round"/>',
    `<text x="112" y="680" font-size="32" ${type}>${energy.liters}<tspan dx="5" font-size="20">L</tspan></text>`,
    '<path d="M214 656h10l14-12v46l-14-12h-10Zm32 2c5 5 5 13 0 18m8-27c10 10 10 26 0 36" fill="none" stroke="#1a1a1a" stroke-width="3" stroke-linejoin="round"/>',
    `<text x="272" y="668" font-size="30" ${type}>${energy.decibels}<tspan dx="5" font-size="18">dB</tspan></text>`,
    noise(noiseClassOf(energy)),
    '<path d="M14 720h356" stroke="#034ea2" stroke-width="2"/>',
    `<text x="20" y="748" font-size="15" fill="#555" ${type}>Muster · Specimen</text>`,
    `<text x="364" y="748" font-size="17" text-anchor="end" ${type}>2019/2016</text>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 768" width="384" height="768">${parts.join('')}</svg>`;
}

/** Twelve stars in a circle. */
function flag(): string {
  const stars = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    const [x, y] = [50 + 17 * Math.sin(angle), 45 - 17 * Math.cos(angle)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.6" fill="#fff200"/>`;
  });
  return `<path d="M16 20h68v50H16Z" fill="#034ea2"/>${stars.join('')}`;
}

const arrowHeight = 46;
const stepBetween = 56;

function placeOf(efficiencyClass: DemoEnergy['efficiencyClass']): number {
  return 140 + classes.indexOf(efficiencyClass) * stepBetween;
}

function arrow(efficiencyClass: DemoEnergy['efficiencyClass'], index: number): string {
  const [y, end] = [placeOf(efficiencyClass), 110 + index * 22];
  const fill = arrowColor({ efficiencyClass, best: 'A', worst: 'G' });
  return `<path d="M20 ${y}H${end - 22}L${end} ${y + arrowHeight / 2} ${end - 22} ${y + arrowHeight}H20Z" fill="${fill}"/><text x="32" y="${y + 36}" font-size="36" fill="#fff" stroke="#000" stroke-width="1" ${type}>${efficiencyClass}</text>`;
}

function ownClass({ efficiencyClass }: DemoEnergy): string {
  const middle = placeOf(efficiencyClass) + arrowHeight / 2;
  return `<path d="M364 ${middle - 36}h-66l-30 36 30 36h66Z"/><text x="328" y="${middle + 21}" font-size="60" fill="#fff" text-anchor="middle" ${type}>${efficiencyClass}</text>`;
}

function noise(own: NoiseClass): string {
  return noiseClasses
    .map((each, index) => {
      const x = 276 + index * 22;
      const size = each === own ? 30 : 18;
      return `<text x="${x}" y="706" font-size="${size}" text-anchor="middle" ${type}>${each}</text>`;
    })
    .join('');
}
