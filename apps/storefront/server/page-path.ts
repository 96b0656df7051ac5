/** The page whose data an address asks for: "/cart.data" is that of "/cart", "/_.data" that of "/". */
export function pagePath({ pathname }: URL): string {
  if (!pathname.endsWith('.data')) return pathname;
  return pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
}
