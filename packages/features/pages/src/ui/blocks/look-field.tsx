import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { StoredFile } from '@pausenplatz/documents/contract';
import { type ChosenIcon, pictogramNames } from '@pausenplatz/icons/contract';
import { loadIconChoice } from '@pausenplatz/icons/ui/icon-choice';
import { IconFace } from '@pausenplatz/icons/ui/icon-face';
import { fill } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { Skeletons } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { tileColors } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { useTileColors } from './tile-colors.ts';

const IconChoice = lazy(async () => ({ default: await loadIconChoice() }));

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
  more: { justifySelf: 'start' },
  sets: { width: '100%' },
  sample: { width: '24px', height: '24px', padding: '4px', marginRight: '8px', flexShrink: 0, borderRadius: look.radiusPicture },
});

interface Looked {
  readonly title: string;
  readonly color: (typeof tileColors)[number];
  readonly icon: ChosenIcon;
}

interface LookFieldProps<Item extends Looked> extends Pick<BlockEditorProps<unknown>, 'page' | 'addFile'> {
  readonly item: Item;
  readonly onChange: (item: Item) => void;
  /** What the item shows instead of its icon. */
  readonly instead?: string | undefined;
  /** More of its look, below the choices. */
  readonly children?: ReactNode;
}

const nameOf = (icon: ChosenIcon): string => (typeof icon === 'string' ? blockEditorTexts.icons[icon] : icon.label);

/** Colour and icon of one tile or button, chosen from a small sheet that opens below its button. */
export function LookField<Item extends Looked>({ item, page, addFile, onChange, instead, children }: LookFieldProps<Item>) {
  const styles = useStyles();
  const colors = useTileColors();
  const texts = blockEditorTexts;
  const [isOpen, setOpen] = useState(false);
  const [seeksMore, setSeeksMore] = useState(false);
  const choose = (icon: ChosenIcon, file?: StoredFile) => {
    if (file) addFile(file.id, file);
    onChange({ ...item, icon });
  };
  const chosen = `${texts.colors[item.color]}, ${instead ?? nameOf(item.icon)}`;
  const label = fill(texts.links.look, { name: item.title || texts.links.unnamed });
  return (
    <div className={mergeClasses(styles.frame, isOpen && styles.wide)}>
      <span className={styles.label}>{texts.links.lookLabel}</span>
      <Button className={styles.button} aria-expanded={isOpen} aria-label={`${chosen}: ${label}`} onClick={() => setOpen(!isOpen)}>
        <IconFace icon={item.icon} files={page.files} className={mergeClasses(styles.sample, colors[item.color])} />
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
                aria-pressed={color === item.color}
                className={mergeClasses(styles.choice, colors[color], color === item.color && styles.chosen)}
                onClick={() => onChange({ ...item, color })}
              />
            ))}
          </fieldset>
          {seeksMore ? (
            <Suspense fallback={<Skeletons shape="rows" />}>
              <div className={styles.sets}>
                <IconChoice chosen={item.icon} onChoose={choose} />
              </div>
            </Suspense>
          ) : (
            <fieldset className={styles.choices}>
              <legend className={styles.label}>{texts.links.icon}</legend>
              {pictogramNames.map((icon) => (
                <button
                  key={icon}
                  type="button"
                  title={texts.icons[icon]}
                  aria-label={texts.icons[icon]}
                  aria-pressed={icon === item.icon}
                  className={mergeClasses(styles.choice, icon === item.icon && styles.chosen)}
                  onClick={() => onChange({ ...item, icon })}
                >
                  <IconFace icon={icon} />
                </button>
              ))}
            </fieldset>
          )}
          <Button className={styles.more} aria-expanded={seeksMore} onClick={() => setSeeksMore(!seeksMore)}>
            {seeksMore ? texts.links.fewerIcons : texts.links.moreIcons}
          </Button>
          {children}
        </>
      )}
    </div>
  );
}
