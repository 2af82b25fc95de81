export { folderRights, isForAll, isSeen, originOf } from './folder-rights.ts';
export { type HandIn, handIns, missing } from './hand-ins.ts';
export { itemName } from './item-name.ts';
export { heightOf, inOrder, wayTo, withBelow } from './tree.ts';
