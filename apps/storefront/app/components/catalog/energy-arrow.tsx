import { arrowColor, type EnergyRating } from '@mise/rules/energy-class.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { useText } from '#app/page/use-text.ts';

/** As the delegated regulations on energy labels draw it: the range, and an arrow with a letter of the same size as the price around it. */
export function EnergyArrow({ rating, className }: { rating: EnergyRating; className?: string }) {
  const text = useText();
  const { efficiencyClass, best, worst } = rating;
  const isFormer = best !== 'A';
  const start = isFormer ? 40 : 22;
  return (
    <svg
      viewBox={`0 0 ${start + 52} 30`}
      role="img"
      aria-label={text('energy.class', rating)}
      className={classNames('h-[1.43em] w-auto font-sans font-bold', className)}
    >
      <path d={`M.5.5H${start}v29H.5Z`} className="fill-white stroke-black" />
      <g fontSize={isFormer ? 10.5 : 11} className="fill-black">
        <text x="3.5" y="12">
          {best}
        </text>
        <text x="3.5" y="26.5">
          {worst}
        </text>
      </g>
      <path d={`M${start - 5.5} 25V6m-3 4 3-4 3 4`} className="fill-none stroke-black" />
      <path
        d={`M${start} .5h38l13 14.5-13 14.5h-38Z`}
        fill={arrowColor(rating)}
        className="stroke-black"
        strokeLinejoin="round"
      />
      <text
        x={start + 21}
        y={isFormer ? 20 : 22.5}
        fontSize={isFormer ? 15 : 21}
        textAnchor="middle"
        paintOrder="stroke"
        strokeWidth="1.4"
        className="fill-white stroke-black"
      >
        {efficiencyClass}
      </text>
    </svg>
  );
}
