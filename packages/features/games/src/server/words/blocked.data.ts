/** Words that a school does not want to read on a child's screen: never looked for, never taken as a guess, never in the list of a class. */
export const blockedWords = `
  arsch ärsch kacke kackt pisse pisst kotze kotzt furzt penis vulva hoden busen titte titts fotze votze nutte huren hurst dirne tunte lesbe
  homos ficke fickt ficks bumse bumst wichs geile geilt porno strip pussy bitch fucks fuckt dicks shits boobs nazis nazes neger nigga kanak
  spast spati mongo idiot depps deppe kokst kifft kiffe joint
`;
