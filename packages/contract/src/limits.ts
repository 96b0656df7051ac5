/** Bounds that operations enforce and the interface respects. Free of zod: the browser imports this file. */

/** PostgreSQL's largest integer: an id beyond it can exist nowhere. */
export const largestId = 2_147_483_647;

/** Lines that one doAddCartItems or doAddCartLines takes. */
export const maximumLinesPerCall = 100;

/** Characters of an article number. */
export const maximumNumberLength = 100;

/** Entries of a wishlist, and of a page of it. */
export const maximumWishlistItems = 500;
export const wishlistEntriesPerPage = 40;

export const defaultItemsPerPage = 20;
export const itemsPerPageOptions = [20, 40, 100] as const;
export const maximumItemsPerPage = 100;

export const reviewsPerPage = 10;
export const maximumReviewsPerPage = 100;

/** Characters of what is written of an item, and of the shop's reply. */
export const maximumReviewLength = 500;
export const maximumReviewTitleLength = 100;
export const maximumReviewAuthorLength = 60;

/** Characters of a search term. */
export const maximumTermLength = 200;

/** Characters of the wish that a shopper adds to an order. */
export const maximumOrderWishLength = 2000;

/** Characters of a drop-off place, and of name and address of a neighbor. */
export const maximumNeighborLength = 100;

/** Characters of the buyer's own reference on an order. */
export const maximumCustomerSignLength = 100;

/** As long as banks take the name of an account's owner. */
export const maximumAccountOwnerLength = 70;

/** A stock that is no larger is told ("only 3 left"); a page need not be made anew for changes above it. */
export const fewPieces = 20;

/** Characters of what is withdrawn from: all of it is said back in the mail that notes its receipt. */
export const longestWithdrawnGoods = 500;
