import { Button, makeStyles, mergeClasses, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { FormField } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type linkTilesListBlock, tileColors, tileIcons } from '../../contract/index.ts';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { blockEditorTexts } from '../../texts.ts';
import { Pictogram } from './pictogram.tsx';
import { useTileColors } from './tile-colors.ts';

type Tile = SettingsOf<typeof linkTilesListBlock>['tiles'][number];

const useStyles = makeStyles({
  surface: { display: 'grid', gap: '16px', maxWidth: 'min(340px, calc(100vw - 48px))' },
  choices: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  choice: {
    boxSizing: 'border-box',
    width: '44px',
    height: '44px',
    padding: '6px',
    border: `3px solid ${tokens.colorNeutralBackground1}`,
    borderRadius: look.radiusPicture,
    cursor: 'pointer',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
  },
  chosen: { outline: `3px solid ${tokens.colorBrandStroke1}` },
  sample: { width: '24px', height: '24px', padding: '4px', marginRight: '8px', flexShrink: 0, borderRadius: look.radiusPicture },
});

/** Colour and pictogram of one tile, chosen from a small sheet. */
export function TileLook({ tile, onChange }: { readonly tile: Tile; readonly onChange: (tile: Tile) => void }) {
  const styles = useStyles();
  const colors = useTileColors();
  const texts = blockEditorTexts;
  return (
    <FormField label={`${texts.links.color}, ${texts.links.icon}`}>
      <div>
        <Popover trapFocus withArrow>
          <PopoverTrigger disableButtonEnhancement>
            <Button aria-label={fill(texts.links.look, { name: tile.title || texts.links.unnamed })}>
              <Pictogram name={tile.icon} className={mergeClasses(styles.sample, colors[tile.color])} />
              {texts.colors[tile.color]}, {texts.icons[tile.icon]}
            </Button>
          </PopoverTrigger>
          <PopoverSurface className={styles.surface}>
            <div role="group" aria-label={texts.links.color} className={styles.choices}>
              {tileColors.map((color) => (
                <button
                  key={color}
                  type="button"
                  title={texts.colors[color]}
                  aria-label={texts.colors[color]}
                  aria-pressed={color === tile.color}
                  className={mergeClasses(styles.choice, colors[color], color === tile.color && styles.chosen)}
                  onClick={() => onChange({ ...tile, color })}
                />
              ))}
            </div>
            <div role="group" aria-label={texts.links.icon} className={styles.choices}>
              {tileIcons.map((icon) => (
                <button
                  key={icon}
                  type="button"
                  title={texts.icons[icon]}
                  aria-label={texts.icons[icon]}
                  aria-pressed={icon === tile.icon}
                  className={mergeClasses(styles.choice, icon === tile.icon && styles.chosen)}
                  onClick={() => onChange({ ...tile, icon })}
                >
                  <Pictogram name={icon} />
                </button>
              ))}
            </div>
          </PopoverSurface>
        </Popover>
      </div>
    </FormField>
  );
}
