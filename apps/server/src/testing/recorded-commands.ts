import type pg from 'pg';

/** What one of the owner's tasks left in the audit, the oldest first: "item 1001" and what differs. */
export async function recordedCommands(pool: pg.Pool, operation: string): Promise<unknown[]> {
  const { rows } = await pool.query<{ subject_kind: string; subject_id: string; change: unknown }>(
    'SELECT subject_kind, subject_id, change FROM audit_entry WHERE operation = $1 ORDER BY id',
    [operation],
  );
  return rows.map(({ subject_kind: kind, subject_id: id, change }) => [`${kind} ${id}`.trim(), change]);
}
