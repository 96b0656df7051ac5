/** A number and what it counts or measures: "3-lagig", "65 mm". */
const counted = /(\d+(?:-\p{L}+| (?:mm|cm|ml|cl|l|kg|g)\b))/u;

/** The name of an article or a variation, in which no line ends between a number and what it counts. */
export function UnbrokenName({ name }: { name: string }) {
  return name.split(counted).map((part, index) =>
    counted.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
