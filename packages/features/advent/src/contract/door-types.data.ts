/** What a door is made of, with the place of its number in percent of the door, and the colour of the number (specification, section 3). */
export const doorTypes = [
  { value: 'wood', x: 50, y: 52, textColor: '#fff4dc' },
  { value: 'paper', x: 50, y: 50, textColor: '#5b3a1e' },
  { value: 'cloth', x: 50, y: 60, textColor: '#ffffff' },
  { value: 'ice', x: 50, y: 50, textColor: '#0d4a6b' },
  { value: 'present', x: 50, y: 66, textColor: '#4a1c00' },
  { value: 'bauble', x: 50, y: 58, textColor: '#ffffff' },
  { value: 'star', x: 50, y: 56, textColor: '#4a2c00' },
  { value: 'window', x: 50, y: 50, textColor: '#4a2c12' },
  { value: 'cutout', x: 50, y: 50, textColor: '#4a2c12' },
  { value: 'circle', x: 50, y: 50, textColor: '#4a2c12' },
  { value: 'rectangle', x: 50, y: 50, textColor: '#4a2c12' },
  { value: 'transparent', x: 50, y: 50, textColor: '#ffffff' },
] as const;

export type DoorType = (typeof doorTypes)[number]['value'];

/** The same as a list of names, for a schema. */
export const doorTypeNames = doorTypes.map(({ value }) => value) as unknown as readonly [DoorType, ...DoorType[]];
