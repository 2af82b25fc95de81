const longest = 4;

/** A sign for a child says nothing to others: at most four letters or digits, and no blanks between them. */
export const isShortSign = (sign: string): boolean => sign.length <= longest && !/\s/.test(sign);
