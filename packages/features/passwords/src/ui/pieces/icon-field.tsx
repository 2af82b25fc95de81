import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { pictogramNames } from '@pausenplatz/icons/contract';
import { IconFace } from '@pausenplatz/icons/ui/icon-face';
import { look } from '@pausenplatz/kernel-ui';
import type { ItemIcon } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  choices: { display: 'flex', flexWrap: 'wrap', gap: '4px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  label: { padding: 0, marginBottom: '4px' },
  choice: {
    boxSizing: 'border-box',
    width: '44px',
    height: '44px',
    padding: '8px',
    border: 'none',
    borderRadius: look.radiusPicture,
    cursor: 'pointer',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
  },
  chosen: { outline: `3px solid ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
});

interface IconFieldProps {
  readonly value: ItemIcon;
  readonly onChoose: (icon: ItemIcon) => void;
}

export function IconField({ value, onChoose }: IconFieldProps) {
  const styles = useStyles();
  const { item: texts } = passwordsUiTexts;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{texts.icon}</legend>
      {pictogramNames.map((icon) => (
        <button
          key={icon}
          type="button"
          title={texts.icons[icon]}
          aria-label={texts.icons[icon]}
          aria-pressed={icon === value}
          className={mergeClasses(styles.choice, icon === value && styles.chosen)}
          onClick={() => onChoose(icon)}
        >
          <IconFace icon={icon} />
        </button>
      ))}
    </fieldset>
  );
}
