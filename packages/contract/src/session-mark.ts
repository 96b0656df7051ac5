/**
 * Name of a cookie that scripts can read: there is a session. It says nothing else; without it there is nothing of a
 * visitor to be asked for.
 */
export const sessionMark = 'has_session';
