/** A small picture of a product on the ground that all pictures have; its place is kept where there is none. */
export function LinePicture({ picture }: { picture: { src: string; alt: string } | null }) {
  return (
    <span className="block aspect-square w-full overflow-hidden rounded bg-sunken">
      {picture && (
        // The name stands beside it: reading it twice helps nobody.
        <img src={picture.src} alt="" width={96} height={96} loading="lazy" className="size-full object-contain" />
      )}
    </span>
  );
}
