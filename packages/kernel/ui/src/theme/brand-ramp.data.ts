/** Sixteen teal steps around #00797a, dark to light; step 80 is the brand colour itself. */
export const brandRamp = {
  10: '#001b1b',
  20: '#012a2a',
  30: '#013738',
  40: '#014546',
  50: '#015455',
  60: '#006364',
  70: '#006e6f',
  80: '#00797a',
  90: '#1d8a8a',
  100: '#389a99',
  110: '#52aaa9',
  120: '#6cbab8',
  130: '#87c9c7',
  140: '#a3d8d6',
  150: '#c1e7e5',
  160: '#dff5f3',
} as const;
