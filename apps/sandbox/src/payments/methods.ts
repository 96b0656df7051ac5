const descriptions = {
  creditcard: 'Card',
  paypal: 'PayPal',
  eps: 'eps',
  banktransfer: 'Bank transfer',
  klarna: 'Pay with Klarna',
};

export const methodIds: string[] = Object.keys(descriptions);

/** What the profile has switched on. */
export function methodsWire(address: string): Record<string, unknown>[] {
  return Object.entries(descriptions).map(([id, description]) => ({
    resource: 'method',
    id,
    description,
    status: 'activated',
    minimumAmount: { value: '0.01', currency: 'EUR' },
    maximumAmount: { value: '50000.00', currency: 'EUR' },
    image: {
      size1x: `${address}/methods/${id}.svg`,
      size2x: `${address}/methods/${id}.svg`,
      svg: `${address}/methods/${id}.svg`,
    },
    _links: { self: { href: `${address}/v2/methods/${id}`, type: 'application/hal+json' } },
  }));
}
