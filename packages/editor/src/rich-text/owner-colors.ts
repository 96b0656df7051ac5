const shades = [500, 600, 700, 800, 900];

/** The stronger shades of both colors of the shop, as the page has them now. */
export function ownerColors(): { name: string; color: string }[] {
  const page = getComputedStyle(document.documentElement);
  const named = ['primary', 'secondary'].flatMap((palette) =>
    shades.map((shade) => ({
      name: `${palette} ${shade}`,
      color: page.getPropertyValue(`--color-${palette}-${shade}`).trim(),
    })),
  );
  return named.filter(({ color }) => /^#[0-9a-f]{6}$/i.test(color));
}
