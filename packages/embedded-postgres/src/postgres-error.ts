/** PostgreSQL cannot run here for a reason that whoever starts it can mend: the message says what is wrong and what to do. */
export class PostgresError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PostgresError';
  }
}
