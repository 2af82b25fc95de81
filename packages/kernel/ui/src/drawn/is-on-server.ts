/** A server draws a screen once and runs none of its effects. */
export const isOnServer = typeof document === 'undefined';
