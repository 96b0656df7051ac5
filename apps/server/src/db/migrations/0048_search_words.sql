-- What words say of items, and of what they consist, is written anew by the next start, which finds no postings.
TRUNCATE "search_posting";
