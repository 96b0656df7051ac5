/** What begins with one of these is no noun and no proper name, in whichever language it is written. */
const prepositions = /^(?:Auf|Aus|Für|Im|In|Mit|Ohne|Von|Zu|Zum|Zur|For|From|Of|On|With|Without)(?=\s)/;

/**
 * A name as it stands behind a comma: "350 ml, ohne Eichstrich". Alone it begins with a capital. German nouns keep theirs, and nothing
 * tells them from adjectives, so that only prepositions are written small.
 */
export function inLine(name: string): string {
  return name.replace(prepositions, (word) => word.toLowerCase());
}

/** Several names as one line, of which the first stands at its beginning. */
export function asLine(names: readonly string[]): string {
  return names.map((name, index) => (index === 0 ? name : inLine(name))).join(', ');
}
