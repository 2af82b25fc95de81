import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import { webTexts } from '../screen-texts.ts';

const useStyles = makeStyles({
  field: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: look.touch,
    margin: '16px 0 0',
    padding: '4px 12px',
    borderRadius: look.radiusPicture,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
});

/** Narrows the pages of the sidebar; without Fluent's field, which no first view needs. */
export function PageFilter({ words, onChange }: { readonly words: string; readonly onChange: (words: string) => void }) {
  const styles = useStyles();
  return (
    <input
      type="search"
      className={styles.field}
      value={words}
      aria-label={webTexts.shell.filter}
      placeholder={webTexts.shell.filter}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || words === '') return;
        // The sidebar would close with it.
        event.stopPropagation();
        onChange('');
      }}
    />
  );
}
