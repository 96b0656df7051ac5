/** A size to EN 631: the value of the attribute "GN-Größe", letters for article numbers, and the outer measures. */
export type GastronormSize = { valueId: number; letters: string; lengthMm: number; widthMm: number };

export const gastronorm = {
  '2/1': { valueId: 801, letters: '21', lengthMm: 650, widthMm: 530 },
  '1/1': { valueId: 802, letters: '11', lengthMm: 530, widthMm: 325 },
  '2/3': { valueId: 803, letters: '23', lengthMm: 354, widthMm: 325 },
  '1/2': { valueId: 804, letters: '12', lengthMm: 325, widthMm: 265 },
  '1/3': { valueId: 805, letters: '13', lengthMm: 325, widthMm: 176 },
  '1/4': { valueId: 806, letters: '14', lengthMm: 265, widthMm: 162 },
  '1/6': { valueId: 807, letters: '16', lengthMm: 176, widthMm: 162 },
  '1/9': { valueId: 808, letters: '19', lengthMm: 176, widthMm: 108 },
} satisfies Record<string, GastronormSize>;

export type GastronormName = keyof typeof gastronorm;

/** Ids of the values of the attribute "Tiefe", by millimetres. */
export const gastronormDepths = { 20: 901, 40: 902, 65: 903, 100: 904, 150: 905, 200: 906 };
