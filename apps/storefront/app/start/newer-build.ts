/** Whether the shop has been built anew since this document was loaded: the next navigation takes the new one. */
export const newerBuild = { isKnown: false };
