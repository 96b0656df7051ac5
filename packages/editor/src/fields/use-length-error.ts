import { useHost } from '../host.ts';

/** What is told of a text that is longer than it may be. Nothing of it is cut off: whoever wrote it knows best what can go. */
export function useLengthError(value: string, maximum: number | undefined): string | undefined {
  const { text } = useHost();
  return maximum !== undefined && value.length > maximum ? text('editor.field.tooLong', { maximum }) : undefined;
}
