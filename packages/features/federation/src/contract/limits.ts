export const tenantLimits = {
  nameMaximum: 80,
  /** Connected accounts that are listed at once. */
  linksAtOnce: 50,
} as const;
