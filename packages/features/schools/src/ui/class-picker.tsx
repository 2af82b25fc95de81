import { makeStyles, mergeClasses, Select } from '@fluentui/react-components';
import { colorNameOf, FormField, useStrongColors } from '@pausenplatz/kernel-ui';
import { schoolTexts } from '../texts.ts';

const useStyles = makeStyles({
  frame: { position: 'relative', display: 'grid' },
  dot: {
    position: 'absolute',
    left: '12px',
    top: 'calc(50% - 6px)',
    zIndex: 1,
    width: '12px',
    height: '12px',
    borderRadius: '999px',
    pointerEvents: 'none',
  },
  select: { '& select': { paddingLeft: '36px' } },
});

interface PickableClass {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}

interface ClassPickerProps {
  /** Classes to choose from, usually those of the signed-in person. */
  readonly classes: readonly PickableClass[];
  /** Id of the chosen class; null while none is. */
  readonly value: string | null;
  readonly onChange: (classId: string) => void;
  /** What the class is for, where it is more than "Klasse". */
  readonly label?: string;
  /** Only heard, where the place on the screen says what the list is for. */
  readonly hidesLabel?: boolean;
  readonly error?: string;
}

/** Chooses one class by name and colour. A native list: it works with every finger, keyboard and screen reader. */
export function ClassPicker({ classes, value, onChange, label = schoolTexts.pickers.class, hidesLabel = false, error }: ClassPickerProps) {
  const styles = useStyles();
  const strong = useStrongColors();
  const chosen = classes.find(({ id }) => id === value);
  if (classes.length === 0) return <p>{schoolTexts.pickers.noClass}</p>;
  return (
    <FormField label={hidesLabel ? '' : label} error={error}>
      {(field) => (
        <div className={styles.frame}>
          {chosen && <span aria-hidden className={mergeClasses(styles.dot, strong[colorNameOf(chosen.color)])} />}
          <Select
            {...field}
            {...(hidesLabel && { 'aria-label': label })}
            className={mergeClasses(chosen && styles.select)}
            value={chosen?.id ?? ''}
            onChange={(_event, { value: id }) => onChange(id)}
          >
            {!chosen && (
              <option value="" disabled>
                {schoolTexts.pickers.chooseClass}
              </option>
            )}
            {classes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      )}
    </FormField>
  );
}
