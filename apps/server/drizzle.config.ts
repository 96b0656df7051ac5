import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/domains/*/{tables.ts,tables/*.ts}',
  out: './src/db/migrations',
});
