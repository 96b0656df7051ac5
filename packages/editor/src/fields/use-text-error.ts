import { useFieldKey } from './field-key-context.ts';
import { useLengthError } from './use-length-error.ts';
import { useRefusal } from './use-refusal.ts';

/** What is wrong with a text of the form, as far as it shows here or the shop said so. */
export function useTextError(value: string, maximum: number | undefined): string | undefined {
  const tooLong = useLengthError(value, maximum);
  const refusal = useRefusal(useFieldKey());
  return tooLong ?? refusal;
}
