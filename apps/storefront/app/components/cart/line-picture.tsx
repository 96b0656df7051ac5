import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { type Picture, withoutAlt } from '#app/views/picture.ts';

/** A small picture of a product on the ground that all pictures have; its place is kept where there is none. */
export function LinePicture({ picture }: { picture: Picture | null }) {
  return (
    <span className="block aspect-square w-full overflow-hidden rounded bg-sunken">
      {picture && <ResponsivePicture picture={withoutAlt(picture)} sizes="6rem" className="size-full" />}
    </span>
  );
}
