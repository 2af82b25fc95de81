import { addGroup, deleteGroup, editGroup } from './groups.ts';
import { addItem, deleteItem, editItem, fillColumn, getItems, getMyItems } from './items.ts';
import { printSlips, provePresence, revealSecret } from './reveal.ts';
import { addSealedItems, createVault, giveUpVault, openVault, rewrapVault } from './vault.ts';

export * from './groups.ts';
export * from './hub.ts';
export * from './items.ts';
export * from './limits.ts';
export * from './reveal.ts';
export type { ClassItem, ItemIcon, KeptItem, PasswordGroup, PasswordRow } from './shapes.ts';
export * from './vault-shapes.ts';
export * from './vault.ts';

export const passwordsCalls = {
  getMyItems,
  getItems,
  addItem,
  editItem,
  deleteItem,
  fillColumn,
  addGroup,
  editGroup,
  deleteGroup,
  provePresence,
  revealSecret,
  printSlips,
  createVault,
  openVault,
  rewrapVault,
  addSealedItems,
  giveUpVault,
} as const;
