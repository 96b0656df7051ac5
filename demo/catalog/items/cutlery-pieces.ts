/** A piece of cutlery: value of "Ausführung", letters, length and weight, and which of knife, fork, spoon pictures it. */
export type Piece = { valueId: number; letters: string; lengthMm: number; weightG: number; picture: 0 | 1 | 2 };

export const tableKnife: Piece = { valueId: 712, letters: 'MM', lengthMm: 225, weightG: 78, picture: 0 };
export const tableFork: Piece = { valueId: 713, letters: 'MG', lengthMm: 200, weightG: 42, picture: 1 };
export const tableSpoon: Piece = { valueId: 714, letters: 'ML', lengthMm: 200, weightG: 48, picture: 2 };
export const coffeeSpoon: Piece = { valueId: 715, letters: 'KL', lengthMm: 138, weightG: 20, picture: 2 };
export const cakeFork: Piece = { valueId: 717, letters: 'KG', lengthMm: 145, weightG: 22, picture: 1 };
export const dessertKnife: Piece = { valueId: 771, letters: 'DM', lengthMm: 205, weightG: 62, picture: 0 };
export const dessertFork: Piece = { valueId: 772, letters: 'DG', lengthMm: 182, weightG: 36, picture: 1 };
export const dessertSpoon: Piece = { valueId: 773, letters: 'DL', lengthMm: 182, weightG: 40, picture: 2 };
