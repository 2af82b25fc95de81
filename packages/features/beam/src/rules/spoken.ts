/** An address as one reads it aloud. */
export const spoken = (address: string): string => address.replace(/^https?:\/\//, '');
