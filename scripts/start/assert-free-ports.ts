import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '@mise/server/config.ts';
import { StartError } from '@mise/server/start-error.ts';

/** Looks before anything is built or started whether the shop can listen where it should; a StartError names the setting. */
export async function assertFreePorts({ host, port, sandbox }: Config): Promise<void> {
  await assertFree({ setting: 'PORT', host, port });
  if (!sandbox.isEnabled) return;
  const loopback = '127.0.0.1';
  await assertFree({ setting: 'SANDBOX_MAIL_SMTP_PORT', host: loopback, port: sandbox.mailSmtpPort });
  await assertFree({ setting: 'SANDBOX_MAIL_WEB_PORT', host: loopback, port: sandbox.mailWebPort });
  await assertFree({ setting: 'SANDBOX_PAYMENT_PORT', host: loopback, port: sandbox.paymentPort });
  await assertFree({ setting: 'SANDBOX_VIES_PORT', host: loopback, port: sandbox.viesPort });
  await assertFree({ setting: 'SANDBOX_CARRIER_PORT', host: loopback, port: sandbox.carrierPort });
}

async function assertFree({ setting, host, port }: { setting: string; host: string; port: number }): Promise<void> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(reasonOf((error as NodeJS.ErrnoException).code, { setting, host, port }), { cause: error });
  } finally {
    server.close();
  }
}

function reasonOf(
  code: string | undefined,
  { setting, host, port }: { setting: string; host: string; port: number },
): string {
  if (code === 'EADDRINUSE') {
    return `${setting}: ${port} is in use on ${host}; stop what listens there, or set ${setting} to another port.`;
  }
  if (code === 'EACCES')
    return `${setting}: ${port} needs more rights than this user has; set ${setting} to a port above 1023.`;
  return `HOST: ${host} is no address of this machine (${code}); set HOST to one, such as 127.0.0.1.`;
}
