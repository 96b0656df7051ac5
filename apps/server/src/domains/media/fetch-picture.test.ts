import dns from 'node:dns/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A host of this machine: nobody may be led to it, unless it is trusted. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('fetches from an origin that is trusted, over a redirect too, and asks for nothing else', async () => {
  const origin = await serve((request, response) => {
    if (request.url === '/old.png') response.writeHead(302, { location: '/new.png' }).end();
    else response.end(`${request.url} ${request.headers.cookie ?? 'no cookie'}`);
  });
  expect(String(await fetchPicture(`${origin}/old.png`, [origin]))).toBe('/new.png no cookie');
});

it('connects to nothing that is not public', async () => {
  let calls = 0;
  const origin = await serve((_request, response) => {
    calls += 1;
    response.end();
  });
  const port = new URL(origin).port;
  const addresses = [
    `${origin}/a.png`,
    `http://localhost:${port}/a.png`,
    `http://2130706433:${port}/a.png`,
    `http://0x7f.1:${port}/a.png`,
    `http://[::ffff:127.0.0.1]:${port}/a.png`,
    'http://127.0.0.1/a.png',
    'http://localhost/a.png',
    'http://[::1]/a.png',
    'http://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/a.png',
    'http://user:password@93.184.216.34/a.png',
    'http://93.184.216.34:22/a.png',
    'file:///etc/passwd',
  ];
  for (const address of addresses) {
    await expect(fetchPicture(address, []), address).rejects.toMatchObject({ problem: 'private' });
  }
  expect(calls).toBe(0);
});

it('connects to no name that has an address of a private network beside a public one', async () => {
  const answers = ['93.184.216.34', '127.0.0.1'].map((address) => ({ address, family: 4 }));
  const lookup = vi.spyOn(dns, 'lookup').mockResolvedValue(answers as never);
  syncBuiltinESMExports();
  try {
    await expect(fetchPicture('http://both.example/a.png', [])).rejects.toMatchObject({ problem: 'private' });
    expect(lookup).toHaveBeenCalledOnce();
  } finally {
    lookup.mockRestore();
    syncBuiltinESMExports();
  }
});

it('follows no redirect into a private network', async () => {
  const inner = await serve((_request, response) => response.end('secret'));
  const outer = await serve((_request, response) => response.writeHead(302, { location: `${inner}/a.png` }).end());
  await expect(fetchPicture(`${outer}/a.png`, [outer])).rejects.toMatchObject({ problem: 'private' });
});

it('follows no more than three redirects', async () => {
  let calls = 0;
  const origin = await serve((_request, response) => {
    calls += 1;
    response.writeHead(302, { location: '/again' }).end();
  });
  await expect(fetchPicture(`${origin}/a.png`, [origin])).rejects.toMatchObject({ problem: 'unreachable' });
  expect(calls).toBe(4);
});

it.each<[string, RequestListener, string]>([
  ['nothing', (_request, response) => response.writeHead(404).end(), 'unreachable'],
  [
    'half of it',
    (_request, response) => void response.writeHead(200, { 'content-length': 9 }).write('1', () => response.destroy()),
    'unreachable',
  ],
  [
    'too much, as it says',
    (_request, response) => response.writeHead(200, { 'content-length': 1e9 }).end(),
    'tooLarge',
  ],
  [
    'too much, without saying so',
    (_request, response) => {
      response.write(Buffer.alloc(1024));
      response.end(Buffer.alloc(21 * 1024 * 1024));
    },
    'tooLarge',
  ],
])('of a host that sends %s takes nothing', async (_, listener, problem) => {
  const origin = await serve(listener);
  await expect(fetchPicture(`${origin}/a.png`, [origin])).rejects.toMatchObject({ problem });
});
