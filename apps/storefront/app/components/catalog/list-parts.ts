/** Where the filters of a list stand: what the link of a narrow screen leads to before and without scripts. */
export const filtersId = 'filters';

/** Where the number of hits stands, which is read out after a choice. */
export const listCountId = 'list-count';
