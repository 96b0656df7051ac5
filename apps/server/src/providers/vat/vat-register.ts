/** Why a register did not say whether an id is valid: too many ask, the member state does not answer, or the whole of it. */
export type RegisterFailure = 'busy' | 'memberStateAway' | 'away';

export type VatAnswer =
  | { isValid: false }
  /** `consultationNumber`: by which it can be proved later that it was asked; null where nobody asked under an id of their own. */
  | { isValid: true; consultationNumber: string | null; name: string | null; address: string | null };

/** Where it is known which VAT ids are valid. Throws a RegisterAwayError where that is not said, in bounded time. */
export type VatRegister = {
  /** `vatNumber`, `requester`: with the letters of the member state; `requester` is '' where the shop has none. */
  check: (input: { vatNumber: string; requester: string }) => Promise<VatAnswer>;
};

/** Nothing can be said of the id but that asking again is safe. The message names no id. */
export class RegisterAwayError extends Error {
  readonly failure: RegisterFailure;

  constructor(failure: RegisterFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RegisterAwayError';
    this.failure = failure;
  }
}
