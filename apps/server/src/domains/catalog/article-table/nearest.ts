import { typingErrors } from '../search/typing-errors.ts';

/** Of the known names the one that may be meant, in quotes behind "did you mean"; '' where none is like it. */
export function meantBy(name: string, known: Iterable<string>): string {
  const far = Math.max(2, name.length / 3);
  let nearest = { errors: far, known: '' };
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > far) continue;
    const errors = typingErrors(name.toLowerCase(), candidate.toLowerCase());
    if (errors <= nearest.errors) nearest = { errors, known: candidate };
  }
  return nearest.known === '' ? '' : `; did you mean "${nearest.known}"?`;
}
