/** What does not follow from the owner's colors; the same values stand in tokens.css, which a test compares. */
export const neutrals = {
  white: '#ffffff',
  black: '#000000',
  paper: '#faf8f4',
  surface: '#ffffff',
  sunken: '#f2eee7',
  ink: '#1f2421',
  'ink-muted': '#565d58',
  'line-strong': '#7d7668',
} as const;

/** Grounds on which text stands. */
export const grounds = [neutrals.white, neutrals.paper, neutrals.sunken] as const;
