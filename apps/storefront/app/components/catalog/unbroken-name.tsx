/** A number and what it counts: "3-lagig", "12-teilig". */
const counted = /(\d+-\p{L}+)/u;

/** The name of an article, in which no line ends between a number and what it counts. */
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
