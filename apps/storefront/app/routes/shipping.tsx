import { notFound } from '#app/lib/page-errors.ts';

export async function loader() {
  notFound();
}

export default function Catalog() {
  return null;
}
