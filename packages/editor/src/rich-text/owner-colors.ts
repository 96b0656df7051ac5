const palettes = ['primary', 'secondary'] as const;
const shades = [500, 600, 700, 800, 900] as const;

/** The stronger shades of both colors of the shop. A text names them, so that it follows when the owner takes others. */
export const ownerColors = palettes.flatMap((palette) =>
  shades.map((shade) => ({ palette, shade, color: `var(--color-${palette}-${shade})` })),
);
