/** Version of the script for websites. A change of the script is a new one: `node embed/release.ts` keeps its file for ever. */
export const sdkVersion = '1.0.0';
