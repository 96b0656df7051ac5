export function memoryFlags(available?: number, ownOptions?: string): string[];
