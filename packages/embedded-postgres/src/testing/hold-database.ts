import pg from 'pg';
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';

/** A process that uses the database of a data folder until it is killed: `hold-database.ts <data folder>`. */
const database = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' });
const client = new pg.Client(database.connection);
client.on('error', () => {});
await client.connect();
await client.query('CREATE TABLE IF NOT EXISTS held (pid int)');
await client.query('INSERT INTO held VALUES ($1)', [process.pid]);
console.log('held');
setInterval(() => {}, 60_000);
