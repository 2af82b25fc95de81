import { Dropdown, makeStyles, mergeClasses, Option } from '@fluentui/react-components';
import type { SignedInUser } from '@pausenplatz/kernel-host';
import { colorNameOf, useStrongColors } from '@pausenplatz/kernel-ui';
import { plannerTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  picker: { minWidth: '120px' },
  dot: { width: '12px', height: '12px', borderRadius: '999px', display: 'inline-block', marginRight: '8px' },
});

export interface ClassPickerProps {
  readonly classes: SignedInUser['schoolClasses'];
  readonly chosen: string;
  readonly onChoose: (classId: string) => void;
}

/** Which of one's classes is shown, in hosts without a switcher. */
export function ClassPicker({ classes, chosen, onChoose }: ClassPickerProps) {
  const styles = useStyles();
  const strong = useStrongColors();
  return (
    <Dropdown
      className={styles.picker}
      aria-label={plannerTexts.classLabel}
      value={classes.find(({ id }) => id === chosen)?.name ?? ''}
      selectedOptions={[chosen]}
      onOptionSelect={(_event, { optionValue }) => optionValue && onChoose(optionValue)}
    >
      {classes.map(({ id, name, color }) => (
        <Option key={id} value={id} text={name}>
          <span className={mergeClasses(styles.dot, strong[colorNameOf(color)])} aria-hidden />
          {name}
        </Option>
      ))}
    </Dropdown>
  );
}
