import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./blender/contact_sheet.py', import.meta.url));
const pictures = fileURLToPath(new URL('./pictures/', import.meta.url));
const sheet = fileURLToPath(new URL('./contact-sheet.webp', import.meta.url));

/** All pictures at a glance, to see whether one photographer took them. */
export async function makeContactSheet(names: string[]): Promise<void> {
  const child = spawn('/usr/bin/python3', [script, pictures, sheet, ...names], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the contact sheet was not made');
}
