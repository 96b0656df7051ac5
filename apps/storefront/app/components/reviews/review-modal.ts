import type { Reply, Review } from '#app/views/reviews.ts';

/** What is done to reviews in a dialog, and to which. */
export type ReviewModal =
  | { type: 'create-review' }
  | { type: 'update-review'; review: Review }
  | { type: 'delete-review'; review: Review }
  | { type: 'create-reply'; review: Review }
  | { type: 'update-reply'; reply: Reply }
  | { type: 'delete-reply'; reply: Reply };
