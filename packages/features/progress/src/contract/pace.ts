/** How much time somebody has for a calculation: the usual, more, or all that they want. A teacher sets it for a child, once for all trainers. */
export const paces = ['standard', 'more', 'free'] as const;
export type Pace = (typeof paces)[number];
