/** All rules of the views and of what lies around them; put here while building (`embed/flat-styles.ts`). */
export const flatSheet: string = '';
