import { notFound } from '#app/page/page-errors.ts';

/** Any address of the operator's area that is none of its pages. */
export function loader(): never {
  notFound();
}

/** Never shown: with a component, the loader's answer ends at the error page of the layout. */
export default function UnknownOperatorPage() {
  return null;
}
