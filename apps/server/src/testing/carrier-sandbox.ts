import { startCarrier } from '@mise/sandbox/carrier/start-carrier.ts';
import { freePort } from './payment-sandbox.ts';

export type CarrierSandbox = {
  port: number;
  /** How it behaves from now on; 'normal' answers. */
  set: (state: string) => Promise<void>;
  close: () => Promise<void>;
};

/** The carrier on a port of its own, for one test file. */
export async function openCarrierSandbox(): Promise<CarrierSandbox> {
  const port = await freePort();
  const { address, stop } = await startCarrier({ port });
  return {
    port,
    set: async (state) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${address}/api/switches`, { method: 'PUT', headers, body: JSON.stringify({ state }) });
    },
    close: stop,
  };
}
