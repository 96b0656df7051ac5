import { type ApiError, isApiError } from '@mise/contract/api-error.ts';
import { errorValues } from '@mise/contract/error-values.ts';
import { errorKeys } from '@mise/contract/errors.ts';
import { fieldReasonTexts } from '@mise/rules/field-reasons.ts';
import { factsOf, type Language, perLanguage } from '@mise/rules/languages.ts';
import { translateFrom } from './translate.ts';

const translations = perLanguage((language) => translateFrom(['errors', 'forms'], language));

/** What a reader is told of a refusal: the words of our pages. */
export function errorText(error: ApiError, language: Language): string {
  if (!errorKeys.some((key) => key === error.key)) return error.message;
  return translations[language](`storefrontError.${error.key}`, errorValues(error, factsOf(language).locale));
}

/** What is wrong with each field, by its path; undefined where the refusal is about no field. */
export function fieldTexts(error: ApiError, language: Language): Record<string, string[]> | undefined {
  if (!isApiError(error, 'invalidInput', 'address.validationFailed')) return undefined;
  const text = translations[language];
  return Object.fromEntries(
    Object.entries(error.cause).map(([path, reason]) => [path, [text(fieldReasonTexts[reason])]]),
  );
}
