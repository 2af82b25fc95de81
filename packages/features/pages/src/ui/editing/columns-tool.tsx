import {
  Button,
  makeStyles,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { LayoutColumnTwo24Regular } from '@fluentui/react-icons/svg/layout-column-two';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type BlockPlace, blockPlaces } from '../../contract/index.ts';
import { editingTexts } from '../../texts.ts';

const useStyles = makeStyles({
  // Columns are made where they are seen.
  tool: { borderRadius: look.radiusChip, '@media (max-width: 640px)': { display: 'none' } },
});

export interface ColumnsToolProps {
  readonly name: string;
  readonly place: BlockPlace;
  /** Nothing stands above it, beside which it could be put. */
  readonly isFirst: boolean;
  readonly onPut: (place: BlockPlace) => void;
  readonly onBeside: () => void;
}

/** Puts a block into a column, or another one beside it. */
export function ColumnsTool({ name, place, isFirst, onPut, onBeside }: ColumnsToolProps) {
  const styles = useStyles();
  const { columns, beside, places } = editingTexts.block;
  const label = fill(columns, { name });
  return (
    <Menu
      checkedValues={{ place: [place] }}
      onCheckedValueChange={(_event, { checkedItems }) => {
        const chosen = blockPlaces.find((one) => checkedItems.includes(one));
        if (chosen) onPut(chosen);
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.tool}
          appearance="subtle"
          icon={<LayoutColumnTwo24Regular />}
          data-tool="columns"
          aria-label={label}
          title={label}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {place !== 'right' && (
            <>
              <MenuItem icon={<Add24Regular />} onClick={onBeside}>
                {beside}
              </MenuItem>
              <MenuDivider />
            </>
          )}
          {blockPlaces.map((one) => (
            <MenuItemRadio key={one} name="place" value={one} disabled={one === 'right' && isFirst}>
              {places[one]}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
