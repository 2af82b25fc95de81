import { addUserIcon, deleteUserIcon, getBrandIcons, getEmojis, getFaIcons, getPausenplatzIcons, getUserIcons } from './icons.ts';

export * from './chosen-icon.ts';
export * from './icons.ts';
export * from './limits.ts';
export { pictogramNames, pictograms } from './pictograms.data.ts';

export const iconsCalls = {
  getFaIcons,
  getBrandIcons,
  getEmojis,
  getPausenplatzIcons,
  getUserIcons,
  addUserIcon,
  deleteUserIcon,
} as const;
