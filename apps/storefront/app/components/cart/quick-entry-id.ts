/** Of the field for a list of article numbers, which is not there until it is opened. */
export const quickEntryId = 'quick-entry-lines';
