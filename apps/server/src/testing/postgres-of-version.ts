import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/**
 * Speaks as much of PostgreSQL's protocol as it takes to ask for the version: lets everybody in and answers every query with one row
 * of one column: the version, or that its texts are UTF-8. For versions that no machine of ours has.
 */
export async function startPostgresOfVersion(version: string): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]));
      socket.on('data', (asked) => {
        if (asked.toString('latin1', 0, 1) !== 'Q') return;
        const isVersion = asked.includes('server_version');
        socket.write(isVersion ? answer('server_version', version) : answer('server_encoding', 'UTF8'));
      });
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://shop:secret@127.0.0.1:${port}/shop`,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

const ready = message('Z', Buffer.from('I'));

function answer(name: string, value: string): Buffer {
  const text = Buffer.from(value);
  // A name that ends with zero; table, column, type, size, modifier and format say nothing here.
  const column = Buffer.concat([Buffer.from(`${name}\0`), Buffer.alloc(18)]);
  const columns = message('T', Buffer.concat([int16(1), column]));
  const row = message('D', Buffer.concat([int16(1), int32(text.length), text]));
  return Buffer.concat([columns, row, message('C', Buffer.from('SHOW\0')), ready]);
}

function message(type: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(content.length + 4), content]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}
