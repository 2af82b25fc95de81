import { makeStyles, ToggleButton } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { schoolTexts } from '../texts.ts';

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

interface PickableGroup {
  readonly id: string;
  readonly name: string;
  readonly pupilIds: readonly string[];
}

interface GroupPickerProps {
  readonly groups: readonly PickableGroup[];
  /** Everybody who can be chosen, by id: the pupils of the class. */
  readonly pupilIds: readonly string[];
  /** The pupils that are chosen now. */
  readonly chosen: ReadonlySet<string>;
  /** All pupils that are chosen after a press: a pressed group adds its pupils, a released one takes them away. */
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** Chooses the pupils of whole groups at once; a group is pressed while all of its pupils are chosen. */
export function GroupPicker({ groups, pupilIds, chosen, onChange }: GroupPickerProps) {
  const styles = useStyles();
  const texts = schoolTexts.pickers;
  const everybody = { id: '', name: texts.wholeClass, pupilIds };
  return (
    <div className={styles.row} role="group" aria-label={texts.group}>
      {[everybody, ...groups].map(({ id, name, pupilIds: members }) => {
        const isWhole = members.length > 0 && members.every((pupil) => chosen.has(pupil));
        const others = [...chosen].filter((pupil) => !members.includes(pupil));
        return (
          <ToggleButton
            key={id}
            size="small"
            checked={isWhole}
            disabledFocusable={members.length === 0}
            aria-label={fill(texts.groupOf, { name, count: members.length })}
            onClick={() => onChange(new Set(isWhole ? others : [...others, ...members]))}
          >
            {name}
          </ToggleButton>
        );
      })}
    </div>
  );
}
