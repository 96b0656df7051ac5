/** A reason to stop that whoever runs the command can mend: its message is all that is shown. */
export class OperatorError extends Error {
  isForOperator = true;
}
