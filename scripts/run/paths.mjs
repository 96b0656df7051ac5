import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
