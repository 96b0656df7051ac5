/** Symbols of the CLP regulation (EC 1272/2008), annex V. */
export const pictograms = ['GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09'] as const;

export type Pictogram = (typeof pictograms)[number];

/** What a label of a hazardous mixture says. */
export type Hazard = {
  pictograms: Pictogram[];
  /** "Gefahr", "Warning": as it was written. */
  signalWord: string;
  /** Hazards before precautions, each with its code: "H319 Verursacht schwere Augenreizung." */
  statements: string[];
};

/** Hazard statements by the symbol that they ask for. */
const statementsOf: Record<Pictogram, number[]> = {
  GHS01: [200, 201, 202, 203, 204, 205, 240, 241],
  GHS02: [206, 207, 208, 220, 222, 223, 224, 225, 226, 228, 241, 242, 250, 251, 252, 260, 261],
  GHS03: [270, 271, 272],
  GHS04: [280, 281],
  GHS05: [290, 314, 318],
  GHS06: [300, 301, 310, 311, 330, 331],
  GHS07: [302, 312, 315, 317, 319, 332, 335, 336, 420],
  GHS08: [304, 334, 340, 341, 350, 351, 360, 361, 370, 371, 372, 373],
  GHS09: [400, 410, 411],
};

const irritations = [315, 319];
const sensitization = 317;

/** Reads a label as it is written down: signal word, colon, statements that begin with their code and end with a full stop. */
export function readHazard(text: string): Hazard {
  const [, signalWord = '', rest = text] = /^\s*(\p{L}+):\s*(.*)$/su.exec(text) ?? [];
  const statements = rest
    .split(/(?<=[.!])\s+(?=(?:EUH|H|P)\d{3})/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const codes = statements.flatMap((each) => [...codesOf(each)].map(Number));
  return { pictograms: pictograms.filter((symbol) => isShown(symbol, codes)), signalWord, statements };
}

/** Figures of the hazard statements that stand at the beginning: "H300+H310". */
function codesOf(statement: string): string[] {
  const [, head = ''] = /^((?:H\d{3}[A-Za-z]*\+?)+)/.exec(statement) ?? [];
  return head.match(/\d{3}/g) ?? [];
}

/** A graver symbol says the same as a milder one (art. 26). */
function isShown(symbol: Pictogram, codes: readonly number[]): boolean {
  const asking = codes.filter((code) => statementsOf[symbol].includes(code));
  if (symbol !== 'GHS07') return asking.length > 0;
  const has = (other: Pictogram) => codes.some((code) => statementsOf[other].includes(code));
  if (has('GHS06')) return false;
  const covered = [
    ...(has('GHS05') ? irritations : []),
    ...(codes.includes(334) ? [...irritations, sensitization] : []),
  ];
  return asking.some((code) => !covered.includes(code));
}
