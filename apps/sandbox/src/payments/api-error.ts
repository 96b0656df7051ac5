const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  503: 'Service Unavailable',
};

/** What the API answers where it does not do what it was asked. */
export class ApiError extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, detail: string, field?: string) {
    super(detail);
    this.name = 'ApiError';
    this.status = status;
    this.field = field;
  }
}

/** The error as HAL. */
export function errorWire({ status, message, field }: ApiError): Record<string, unknown> {
  return {
    status,
    title: titles[status] ?? 'Internal Server Error',
    detail: message,
    ...(field !== undefined && { field }),
    _links: { documentation: { href: 'https://docs.mollie.com/reference/handling-errors', type: 'text/html' } },
  };
}
