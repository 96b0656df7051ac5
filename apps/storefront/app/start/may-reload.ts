const guardMs = 10_000;

/**
 * Whether a path may be reloaded now: what to remember if so, null if it was less than ten seconds ago. `remembered` is
 * what an earlier call answered, the time of the last reload by path.
 */
export function mayReload(remembered: string | null, { path, now }: { path: string; now: number }): string | null {
  const recent = Object.entries(read(remembered)).filter(([, at]) => Math.abs(now - at) < guardMs);
  if (recent.some(([known]) => known === path)) return null;
  return JSON.stringify({ ...Object.fromEntries(recent), [path]: now });
}

function read(remembered: string | null): Record<string, number> {
  try {
    return JSON.parse(remembered ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
