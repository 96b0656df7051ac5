/** What `pg.Pool` and `pg.Client` take; `host` is an address or the folder of a unix socket. */
export type Connection = { host: string; port: number; user: string; password: string; database: string };

/** The same as an address, such as DATABASE_URL takes. */
export function toUrl({ host, port, user, password, database }: Connection): string {
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
