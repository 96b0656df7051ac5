/**
 * The same function, which works out each answer once, `null` too. `keyOf` says which inputs have the same one; beyond `most` answers all are
 * forgotten.
 */
export function remembered<Input, Answer>(
  answer: (input: Input) => Answer,
  keyOf: (input: Input) => unknown,
  most = Number.POSITIVE_INFINITY,
): (input: Input) => Answer {
  const known = new Map<unknown, { answer: Answer }>();
  return (input) => {
    const key = keyOf(input);
    const before = known.get(key);
    if (before) return before.answer;
    const now = { answer: answer(input) };
    if (known.size >= most) known.clear();
    known.set(key, now);
    return now.answer;
  };
}
