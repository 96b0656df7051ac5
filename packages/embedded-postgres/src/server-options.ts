/**
 * Settings of the server as its command line: they stand here, not in a file of the cluster, so that every cluster follows
 * a newer version of the shop. Sized for a machine of two cores that runs the shop beside it.
 */
export function serverOptions(listen: { socketFolder: string } | { port: number }, durable: boolean): string[] {
  const settings = {
    ...listenSettings(listen),
    max_connections: '100',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    // Queries of a shop are short: compiling them costs more than it saves.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A refused statement is the shop's to log, with its request id.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: '4GB' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function listenSettings(listen: { socketFolder: string } | { port: number }): Record<string, string> {
  if ('port' in listen)
    return { listen_addresses: '127.0.0.1', port: String(listen.port), unix_socket_directories: '' };
  return {
    listen_addresses: '',
    port: String(socketPort),
    unix_socket_directories: listen.socketFolder,
    unix_socket_permissions: '0700',
  };
}

/** Only a part of the socket's name: nothing listens on it. */
const socketPort = 5432;
