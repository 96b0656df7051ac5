import { startVies } from '@mise/sandbox/vies/start-vies.ts';
import { freePort } from './payment-sandbox.ts';
import type { TestVisitor } from './test-shop.ts';

export type ViesSandbox = {
  port: number;
  /** How it behaves from now on; 'normal' answers. */
  set: (state: string) => Promise<void>;
  /** How often it was asked. */
  requests: () => Promise<number>;
  close: () => Promise<void>;
};

/** The register of VAT ids on a port of its own, for one test file. Ids that end in 0 are not valid. */
export async function openViesSandbox(): Promise<ViesSandbox> {
  const port = await freePort();
  const { address, stop } = await startVies({ port });
  return {
    port,
    set: async (state) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${address}/api/switches`, { method: 'PUT', headers, body: JSON.stringify({ state }) });
    },
    requests: async () => ((await (await fetch(`${address}/api/requests`)).json()) as { requests: number }).requests,
    close: stop,
  };
}

/** Goods and invoice of a cart go to a company with such a VAT id, in Austria unless another postcode is given. */
export async function billTo(
  visitor: Pick<TestVisitor, 'call'>,
  vatNumber: string,
  country: number,
  zipCode = '4020',
): Promise<void> {
  const addresses = await visitor.call('doSaveAddress', {
    typeId: 2,
    addressData: {
      companyName: 'Gasthof Linde',
      streetName: 'Hauptplatz',
      apartment: '1',
      zipCode,
      city: 'Linz',
      country,
      vatNumber,
    },
  });
  const addressId = Math.max(...addresses.map(({ id = 0 }) => id));
  await visitor.call('setCheckoutAddress', { typeId: 2, addressId });
  await visitor.call('setCheckoutAddress', { typeId: 1, addressId });
}
