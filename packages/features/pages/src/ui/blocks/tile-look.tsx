import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill, type SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { look } from '@pausenplatz/kernel-ui/theme';
import { lazy, Suspense, useState } from 'react';
import { type linkTilesListBlock, tileColors, tileIcons } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { Pictogram } from './pictogram.tsx';
import { useTileColors } from './tile-colors.ts';

const TilePicture = lazy(async () => ({ default: (await import('./tile-picture.tsx')).TilePicture }));

type Tile = SettingsOf<typeof linkTilesListBlock>['tiles'][number];

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '4px', justifyItems: 'start', minWidth: 0 },
  wide: { gridColumn: '1 / -1' },
  label: { lineHeight: tokens.lineHeightBase300, padding: 0 },
  button: { justifyContent: 'start' },
  choices: { display: 'flex', flexWrap: 'wrap', gap: '4px', margin: 0, padding: '4px 0', border: 'none', minWidth: 0 },
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

interface TileLookProps extends Pick<BlockEditorProps<unknown>, 'page' | 'addFile'> {
  readonly tile: Tile;
  readonly onChange: (tile: Tile) => void;
}

/** Colour, pictogram and picture of one tile, chosen from a small sheet that opens below its button. */
export function TileLook({ tile, onChange, page, addFile }: TileLookProps) {
  const styles = useStyles();
  const colors = useTileColors();
  const texts = blockEditorTexts;
  const [isOpen, setOpen] = useState(false);
  const chosen = `${texts.colors[tile.color]}, ${tile.picture ? texts.tilePicture.label : texts.icons[tile.icon]}`;
  const label = fill(texts.links.look, { name: tile.title || texts.links.unnamed });
  return (
    <div className={mergeClasses(styles.frame, isOpen && styles.wide)}>
      <span className={styles.label}>{texts.links.lookLabel}</span>
      <Button className={styles.button} aria-expanded={isOpen} aria-label={`${chosen}: ${label}`} onClick={() => setOpen(!isOpen)}>
        <Pictogram name={tile.icon} className={mergeClasses(styles.sample, colors[tile.color])} />
        {chosen}
      </Button>
      {isOpen && (
        <>
          <fieldset className={styles.choices}>
            <legend className={styles.label}>{texts.links.color}</legend>
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
          </fieldset>
          <fieldset className={styles.choices}>
            <legend className={styles.label}>{texts.links.icon}</legend>
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
          </fieldset>
          <Suspense fallback={null}>
            <TilePicture tile={tile} page={page} addFile={addFile} onChange={onChange} />
          </Suspense>
        </>
      )}
    </div>
  );
}
