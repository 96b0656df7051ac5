export function memoryFlags(machine?: { available?: number; processors?: number; ownOptions?: string }): string[];
