/** Limits of the shop; counts, characters, Rappen, years. */
export const shopLimits = {
  products: 200,
  variantsPerProduct: 30,
  nameMaximum: 80,
  summaryMaximum: 160,
  descriptionMaximum: 4_000,
  urlMaximum: 80,
  codeMaximum: 40,
  priceMaximum: 1_000_000,
  stockMaximum: 100_000,
  linesPerOrder: 50,
  quantityPerLine: 500,
  /** What is more than this is talked about first. */
  totalMaximum: 99_999_999,
  /** Of the Swiss payment standards: name, street and town on a QR-bill. */
  addressNameMaximum: 70,
  addressLineMaximum: 70,
  cityMaximum: 35,
  commentMaximum: 1_000,
  decisionMaximum: 500,
  /** Of those who administer a school, so many get a mail about an order that waits. */
  headsTold: 20,
  /** An order that waits longer is declined by itself. */
  daysToDecide: 30,
  ordersShown: 200,
  /** How long bills are kept, counted from the end of their year (OR 958f). */
  yearsKept: 10,
  daysToPay: 30,
} as const;

/** Postage in Rappen, and from which goods total on there is none (specification, section 9). */
export const postageRule = { postage: 900, freeFrom: 5_000 } as const;
