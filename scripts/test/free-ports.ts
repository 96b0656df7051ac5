import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Where a process begins to look: two that look at the same time must not both find the same ports free. Browsers refuse some ports
 * below 11,000, 6000 among them; from 32,768 on systems give ports to connections.
 */
const firstPort = 11_000 + (process.pid % 1000) * 10;

/** The first of six free ports in a row: a shop and its sandbox. Tests of several clones run side by side. */
export async function findFreePorts(): Promise<number> {
  for (let port = firstPort; port < 32_760; port += 10) {
    const checks = await Promise.all([port, port + 1, port + 2, port + 3, port + 4, port + 5].map(isFree));
    if (checks.every(Boolean)) return port;
  }
  throw new Error('no free ports');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ port, host: '127.0.0.1', exclusive: true });
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
