/** Icons of payment methods and carriers: 48 x 48, one line weight, the shop's green with one touch of copper. */
const line = 'fill="none" stroke="#14493b" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"';
const accent = line.replace('#14493b', '#b4622d');

/** Payment methods name theirs in `demo/shop/payment.ts`; the others are for ways of delivery. */
const icons: Record<string, string> = {
  prepayment: `<path ${line} d="M7 20 24 10l17 10v3H7zM11 23v12M20 23v12M28 23v12M37 23v12M7 38h34"/><path ${accent} d="M24 15v.1"/>`,
  invoice: `<path ${line} d="M12 6h18l7 7v29H12zM30 6v7h7M18 20h13M18 27h13"/><path ${accent} d="M18 34h7"/>`,
  cash: `<path ${line} d="M5 13h38v22H5zM5 20a7 7 0 0 0 7-7M43 20a7 7 0 0 1-7-7M5 28a7 7 0 0 1 7 7M43 28a7 7 0 0 0-7 7"/><circle ${accent} cx="24" cy="24" r="5"/>`,
  card: `<path ${line} d="M5 11h38v26H5zM5 18h38"/><path ${accent} d="M11 29h9"/>`,
  wallet: `<path ${line} d="M7 14h32v24H7zM7 14l25-6v6M39 22H29v8h10"/><path ${accent} d="M33 26v.1"/>`,
  parcel: `<path ${line} d="m24 6 16 8v20l-16 8-16-8V14zM8 14l16 8 16-8M24 22v20"/><path ${accent} d="m16 10 16 8v6"/>`,
  express: `<path ${line} d="M17 35h-3V13h17v22h-7M31 19h7l6 8v8h-3M31 35h3"/><circle ${line} cx="20.5" cy="36" r="3.5"/><circle ${line} cx="37.5" cy="36" r="3.5"/><path ${accent} d="M4 18h6M2 25h8M6 32h4"/>`,
  freight: `<path ${line} d="M11 8h26v22H11zM6 36h36M9 36v6M24 36v6M39 36v6"/><path ${accent} d="M24 8v8M18 24h12"/>`,
  pickup: `<path ${line} d="M6 20 24 8l18 12M10 18v22h28V18"/><path ${accent} d="M18 40V27h12v13"/>`,
};

export function drawIcon(name: string): string | null {
  const drawing = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return drawing === undefined
    ? null
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">${drawing}</svg>`;
}

/** A color as a small glazed tile. `color` is "#rrggbb". */
export function drawSwatch(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><defs><linearGradient id="l" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".35"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a241b" stop-opacity=".18"/></linearGradient></defs><rect width="48" height="48" fill="${color}"/><rect width="48" height="48" fill="url(#l)"/></svg>`;
}
