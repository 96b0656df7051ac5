/** What operators are, from who may least to who may most: each may what those before may. */
export const operatorRoles = ['viewer', 'editor', 'publisher', 'admin'] as const;

/** A viewer reads; an editor edits, previews and answers reviews; a publisher also saves, publishes, deletes and releases; an admin also runs the staff. */
export type OperatorRole = (typeof operatorRoles)[number];

/** Whether someone with a role may what `needed` asks for. */
export function hasRole(role: OperatorRole, needed: OperatorRole): boolean {
  return operatorRoles.indexOf(role) >= operatorRoles.indexOf(needed);
}
