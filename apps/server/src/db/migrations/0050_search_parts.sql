-- What words consist of is written anew by the next start, which finds no postings.
TRUNCATE "search_posting";
