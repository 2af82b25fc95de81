import { makeStyles, mergeClasses } from '@griffel/react';
import { look } from './look.ts';

const useTouchStyles = makeStyles({
  field: { minHeight: look.touch },
  item: { minHeight: look.touch, alignItems: 'center' },
  // A tall dialog leaves the page behind it in sight; on a phone it has all the room there is.
  dialog: { '@media (min-width: 641px) and (min-height: 480px)': { maxHeight: 'calc(100dvh - 112px)' } },
  square: { minHeight: look.touch, minWidth: look.touch },
});

interface Slotted {
  readonly root: { className?: string | undefined };
  readonly size?: string | undefined;
  readonly iconOnly?: boolean | undefined;
}

const useRoomyRoot = (state: unknown) => {
  const styles = useTouchStyles();
  // Fluent hands the component's state over as unknown; these components all have a root slot.
  const { root, size, iconOnly } = state as Slotted;
  if (size === 'small') return;
  // oxlint-disable-next-line react/immutability -- Fluent's style hooks work by writing the class name of a slot.
  root.className = mergeClasses(root.className, iconOnly ? styles.square : styles.field);
};

/** A native list sits in a frame of its own: the height is that of the list inside. */
const useRoomySelect = (state: unknown) => {
  const styles = useTouchStyles();
  const { select, size } = state as { readonly select: { className?: string | undefined }; readonly size?: string | undefined };
  if (size === 'small') return;
  // oxlint-disable-next-line react/immutability -- as above.
  select.className = mergeClasses(select.className, styles.field);
};

const useRoomyItem = (state: unknown) => {
  const styles = useTouchStyles();
  const { root } = state as Slotted;
  // oxlint-disable-next-line react/immutability -- as above.
  root.className = mergeClasses(root.className, styles.item);
};

const useRoomyDialog = (state: unknown) => {
  const styles = useTouchStyles();
  const { root } = state as Slotted;
  // oxlint-disable-next-line react/immutability -- as above.
  root.className = mergeClasses(root.className, styles.dialog);
};

/** Gives buttons and fields the touch size of the house, in one place for all screens. */
export const touchStyleHooks = {
  useButtonStyles_unstable: useRoomyRoot,
  useToggleButtonStyles_unstable: useRoomyRoot,
  useMenuButtonStyles_unstable: useRoomyRoot,
  useInputStyles_unstable: useRoomyRoot,
  useSelectStyles_unstable: useRoomySelect,
  useComboboxStyles_unstable: useRoomyRoot,
  useDropdownStyles_unstable: useRoomyRoot,
  useMenuItemStyles_unstable: useRoomyItem,
  useMenuItemCheckboxStyles_unstable: useRoomyItem,
  useMenuItemRadioStyles_unstable: useRoomyItem,
  useTabStyles_unstable: useRoomyRoot,
  useDialogBodyStyles_unstable: useRoomyDialog,
};
